/** Strings of the fields and results of every calculator. `{x}` is replaced by a figure. */
export const resultStrings = {
  /** Accessible name of the number field beside a slider. */
  exact: '{label}, valeur exacte',
  /** Beside a text that was out of range, not whole, or no number. */
  corrections: {
    min: 'Minimum {value}',
    max: 'Maximum {value}',
    whole: 'Compté comme {value}',
    unread: 'Illisible : compté comme {value}',
  },
  share: 'Copier le lien',
  shared: 'Lien copié : il contient vos réponses.',
  shareManually: 'Le lien de ce résultat',
  print: 'Imprimer',
  withoutScript:
    'Votre navigateur n’exécute pas JavaScript : les curseurs sont absents, et ces chiffres sont ceux d’un exemple.',
} as const;
