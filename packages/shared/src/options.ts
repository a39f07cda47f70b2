/**
 * The option lists of every form. The two long forms have modules of their own, so that other pages do not load them. Codes
 * never change (stored requests and shared addresses contain them); people read the labels in forms, mails and exports.
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

/** The label of a code; an unknown code is returned unchanged, so that no submitted value is lost. */
export function labelOf(options: readonly Option[], code: string): string {
  return options.find((option) => option.code === code)?.label ?? code;
}

/** Whether `code` is one of the list's codes. */
export function isCodeOf<const List extends readonly Option[]>(options: List, code: string): code is CodeOf<List> {
  return options.some((option) => option.code === code);
}
