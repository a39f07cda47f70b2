export default {
  category: 'ai',
  title: 'La feuille parle avant le fruit',
  description:
    'Une caméra passe entre les rangs et repère le mildiou sur la feuille, bien avant que la tomate ne tache. Le rang malade clignote.',
  summary: 'Une caméra voit le mildiou avant que la tomate ne tache.',
  alt: 'Feuille de tomate géante en diagonale sur vert bouteille, trois taches encadrées dont une notée mildiou à 91 %, rangs en carrés dessous.',
  tags: ['Vision par ordinateur', 'Serriculture', 'Dépistage'],
  client: 'Serres du Haut-Rang',
  technologies: ['Python', 'PyTorch', 'Caméras sur rail'],
  featured: true,
  problem:
    'Deux personnes pour inspecter 14 000 plants : quand une tache se voyait à l’œil, trois rangs étaient déjà perdus.',
  decision:
    'Le modèle ne décide rien. Il classe les feuilles douteuses, la productrice tranche d’un geste, et chacune de ses réponses l’entraîne.',
  figure: { value: '11 jours', label: 'd’avance sur l’œil nu, d’après le cahier de la serre' },
} as const;
