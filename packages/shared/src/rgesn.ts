/** Levels of a criterion of the RGESN, the French reference framework for the ecodesign of digital services (Arcep, 17 May 2024). */
export type RgesnLevel = 'priority' | 'recommended' | 'moderate';

export type RgesnState = 'met' | 'not-met' | 'not-applicable';

/** Weight of each level in the score. Source: RGESN 2024, « score d’avancement ». */
export const rgesnWeights: Readonly<Record<RgesnLevel, number>> = { priority: 1.5, recommended: 1.25, moderate: 1 };

interface Judged {
  readonly level: RgesnLevel;
  readonly state: RgesnState;
}

/**
 * Counts the answers of a declaration, and scores it: the weights met divided by the weights that apply (RGESN 2024), in whole percent; 0 if
 * none applies.
 */
export function rgesnScore(criteria: readonly Judged[]) {
  const count = (state: RgesnState) => criteria.filter((criterion) => criterion.state === state).length;
  const weight = (state: RgesnState) =>
    criteria.reduce((sum, criterion) => sum + (criterion.state === state ? rgesnWeights[criterion.level] : 0), 0);
  const applicable = weight('met') + weight('not-met');
  return {
    score: applicable === 0 ? 0 : Math.round((weight('met') * 100) / applicable),
    met: count('met'),
    notMet: count('not-met'),
    notApplicable: count('not-applicable'),
  };
}
