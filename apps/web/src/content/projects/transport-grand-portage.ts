export default {
  category: 'marketing',
  title: 'Dix minutes, trois formes',
  description:
    'Campagne d’un réseau d’autobus : une ligne, un cercle, une flèche, et la fréquence écrite assez gros pour se lire en marchant.',
  summary: 'Une fréquence assez grosse pour se lire en marchant.',
  alt: 'Abribus vu de face, éclairé : trois affiches géométriques rouge, bleue et jaune, faites d’une ligne, d’un cercle et d’une flèche.',
  tags: ['Campagne', 'Affichage', 'Transport collectif'],
  client: 'Autobus Grand-Portage',
  technologies: ['Affiches', 'Signalisation', 'Codes d’arrêt'],
  problem:
    'Le service avait doublé, personne ne le savait. Dans les abris, une grille de 240 heures en caractères de fourmi.',
  decision:
    'On a retiré les heures. Trois affiches disent où, jusqu’où, aux combien; le reste se lit au téléphone, par le numéro de l’arrêt.',
  figure: { value: '10 min', label: 'entre deux passages, la seule promesse imprimée' },
} as const;
