export default {
  category: 'ecommerce',
  title: 'La botte à trois mesures',
  description:
    'Boutique d’un bottier d’Abitibi : trois mesures prises à la maison remplacent la pointure, et la botte arrive à la bonne jambe.',
  summary: 'Trois mesures prises à la maison remplacent la pointure.',
  alt: 'Haute botte de caoutchouc et de cuir vue de profil, debout dans l’eau sombre, trois traits de mesure et une bande de tailles.',
  tags: ['Boutique en ligne', 'Sur mesure', 'Moins de retours'],
  client: 'Bottes Tourbière',
  technologies: ['Boutique sans thème', 'Node.js', 'Guide illustré'],
  website: 'site',
  problem: 'Une botte sur quatre revenait, trop étroite au mollet. Les retours mangeaient le profit de l’automne.',
  decision:
    'On demande le cou-de-pied, la cheville et le mollet, avec un bout de ficelle. La boutique choisit la forme et montre où ça serrera.',
  demo: 'Prenez vos mesures : la botte se redessine autour de votre jambe. Un formulaire peut montrer sa réponse au lieu de la promettre.',
  figure: { value: '38 cm', label: 'le tour de mollet qui a lancé tout le projet' },
} as const;
