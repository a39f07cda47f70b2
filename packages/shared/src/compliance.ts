/** The four statements of the Loi 96 self-assessment; `true` means that the statement is true of the company. */
export const loi96Flags = ['englishOnly', 'noFrenchVersion', 'nonCompliantInterface', 'missingDocs'] as const;

export type Loi96Flag = (typeof loi96Flags)[number];

/** A flag that is absent was not answered. */
export type Loi96Answers = { readonly [Flag in Loi96Flag]?: boolean | undefined };

export type Loi96Result = 'unanswered' | 'non-compliant' | 'potentially-compliant';

/**
 * Any true flag is a warning; otherwise one explicit « non » is enough to speak of potential compliance; without any
 * answer there is no result. Source: specification part 2, section 2.4.
 */
export function loi96Result(answers: Loi96Answers): Loi96Result {
  if (loi96Flags.some((flag) => answers[flag] === true)) return 'non-compliant';
  return loi96Flags.some((flag) => answers[flag] === false) ? 'potentially-compliant' : 'unanswered';
}
