export default {
  category: 'restaurant',
  title: 'Douze minutes, tablier compris',
  description:
    'Commande en ligne d’une crêperie : l’attente affichée est celle des plaques qui cuisent, et non celle qu’on voudrait promettre.',
  summary: 'L’attente affichée est celle des plaques qui cuisent.',
  alt: 'Crêpe pliée et bleuets vus du dessus, sur une nappe à carreaux roses et jaunes, avec un billet de commande à douze minutes.',
  tags: ['Commande en ligne', 'Restauration', 'Attente réelle'],
  client: 'Crêperie Bec-à-Sucre',
  technologies: ['Application Web', 'Imprimante de cuisine', 'Paiement en ligne'],
  website: 'screen',
  problem:
    'Le dimanche, la file sortait sur le trottoir, et les commandes par téléphone passaient devant tout le monde.',
  decision:
    'L’outil compte ce qui est sur le feu et donne une heure juste. Quand les six plaques sont prises, il le dit au lieu de rêver.',
  figure: { value: '110 s', label: 'par crêpe, sur six plaques : l’attente se calcule' },
} as const;
