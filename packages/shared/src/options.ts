/**
 * An option of a list. Each form and each tool has its lists in its own subpath, so that other pages do not load them. Codes never
 * change (stored requests and shared addresses contain them); people read the labels in forms, mails and exports.
 */
export interface Option<Code extends string = string> {
  readonly code: Code;
  readonly label: string;
}

/** The union of the codes of a list: `CodeOf<typeof budgets>`. */
export type CodeOf<List extends readonly Option[]> = List[number]['code'];

/** Codes of the answers to a yes-or-no question. */
export const YES = 'oui';
export const NO = 'non';

export const yesNo = [
  { code: YES, label: 'Oui' },
  { code: NO, label: 'Non' },
] as const satisfies readonly Option[];

/** The label of a code; an unknown code is returned unchanged, so that no submitted value is lost. */
export function labelOf(options: readonly Option[], code: string): string {
  return options.find((option) => option.code === code)?.label ?? code;
}

export function isCodeOf<const List extends readonly Option[]>(options: List, code: string): code is CodeOf<List> {
  return options.some((option) => option.code === code);
}
