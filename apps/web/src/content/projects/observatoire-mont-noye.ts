export default {
  category: 'animation_web',
  title: 'Une nuit en un tour de main',
  description:
    'Le ciel du site tourne sous le doigt : un quart de tour, six heures d’étoiles, et la visite se réserve une nuit sans lune.',
  summary: 'Le ciel tourne sous le doigt et montre les nuits sans lune.',
  alt: 'Traînées d’étoiles en cercles autour du pôle, au-dessus d’un dôme entrouvert et d’une ligne d’épinettes, avec un anneau des heures.',
  tags: ['Animation Web', 'Astronomie', 'Réservation'],
  client: 'Observatoire du Mont-Noyé',
  technologies: ['Canvas', 'Éphémérides', 'Site statique'],
  featured: true,
  website: 'site',
  loop: { kilobytes: 174 },
  problem: 'Les billets partaient pour le samedi, pleine lune ou nuages. On montait voir un dôme fermé.',
  decision:
    'On choisit d’abord une noirceur, ensuite une date. Le cadran montre la lune, l’heure du vrai noir et ce qui passera au méridien.',
  demo: 'Tournez le ciel du doigt, levez la lune : les étoiles s’éteignent une à une. La bonne nuit se choisit en la voyant.',
  figure: { value: '21,6', label: 'sur l’échelle de noirceur du ciel, une nuit sans lune' },
} as const;
