export default {
  category: 'ecommerce',
  title: 'Le vélo qui mord la glace',
  description:
    'Boutique de vélos d’hiver : le trajet et le thermomètre choisissent le pneu, puis l’atelier réserve la date du changement.',
  summary: 'Le trajet et le thermomètre choisissent le pneu.',
  alt: 'Vélo à gros pneus cloutés lancé hors du cadre, rouge signal sur glace pâle, avec un cadran qui marque −22 °C.',
  tags: ['Boutique en ligne', 'Vélo', 'Atelier'],
  client: 'Cycles Glace-Vive',
  technologies: ['React', 'Node.js', 'Agenda partagé'],
  loop: { kilobytes: 165 },
  problem: 'Entre le pneu clouté et le pneu large, on achetait au hasard. Puis il pleuvait en janvier.',
  decision:
    'Trois questions : la piste est-elle déneigée, y a-t-il une côte, roulez-vous sous −15 °C? La fiche vante le pneu, pas la marque.',
  figure: { value: '240 clous', label: 'par pneu, comptés sur la fiche' },
} as const;
