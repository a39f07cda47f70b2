import type { IndustryForm } from '@agency/shared/industry';

export const fieldNames = [
  'company',
  'email',
  'phone',
  'productionType',
] as const satisfies readonly (keyof IndustryForm)[];
