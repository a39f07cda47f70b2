import type { SectionKind, SectionOf } from '../content/schema/page.ts';

/** Props of a section's component: the content of its type. */
export interface SectionProps<Kind extends SectionKind> {
  readonly section: SectionOf<Kind>;
}
