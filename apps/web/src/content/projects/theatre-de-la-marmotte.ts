export default {
  category: 'animation_web',
  title: 'Le rideau se lève au doigt',
  description:
    'Un théâtre de papier s’ouvre en défilant : cinq plans, une marmotte sur fils et la saison complète derrière le dernier rideau.',
  summary: 'Un théâtre de papier qui s’ouvre en défilant.',
  alt: 'Petit théâtre de papier corail et violet, cinq rideaux en retrait, une marmotte pendue à ses fils et une lune de beurre.',
  tags: ['Animation Web', 'Jeune public', 'Billetterie'],
  client: 'Théâtre de la Marmotte',
  technologies: ['SVG', 'CSS', 'Billetterie en ligne'],
  website: 'screen',
  loop: { kilobytes: 126 },
  problem:
    'La troupe joue pour des enfants qui ne lisent pas encore et vend ses billets à des parents qui n’ont pas le temps.',
  decision:
    'L’enfant lève le rideau; le parent trouve l’horaire sous la scène, immobile. Tout le décor se découpe dans six formes.',
  figure: { value: '5 fils', label: 'par marionnette, et autant de plans dans le décor' },
} as const;
