export default {
  category: 'web',
  title: 'Annoncer sans se presser',
  description:
    'Site d’une coopérative funéraire : l’avis s’écrit à plusieurs, se relit à voix haute et se publie quand la famille est prête.',
  summary: 'L’avis de décès s’écrit à plusieurs, au rythme des proches.',
  alt: 'Un héron tracé d’un seul trait au-dessus d’une eau immobile, dans la brume bleue; trois mots et quelques roseaux.',
  tags: ['Site Web', 'Services funéraires', 'Rédaction à plusieurs'],
  client: 'Coopérative du Grand-Héron',
  technologies: ['HTML', 'Édition partagée', 'Hébergement au Québec'],
  website: 'screen',
  problem:
    'On rédigeait l’avis en vingt minutes, debout, le pire jour de sa vie. Il y manquait toujours une petite-fille.',
  decision:
    'Le brouillon se partage par un lien; chacun ajoute un nom ou une phrase. Rien ne clignote, rien ne compte les jours.',
  figure: { value: '3 mots', label: 'suffisent pour commencer : un prénom, un lieu, un jour' },
} as const;
