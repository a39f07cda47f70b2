import type { IndustryForm } from '@agency/shared/industry';

/** Names of the form's controls. */
export const fieldNames = [
  'company',
  'email',
  'phone',
  'productionType',
] as const satisfies readonly (keyof IndustryForm)[];
