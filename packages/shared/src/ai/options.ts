import type { CodeOf, Option } from '../options.ts';

export const aiSectors = [
  { code: 'services', label: 'Services professionnels' },
  { code: 'manufacturing', label: 'Manufacturier' },
  { code: 'health', label: 'Santé' },
  { code: 'commerce', label: 'Commerce' },
] as const satisfies readonly Option[];
export type AiSector = CodeOf<typeof aiSectors>;
