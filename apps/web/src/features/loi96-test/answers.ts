import { type Loi96Answers, type Loi96Flag, loi96Flags } from '@agency/shared';

/** Values of the buttons, as the address holds them. */
export const YES = 'oui';
export const NO = 'non';

/** What was answered; any other text in the address is no answer. */
export function answersIn(inputs: { readonly [Flag in Loi96Flag]?: string | undefined }): Loi96Answers {
  return Object.fromEntries(
    loi96Flags.flatMap((flag) => {
      const value = inputs[flag];
      return value === YES || value === NO ? [[flag, value === YES]] : [];
    }),
  );
}
