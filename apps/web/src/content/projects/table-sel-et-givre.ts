export default {
  category: 'restaurant',
  title: 'Le menu suit la marée',
  description:
    'Une table de 32 couverts dont la carte se réécrit à l’heure de l’arrivage : le chef photographie le bac, le menu du soir suit.',
  summary: 'Le chef photographie le bac, et la carte se réécrit.',
  alt: 'Fond de mer presque noir : un pétoncle immense sort du cadre à droite; à gauche, les cinq services du soir en lettres fines.',
  tags: ['Restauration', 'Menu du jour', 'Réservation'],
  client: 'Table Sel et Givre',
  technologies: ['Astro', 'Gestion de contenu', 'Textos'],
  website: 'screen',
  problem:
    'On réservait pour le crabe un soir où il n’y avait que du flétan. La carte imprimée gardait toujours une marée de retard.',
  decision:
    'Le chef envoie une photo et trois mots. Le menu s’affiche avec l’heure du débarquement, et un texto prévient si le plat promis a changé.',
  figure: { value: '15 h 40', label: 'l’heure où se décide le souper du soir' },
} as const;
