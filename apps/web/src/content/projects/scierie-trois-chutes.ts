export default {
  category: 'ai',
  title: 'Écouter la scie avant la panne',
  description:
    'Un micro sur le palier, un modèle dans l’armoire électrique : la scierie sait neuf jours d’avance quel roulement va lâcher.',
  summary: 'Un micro sur le palier sait quel roulement va lâcher.',
  alt: 'Spectrogramme du violet au jaune où une raie fine monte peu à peu, bordé en bas par les dents d’une scie.',
  tags: ['Maintenance prédictive', 'Son', 'Calcul sur place'],
  client: 'Scierie Trois-Chutes',
  technologies: ['Python', 'Microphones', 'Ordinateur industriel'],
  problem:
    'Un roulement de 90 $ arrêtait la ligne une journée. Le mécanicien l’entendait venir, mais il dort, lui aussi.',
  decision:
    'Pas de nuage : tout se calcule sur place, à −30 °C. Le son se montre en couleurs, et le mécanicien nomme ce qu’il y voit.',
  figure: { value: '9 jours', label: 'entre la première raie à 7,2 kHz et l’arrêt prévu' },
} as const;
