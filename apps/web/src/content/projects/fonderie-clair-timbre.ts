export default {
  category: 'animation',
  title: 'La cloche vue du dedans',
  description:
    'Film d’une fonderie de Charlevoix : le bronze s’ouvre, l’épaisseur se lit, et l’on voit de quel anneau sort la note.',
  summary: 'Le bronze s’ouvre, et l’anneau qui chante s’allume.',
  alt: 'Trois images de film superposées : une cloche de bronze coupée en deux, ses épaisseurs cuivrées et les ondes du la à 440 Hz.',
  tags: ['Animation 3D', 'Film', 'Fonderie'],
  client: 'Fonderie Clair-Timbre',
  technologies: ['Blender', 'Simulation sonore', 'AV1'],
  featured: true,
  website: 'site',
  loop: { kilobytes: 141 },
  problem:
    'Une cloche se commande sur un son que personne n’a entendu. Le devis parlait d’alliage; le conseil de fabrique, de silence.',
  decision: 'On la coupe à l’écran, couche par couche, et l’anneau qui chante s’allume. Le film se passe de narration.',
  demo: 'Choisissez une note : la cloche grossit, le poids suit, et elle sonne. Le son se calcule dans la page, sans fichier à charger.',
  figure: { value: '420 kg', label: 'de bronze pour un la de 440 Hz' },
} as const;
