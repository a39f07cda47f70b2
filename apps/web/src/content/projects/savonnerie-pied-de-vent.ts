export default {
  category: 'branding',
  title: 'La lumière pliée en boîte',
  description:
    'Emballages d’une savonnerie des Îles : six boîtes dont les rayons se raccordent quand on les empile, sans plastique ni colle.',
  summary: 'Six boîtes s’empilent, et leurs rayons se raccordent.',
  alt: 'Six boîtes de savon empilées, pâles et abricot, dont les rayons imprimés se prolongent de l’une à l’autre comme un pied-de-vent.',
  tags: ['Emballage', 'Image de marque', 'Sans colle'],
  client: 'Savonnerie Pied-de-vent',
  technologies: ['Carton recyclé', 'Gaufrage', 'Guide de normes'],
  problem: 'Beaux nus, les savons devenaient tristes emballés. La pellicule prenait la buée dès le traversier.',
  decision:
    'Une seule feuille de carton, fermée par sa languette. Les rayons partent du savon, et leur nombre dit la force du parfum.',
  figure: { value: '6 plis', label: 'par boîte, et pas un point de colle' },
} as const;
