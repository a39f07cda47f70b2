export default {
  category: 'medical',
  title: 'Les mots qui s’effacent',
  description:
    'L’audiogramme se lit enfin : la courbe pâlit les sons perdus dans une vraie phrase, et la famille comprend ce qui manque.',
  summary: 'Une phrase du souper, telle que la personne l’entend.',
  alt: 'Audiogramme rose et prune : une courbe à cercles rouges, une autre à croix bleues, et une phrase dont les f, les s et les ch pâlissent.',
  tags: ['Santé auditive', 'Vulgarisation', 'Accessibilité'],
  client: 'Audiologie Oreille-Fine',
  technologies: ['Web Audio', 'TypeScript', 'Hébergement au Québec'],
  website: 'site',
  problem: 'On sortait de l’examen avec un graphique en décibels et la même dispute à table : tu ne m’écoutes pas.',
  decision:
    'Une phrase du souper s’affiche telle qu’elle s’entend, selon la courbe de la personne. Ses proches la lisent avec ses oreilles.',
  demo: 'Glissez les points de l’audiogramme : la phrase perd ses consonnes. Un graphique d’experte devient une chose que toute la famille lit.',
  figure: { value: '4 000 Hz', label: 'là où les consonnes se perdent en premier' },
} as const;
