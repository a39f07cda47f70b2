export default {
  category: 'agency',
  title: 'L’accent fait le pont',
  description:
    'Site d’une agence de traduction : une même phrase, deux langues, et un accent qui se lève quand la traductrice prend la relève.',
  summary: 'La phrase de la machine à côté de celle de la réviseure.',
  alt: 'Un e accent aigu géant, noir sur jaune taxi, dont l’accent est un pont-levis qui s’ouvre au-dessus de deux colonnes de texte.',
  tags: ['Traduction', 'Agence', 'Typographie'],
  client: 'Agence Pont-Levis',
  technologies: ['HTML', 'Typographie variable', 'Gestion de contenu'],
  problem:
    'À côté de la traduction gratuite, leur prix au mot semblait d’un autre siècle. Rien ne montrait la différence.',
  decision:
    'On l’a montrée. Chaque page met côte à côte la phrase de la machine et celle de la réviseure, avec la raison dans la marge.',
  figure: { value: '2 000 mots', label: 'relus par jour et par personne, pas un de plus' },
} as const;
