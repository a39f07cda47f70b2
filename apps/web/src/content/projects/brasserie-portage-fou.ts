export default {
  category: 'branding',
  title: 'Cinq cannettes, une rivière',
  description:
    'Identité d’une brasserie de Mauricie : sur la tablette, les étiquettes se touchent et reforment la rivière d’un bout à l’autre.',
  summary: 'Côte à côte, les étiquettes reforment la rivière.',
  alt: 'Cinq cannettes alignées, rouge tomate et sarcelle, dont les étiquettes forment ensemble une rivière et un canot renversé.',
  tags: ['Image de marque', 'Étiquettes', 'Deux encres'],
  client: 'Brasserie du Portage-Fou',
  technologies: ['Illustration', 'Impression sur aluminium', 'Guide de normes'],
  problem:
    'À l’épicerie, chaque bière de la maison semblait venir d’une brasserie différente. Les commis les rangeaient à quatre endroits.',
  decision:
    'Deux encres, un dessin continu. Côte à côte, les cannettes se répondent; séparée, chacune garde un méandre et son nom.',
  figure: { value: '2 encres', label: 'au lieu de quatre : l’aluminium fait la troisième couleur' },
} as const;
