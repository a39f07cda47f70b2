import type { Reading } from './types.ts';

/** A value that may be the value of a field, with the evidence for it. */
export interface Candidate<Evidence extends string, Found extends Reading<string> = Reading<string>> {
  readonly evidence: Evidence;
  readonly reading: Found;
}

/** Kinds of evidence, strongest first. A value with weak evidence is doubtful. */
export type EvidenceTable<Evidence extends string> = readonly (readonly [Evidence, 'enough' | 'weak'])[];

/** The first candidate with the strongest evidence. It is doubtful if this evidence is weak, or if another value has evidence as good. */
export function strongest<Evidence extends string, Found extends Reading<string>>(
  table: EvidenceTable<Evidence>,
  candidates: readonly Candidate<Evidence, Found>[],
): Found | undefined {
  const enough = table.filter(([, strength]) => strength === 'enough').map(([evidence]) => evidence);
  for (const [evidence, strength] of table) {
    const first = candidates.find((candidate) => candidate.evidence === evidence)?.reading;
    if (!first) continue;
    const equals = strength === 'enough' ? enough : [evidence];
    const isAlone = candidates.every(
      ({ evidence: other, reading }) => !equals.includes(other) || reading.value === first.value,
    );
    if (!isAlone) return { ...first, doubt: 'several' };
    return strength === 'weak' ? { ...first, doubt: 'unconfirmed' } : first;
  }
  return undefined;
}
