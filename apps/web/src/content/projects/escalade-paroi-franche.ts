export default {
  category: 'animation_web',
  title: 'La voie se déroule',
  description:
    'Le site d’une salle d’escalade se grimpe : on monte en défilant, la corde suit, et chaque prise ouvre un cours ou un tarif.',
  summary: 'On monte en défilant : les chaussons d’abord, la cote après.',
  alt: 'Mur à facettes aubergine, prises corail et lime; une grimpeuse suit la ligne de sa voie, dont la cote monte en chiffres immenses.',
  tags: ['Animation Web', 'Loisir', 'Clavier compris'],
  client: 'Escalade Paroi Franche',
  technologies: ['SVG', 'CSS', 'JavaScript sans cadriciel'],
  loop: { kilobytes: 93 },
  problem: 'On croyait la salle réservée aux initiés : le site parlait de cotes avant de dire où louer des chaussons.',
  decision:
    'La page commence au sol, avec les chaussons, et monte. La cote n’arrive qu’à mi-mur. Au clavier, on grimpe par les mêmes prises.',
  figure: { value: '14 m', label: 'de mur, et un écran par mètre' },
} as const;
