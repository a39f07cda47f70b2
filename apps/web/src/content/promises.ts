/** Promises that several pages make, in one sentence each, so that no page promises something else. */
export const promises = {
  quote: 'Votre devis vous parvient en un jour ouvrable.',
} as const;
