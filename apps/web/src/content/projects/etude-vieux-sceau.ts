export default {
  category: 'corporate',
  title: 'L’acte en français clair',
  description:
    'Site d’une étude de notaires : chaque acte y tient en une page, avec son prix, son délai et ce qu’il faut apporter à la signature.',
  summary: 'Une page par acte : le prix, le délai, quoi apporter.',
  alt: 'Page crème à large marge, comme un acte : un sceau de cire rouge à ruban, un titre immense et trois questions en français simple.',
  tags: ['Notaires', 'Langage clair', 'Prise de rendez-vous'],
  client: 'Étude du Vieux-Sceau',
  technologies: ['Site statique', 'Gestion de contenu', 'Formulaire sécurisé'],
  problem:
    'Au téléphone, toujours les trois mêmes questions. Les réponses existaient, au verso d’une brochure de 1998.',
  decision:
    'Neuf actes, neuf pages bâties pareil. Les mots du droit restent dans la marge, avec leur sens; le texte se lit sans eux.',
  figure: { value: '4 207', label: 'actes au greffe de l’étude, le plus ancien de 1931' },
} as const;
