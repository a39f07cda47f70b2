import type { SectionKind, SectionOf } from '../content/schema/page.ts';

export interface SectionProps<Kind extends SectionKind> {
  readonly section: SectionOf<Kind>;
}
