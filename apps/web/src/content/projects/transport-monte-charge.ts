export default {
  category: 'boxxpilot',
  title: 'Le volume, pièce par pièce',
  description:
    'On touche le divan, l’outil compte les mètres cubes et choisit le camion : avec BoxxPilot, la soumission se fait sans visite.',
  summary: 'On touche le divan, et l’outil choisit le camion.',
  alt: 'Camion sans parois en perspective isométrique, rempli de boîtes de kraft, d’un divan et d’un piano; un compteur marque 28,4 m³.',
  tags: ['Déménagement', 'Estimation', 'Application mobile'],
  client: 'Transport Monte-Charge',
  technologies: ['BoxxPilot', 'React Native', 'Rendu isométrique'],
  featured: true,
  loop: { kilobytes: 74 },
  problem: 'Une évaluation sur trois se trompait de camion. Et le piano ne rapetisse jamais, le matin venu.',
  decision:
    'Deux cents meubles déjà mesurés, rangés par pièce. Le camion se remplit sous les yeux; le prix attend que la porte ferme.',
  figure: { value: '28,4 mètres cubes', label: 'pour un cinq et demie, piano compris' },
} as const;
