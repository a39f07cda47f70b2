export default {
  category: 'ecommerce',
  title: 'Semer au bon dimanche',
  description:
    'Boutique de graines de Kamouraska : le code postal donne la date du dernier gel, et chaque sachet dit quelle semaine l’ouvrir.',
  summary: 'Le code postal dit quelle semaine ouvrir chaque sachet.',
  alt: 'Six sachets de semences aux légumes francs, betterave, pois, courge, radis, poireau et maïs, chacun avec sa bande des mois de semis.',
  tags: ['Boutique en ligne', 'Jardinage', 'Calendrier'],
  client: 'Semences du Rang-Double',
  technologies: ['Site statique', 'Données de gel', 'Infolettre'],
  website: 'site',
  problem: 'En mars, tout le monde achetait des tomates. En juin, tout le monde écrivait qu’elles avaient gelé.',
  decision:
    'Le panier se range par date de semis plutôt que par légume. Un courriel part la semaine venue, avec une seule consigne.',
  demo: 'Tirez la ligne de gel : tout le calendrier glisse avec elle. Une seule donnée, de source publique, règle six décisions.',
  figure: { value: '146', label: 'variétés récoltées à la main, sur deux rangs' },
} as const;
