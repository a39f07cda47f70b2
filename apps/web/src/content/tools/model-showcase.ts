export const avatar = { name: 'avatar', orbit: '-14deg 82deg 100%', exposure: 1.05, weight: 33 };

/** Strings of the 3D models. Only pages with a model load them. */
export const modelStrings = {
  /** Transferred kilobytes of the viewer's script. A browser test compares them with the sizes on the buttons. */
  viewerWeight: 164,
  view: 'Voir en 3D ({kilobytes} ko)',
  loading: 'Chargement du modèle…',
  ready: 'Le modèle est prêt. Faites-le tourner avec la souris, le doigt, les flèches du clavier ou les boutons.',
  failed: 'Le modèle n’est pas arrivé jusqu’à vous : l’image reste. Vérifiez votre connexion, puis appuyez de nouveau.',
  undrawable: 'Votre navigateur ne peut pas dessiner en 3D : l’image reste.',
  controls: 'Faire tourner le modèle',
  left: 'Tourner vers la gauche',
  right: 'Tourner vers la droite',
  stop: 'Arrêter la rotation',
  start: 'Relancer la rotation',
  close: 'Revenir à l’image',
  /** Announcements of the viewer when the model turns, by its names of the sides. */
  announcements: {
    front: 'Vue de face',
    right: 'Vue de droite',
    back: 'Vue de dos',
    left: 'Vue de gauche',
    'upper-front': 'Vue de face, d’en haut',
    'upper-right': 'Vue de droite, d’en haut',
    'upper-back': 'Vue de dos, d’en haut',
    'upper-left': 'Vue de gauche, d’en haut',
    'lower-front': 'Vue de face, d’en bas',
    'lower-right': 'Vue de droite, d’en bas',
    'lower-back': 'Vue de dos, d’en bas',
    'lower-left': 'Vue de gauche, d’en bas',
    'interaction-prompt': 'Faites-le tourner avec la souris, le doigt ou les flèches du clavier',
  },
} as const;
