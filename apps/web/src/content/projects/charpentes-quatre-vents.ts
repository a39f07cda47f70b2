export default {
  category: 'construction',
  title: 'La grange, travée par travée',
  description:
    'Un configurateur de bâtiments à poteaux et poutres : on allongera la grange d’une travée, le prix et la neige se recalculeront.',
  summary: 'La grange s’allongera; le prix et la neige suivront.',
  alt: 'Charpente de grange en perspective isométrique, traits blancs sur bleu de plan, assemblages numérotés et prix de la travée.',
  tags: ['Configurateur', 'Charpente', 'Soumissions'],
  client: 'Charpentes Quatre-Vents',
  technologies: ['TypeScript', 'SVG isométrique', 'Calcul de portées'],
  status: 'En développement',
  problem: 'Chaque soumission demandait deux soirées de dessin, et le client revenait avec un pied de plus.',
  decision:
    'Onze assemblages, toujours les mêmes, dessinés une fois. L’outil refusera la portée que la neige du coin ferait plier, et dira pourquoi.',
  figure: { value: '2,8 kPa', label: 'de neige au calcul, pour le rang le plus haut du canton' },
} as const;
