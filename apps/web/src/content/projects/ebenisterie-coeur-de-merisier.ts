export default {
  category: 'animation',
  title: 'Onze pièces et une chaise',
  description:
    'Une chaise s’ouvre en onze morceaux puis se referme : on voit le tenon avant de payer le prix d’un meuble qui durera.',
  summary: 'On voit le tenon avant de payer le prix du meuble.',
  alt: 'Chaise de merisier éclatée en onze pièces le long d’un axe bleu, sur fond gris chaud, avec ses chevilles et son ombre.',
  tags: ['Animation 3D', 'Mobilier', 'Vue éclatée'],
  client: 'Ébénisterie Cœur-de-Merisier',
  technologies: ['Blender', 'glTF', 'AV1'],
  loop: { kilobytes: 88 },
  problem: 'En photo, une chaise à tenons ressemble à une chaise vissée. Les prix, eux, ne se ressemblent pas.',
  decision:
    'Chaque pièce est modelée d’après le gabarit de l’atelier, puis l’assemblage est filmé à l’envers. Aucun mot : le bois explique.',
  figure: { value: '0 vis', label: 'et onze pièces, tenues par leurs chevilles' },
} as const;
