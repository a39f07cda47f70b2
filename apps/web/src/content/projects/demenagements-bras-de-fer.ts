export default {
  category: 'boxxpilot',
  title: 'Le 1er juillet tient à l’écran',
  description:
    'Neuf camions, des heures et des étages : la répartition se déplace du doigt, et chaque équipe reçoit sa feuille de route révisée.',
  summary: 'La journée de neuf camions se déplace du doigt.',
  alt: 'Tableau de répartition bleu et kraft : neuf lignes de camions, des blocs de déménagements, l’un d’eux glissé vers une autre ligne.',
  tags: ['Répartition', 'Déménagement', 'Feuilles de route'],
  client: 'Déménagements Bras-de-Fer',
  technologies: ['BoxxPilot', 'React', 'PostgreSQL', 'Cartographie'],
  website: 'site',
  loop: { kilobytes: 64 },
  problem:
    'Un locataire en retard de deux heures, et tout l’après-midi tombait comme des dominos. Le tableau blanc, lui, restait au bureau.',
  decision:
    'BoxxPilot donne une ligne à chaque camion. Quand un bloc glisse, l’outil propose celui qui passe à moins de 3 km, avec assez de place et assez de bras.',
  demo: 'Un camion casse : glissez ses familles ailleurs, à la souris ou aux flèches. L’outil dit pourquoi une place ne va pas, et en propose une.',
  figure: { value: '61', label: 'déménagements en un seul jour, avec neuf camions' },
} as const;
