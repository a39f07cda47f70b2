/**
 * Every list a visitor chooses from; those of the two long forms are in modules of their own, so that no other page carries
 * them. Codes are those of the specification (they travel in requests, URLs and tests); labels are what people read, in the
 * forms, in the mail and in the exports.
 */
export interface Option<Code extends string = string> {
  readonly code: Code;
  readonly label: string;
}

/** The union of the codes of a list: `CodeOf<typeof budgets>`. */
export type CodeOf<List extends readonly Option[]> = List[number]['code'];

// Calculators and sector forms

export const hostingLocations = [
  { code: 'quebec', label: 'Québec' },
  { code: 'us', label: 'États-Unis' },
  { code: 'europe', label: 'Europe' },
  { code: 'autre', label: 'Autre (Canada ou ailleurs)' },
] as const satisfies readonly Option[];
export type HostingLocation = CodeOf<typeof hostingLocations>;

export const yesNo = [
  { code: 'oui', label: 'Oui' },
  { code: 'non', label: 'Non' },
] as const satisfies readonly Option[];
export type YesNo = CodeOf<typeof yesNo>;

export const productionTypes = [
  { code: 'discrete', label: 'Production discrète (pièces, assemblage)' },
  { code: 'continuous', label: 'Production en continu (procédés, lots)' },
  { code: 'mixed', label: 'Production mixte' },
] as const satisfies readonly Option[];
export type ProductionType = CodeOf<typeof productionTypes>;

export const aiSectors = [
  { code: 'services', label: 'Services professionnels' },
  { code: 'manufacturing', label: 'Manufacturier' },
  { code: 'health', label: 'Santé' },
  { code: 'commerce', label: 'Commerce' },
] as const satisfies readonly Option[];
export type AiSector = CodeOf<typeof aiSectors>;

/** The label of a code; the code itself when the list does not hold it, so that nothing a visitor sent disappears. */
export function labelOf(options: readonly Option[], code: string): string {
  return options.find((option) => option.code === code)?.label ?? code;
}

/** Whether `code` is one of the list's codes. */
export function isCodeOf<const List extends readonly Option[]>(options: List, code: string): code is CodeOf<List> {
  return options.some((option) => option.code === code);
}
