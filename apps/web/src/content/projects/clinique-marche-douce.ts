export default {
  category: 'medical',
  title: 'Un rendez-vous en trois touches',
  description:
    'Gros boutons, rappels par texto et carte des pressions expliquée en mots simples : pensé avec des patients de plus de 70 ans.',
  summary: 'De gros boutons, pensés avec des patients de plus de 70 ans.',
  alt: 'Carte des pressions sous deux pieds, du bleu au rouge, et un téléphone où l’on choisit l’heure d’un rendez-vous.',
  tags: ['Santé', 'Accessibilité', 'Rappels'],
  client: 'Clinique Marche-Douce',
  technologies: ['React Native', 'TypeScript', 'Hébergement au Québec'],
  featured: true,
  website: 'site',
  problem:
    'La moitié des appels servaient à déplacer une visite. Les gens qui marchent mal raccrochaient avant qu’on réponde.',
  decision:
    'Trois écrans, une question par écran, aucun mot de passe : un code reçu par texto suffit. Après la visite, la carte revient avec deux phrases de la podiatre.',
  demo: 'Montrez où le pied fait mal, choisissez l’heure, réservez : trois touches, avec des boutons assez gros pour une main qui tremble.',
  figure: { value: '60 px', label: 'la hauteur du plus petit bouton, réglée avec des mains qui tremblent' },
} as const;
