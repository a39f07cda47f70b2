import type { SectionKind } from './page.ts';

/** Sections of nearly every page: their components are in the first script. The others come with the pages that name them. */
export const coreKinds = ['hero', 'cards', 'call-to-action'] as const satisfies readonly SectionKind[];

export type CoreKind = (typeof coreKinds)[number];
