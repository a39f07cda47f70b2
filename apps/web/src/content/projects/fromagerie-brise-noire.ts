export default {
  category: 'ecommerce',
  title: 'La cave ouverte en ligne',
  description:
    'Chaque meule affiche son lot et son âge; le panier réserve la pointe, et la caisse du comptoir suit le même stock.',
  summary: 'Un seul stock, en grammes, pour la boutique et le comptoir.',
  alt: 'Page d’accueil moutarde : une grande meule cendrée, entamée d’une pointe, et trois fromages avec leur prix.',
  tags: ['Boutique en ligne', 'Cueillette', 'Stock partagé'],
  client: 'Fromagerie Brise-Noire',
  technologies: ['React', 'Node.js', 'PostgreSQL', 'Paiement en ligne'],
  featured: true,
  website: 'site',
  problem:
    'Le samedi, la boutique en ligne vendait une pointe que le comptoir venait de couper. On rappelait les gens pour s’excuser.',
  decision:
    'Un seul stock, tenu en grammes. La meule baisse à l’écran dès que le couteau descend au comptoir, et la cueillette se choisit à la demi-heure.',
  demo: 'Coupez une meule au couteau : le poids, le prix et ce qui reste suivent la lame. Le doigt, la souris et le clavier font le même geste.',
  figure: { value: '14 mois', label: 'd’affinage pour la doyenne de la cave' },
} as const;
