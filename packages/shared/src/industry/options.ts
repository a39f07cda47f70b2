import type { Option } from '../options.ts';

export const productionTypes = [
  { code: 'discrete', label: 'Production discrète (pièces, assemblage)' },
  { code: 'continuous', label: 'Production en continu (procédés, lots)' },
  { code: 'mixed', label: 'Production mixte' },
] as const satisfies readonly Option[];

export const industryFields = ['company', 'email', 'phone', 'productionType'] as const;
