/** Promises that several pages make, in one sentence each, so that no page promises something else. */
export const promises = {
  quote: 'Votre devis vous parvient en un jour ouvrable.',
  /** On every page that speaks of law. */
  legalNote: 'Information générale, relue en novembre 2026; ce n’est pas un avis juridique.',
} as const;
