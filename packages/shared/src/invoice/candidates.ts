import type { Reading } from './types.ts';

/** A value that may be the value of a field, with the evidence for it. */
export interface Candidate<Evidence extends string, Found extends Reading<string> = Reading<string>> {
  readonly evidence: Evidence;
  readonly reading: Found;
}

/** Kinds of evidence, strongest first. A value with weak evidence is doubtful. */
export type EvidenceTable<Evidence extends string> = readonly (readonly [Evidence, 'enough' | 'weak'])[];

/** The first candidate with the strongest evidence. It is doubtful if this evidence is weak, or if another value has it too. */
export function strongest<Evidence extends string, Found extends Reading<string>>(
  table: EvidenceTable<Evidence>,
  candidates: readonly Candidate<Evidence, Found>[],
): Found | undefined {
  for (const [evidence, strength] of table) {
    const equals = candidates.filter((candidate) => candidate.evidence === evidence).map(({ reading }) => reading);
    const [first] = equals;
    if (!first) continue;
    if (equals.some(({ value }) => value !== first.value)) return { ...first, doubt: 'several' };
    return strength === 'weak' ? { ...first, doubt: 'unconfirmed' } : first;
  }
  return undefined;
}
