export default {
  category: 'web',
  title: 'L’ombre avant la réservation',
  description:
    'Sur la carte du camping, chaque terrain dit ses heures d’ombre, sa distance des douches et s’il est libre à vos dates.',
  summary: 'Chaque terrain dit ses heures d’ombre et ses dates libres.',
  alt: 'Carte illustrée d’un camping au bord d’une baie : emplacements numérotés, libres ou pris, et un billet qui annonce les heures d’ombre.',
  tags: ['Carte interactive', 'Réservation', 'Tourisme'],
  client: 'Camping Baie-des-Oies',
  technologies: ['SVG', 'TypeScript', 'Calendrier partagé'],
  problem:
    'Les habitués connaissaient les bons terrains. Les autres demandaient à changer de place, une fois la tente montée.',
  decision:
    'On a relevé l’ombre de chaque emplacement un jour de juillet, heure par heure. La carte filtre par vent, par ombre ou par voisinage.',
  figure: { value: '84', label: 'emplacements relevés un à un, boussole en main' },
} as const;
