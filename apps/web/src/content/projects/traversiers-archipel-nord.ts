export default {
  category: 'corporate',
  title: 'La marée au tableau',
  description:
    'Site d’un service de traversiers : départs, vent et marée sur un seul tableau, lisible d’une main sur un téléphone mouillé.',
  summary: 'Départs, vent et marée, sur un seul tableau.',
  alt: 'Tableau de départs à palettes, lettres jaunes sur bleu marine, avec le vent et la marée; un traversier passe sur trois bandes de mer.',
  tags: ['Horaires', 'Transport maritime', 'Avis en direct'],
  client: 'Traversiers Archipel-Nord',
  technologies: ['Site statique', 'API météo', 'Affichage sur le quai'],
  website: 'screen',
  loop: { kilobytes: 88 },
  problem:
    'Quand le vent tournait, la ligne téléphonique gelait avant le quai. Des gens roulaient deux heures pour rien.',
  decision:
    'La capitaine touche une palette, et le tableau tourne partout à la fois. Chaque annulation dit la prochaine chance de passer.',
  figure: { value: '35 nœuds', label: 'de vent, et le tableau bascule de lui-même' },
} as const;
