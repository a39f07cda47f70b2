import type { Option } from '../options.ts';

/** What a plant produces. */
export const productionTypes = [
  { code: 'discrete', label: 'Production discrète (pièces, assemblage)' },
  { code: 'continuous', label: 'Production en continu (procédés, lots)' },
  { code: 'mixed', label: 'Production mixte' },
] as const satisfies readonly Option[];

/** The fields of the form, in order. */
export const industryFields = ['company', 'email', 'phone', 'productionType'] as const;
