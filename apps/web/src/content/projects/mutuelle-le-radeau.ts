export default {
  category: 'fintech',
  title: 'Le dégât d’eau en quatre photos',
  description:
    'L’application d’une mutuelle guidera la main : le compteur, la tache, l’objet, le voisin. La réclamation partira avant l’éponge.',
  summary: 'L’application guidera la main, du compteur au voisin.',
  alt: 'Deux téléphones croisés sur fond d’eau : quatre photos d’un dégât et la suite du dossier; une bouée orange mesure l’avancement.',
  tags: ['Assurance', 'Application mobile', 'Réclamation'],
  client: 'Mutuelle Le Radeau',
  technologies: ['Swift', 'Kotlin', 'Signature électronique'],
  status: 'En développement',
  problem: 'Une réclamation commençait par douze pages à imprimer, chez des gens dont le sous-sol flottait.',
  decision:
    'Quatre photos, dans l’ordre où l’experte les veut. L’application dira ce qui manque, et la suite se lira sur une ligne, avec des dates.',
  figure: { value: '36 h', label: 'visées, de la dernière photo au premier appel' },
} as const;
