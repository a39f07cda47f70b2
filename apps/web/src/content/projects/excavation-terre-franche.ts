export default {
  category: 'construction',
  title: 'Combien de gravier en réserve?',
  description:
    'Plan de carrière relevé au drone chaque vendredi : les courbes, les déblais et les camions chargés s’accordent enfin.',
  summary: 'La carrière se relève au drone, un vendredi après l’autre.',
  alt: 'Courbes de niveau d’une gravière en ocre et argile, zones de déblai rosées, traces de camions et volume de 12 400 m³.',
  tags: ['Relevé par drone', 'Carrière', 'Cubage'],
  client: 'Excavation Terre-Franche',
  technologies: ['Photogrammétrie', 'Python', 'Cartes vectorielles'],
  problem: 'Le client payait au voyage, le fournisseur au poids, et le trou donnait un troisième chiffre.',
  decision:
    'Un vol de douze minutes, toujours le même. L’écart entre deux vendredis se colorie en déblai ou en remblai, et se signe à deux.',
  figure: { value: '12 400 mètres cubes', label: 'sortis de la fosse en une saison' },
} as const;
