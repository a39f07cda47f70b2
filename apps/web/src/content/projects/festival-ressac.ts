export default {
  category: 'marketing',
  title: 'Une vague, trois affiches',
  description:
    'Campagne d’un festival gaspésien : la même vague traverse trois affiches, et chaque palissade de la côte la prolonge autrement.',
  summary: 'La même vague traverse les affiches et les palissades.',
  alt: 'Trois affiches collées sur une palissade, ultraviolet, orange et jaune soufre, dont les vagues se raccordent de l’une à l’autre.',
  tags: ['Campagne', 'Affichage', 'Musique'],
  client: 'Festival Ressac',
  technologies: ['Sérigraphie', 'Infolettre', 'Publicité locale'],
  loop: { kilobytes: 181 },
  problem:
    'Quatre jours, 22 groupes et un budget d’affichage pour une seule ville, alors que le public vient de toute la péninsule.',
  decision:
    'Les commerces collent les affiches dans l’ordre qu’ils veulent : le motif se raccorde toujours. Les noms des groupes flottent à la surface.',
  figure: { value: '640', label: 'affiches collées à la farine, par 31 commerces complices' },
} as const;
