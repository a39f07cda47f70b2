import type { SectionKind } from './page.ts';

/** Sections that any page may use: their components are in the first script. Those of the other kinds come with the pages that name them. */
export const coreKinds = [
  'hero',
  'metrics',
  'cards',
  'process',
  'packages',
  'call-to-action',
  'faq',
  'prose',
  'story',
  'tiles',
] as const satisfies readonly SectionKind[];

export type CoreKind = (typeof coreKinds)[number];
