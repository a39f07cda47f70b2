export default {
  category: 'fintech',
  title: 'Une caisse pour 48 étals',
  description:
    'Un seul panier dans tout le marché : on paiera à la sortie, et chaque étal recevra sa part avant d’avoir plié sa nappe.',
  summary: 'On paiera à la sortie, et chaque étal recevra sa part.',
  alt: 'Un reçu de caisse interminable ondule à travers l’image, totaux par étal en vert chou et rouge tomate, jusqu’au terminal.',
  tags: ['Paiement', 'Marché public', 'Partage des ventes'],
  client: 'Marché Petit-Étal',
  technologies: ['Terminal de paiement', 'Node.js', 'PostgreSQL'],
  status: 'En développement',
  problem: 'Quarante-huit terminaux, autant de frais mensuels, et des gens qui repartaient faute d’argent comptant.',
  decision:
    'Chaque étal inscrit au poids, d’un code de trois lettres. La sortie fera le total, et le partage tombera avant la fermeture.',
  figure: { value: '16 h', label: 'l’heure visée pour payer les 48 étals, le jour même' },
} as const;
