export default {
  category: 'branding',
  title: 'Un gerfaut sur la glace',
  description:
    'Nouvelle image d’un club de hockey junior : un écusson cousu en quatre morceaux, lisible du dernier rang de l’aréna.',
  summary: 'Un écusson en quatre morceaux, lisible du dernier rang.',
  alt: 'Chandail de hockey à plat, vert forêt et bande dorée, un gerfaut brodé au centre, une rondelle et un foulard à côté.',
  tags: ['Image de marque', 'Hockey', 'Écusson'],
  client: 'Les Gerfauts de Val-Brume',
  technologies: ['Dessin vectoriel', 'Broderie', 'Guide de normes'],
  problem: 'L’ancien aigle venait d’une banque d’images. Trois équipes de la ligue portaient le même.',
  decision:
    'Quatre pièces de feutre, deux fils, aucune ombre. Des partisanes l’ont redessiné de mémoire après une période : il est resté.',
  figure: { value: '61 m', label: 'de glace, et l’écusson se lit de l’autre bout' },
} as const;
