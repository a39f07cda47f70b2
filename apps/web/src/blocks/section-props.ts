import type { SectionKind, SectionOf } from '../content/schema/page.ts';

/** What a section's component gets: the words of its kind. */
export interface SectionProps<Kind extends SectionKind> {
  readonly section: SectionOf<Kind>;
}
