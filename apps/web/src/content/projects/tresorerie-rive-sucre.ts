export default {
  category: 'fintech',
  title: 'Une année payée en six semaines',
  description:
    'Trésorerie pour acéricultrices et acériculteurs : le printemps remplit douze mois, et l’écran montre ce qu’il reste dans chacun.',
  summary: 'Le printemps remplit douze seaux, un pour chaque mois.',
  alt: 'Graphique d’une année presque plate où se dresse un pic doré de six semaines, versé dans douze seaux, un par mois.',
  tags: ['Trésorerie', 'Agriculture', 'Prévision'],
  client: 'Coopérative Rive-Sucre',
  technologies: ['TypeScript', 'PostgreSQL', 'Graphiques SVG'],
  website: 'site',
  problem:
    'Toute la paie d’une érablière arrive en avril. En novembre, l’électricité, les tubulures et l’assurance tombent la même semaine.',
  decision:
    'Le revenu se verse d’office dans douze seaux. Chaque facture prévue en puise un peu; celui qui manquera pâlit trois mois d’avance.',
  demo: 'Entaillez, goûtez la sève, versez : le printemps remplit douze seaux, et celui qui manquera pâlit. Un tableau de chiffres devient un geste.',
  figure: { value: '42 jours', label: 'de coulée, pour les revenus de toute l’année' },
} as const;
