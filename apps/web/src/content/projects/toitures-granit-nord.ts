export default {
  category: 'construction',
  title: 'Le relevé de toit sans échelle',
  description:
    'Le drone photographie, l’outil trace les versants et remet un plan coté : la soumission part le jour même, de la camionnette.',
  summary: 'Le drone photographie, l’outil trace et cote les versants.',
  alt: 'Plan de toit vu du ciel sur fond noir, un versant orange, les longueurs cotées et la surface totale de 168 m².',
  tags: ['Construction', 'Mesure par drone', 'Soumissions'],
  client: 'Toitures Granit-Nord',
  technologies: ['React', 'WebGL', 'Python', 'OpenCV'],
  featured: true,
  website: 'site',
  loop: { kilobytes: 98 },
  problem:
    'Mesurer un toit pentu prenait une demi-journée, un harnais et quelqu’un en bas. En novembre, on ne montait plus.',
  decision:
    'Quarante photos suffisent pour tracer les arêtes; le couvreur corrige du doigt celles que la neige cache. Le plan sort coté, versant par versant.',
  demo: 'Tirez les bords du plan : les versants, les arêtes et les paquets de bardeaux se recomptent. Aux flèches, c’est 10 cm à la fois.',
  figure: { value: '2 cm', label: 'd’écart avec le ruban, sur une pente de 8/12' },
} as const;
