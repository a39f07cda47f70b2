import { labelOf, NO, YES, yesNo } from '@agency/shared/options';

/** A valid answer; any other text of an address counts as unanswered. */
export function answersIn<Name extends string>(
  names: readonly Name[],
  inputs: { readonly [N in Name]?: string | undefined },
): { readonly [N in Name]?: boolean } {
  const answered = names.flatMap((name) => {
    const { [name]: value } = inputs;
    return value === YES || value === NO ? [[name, value === YES] as const] : [];
  });
  return Object.fromEntries(answered) as { readonly [N in Name]?: boolean };
}

/** An answer in print. */
export const answerText = (answer: boolean | undefined): string =>
  answer === undefined ? '–' : labelOf(yesNo, answer ? YES : NO);
