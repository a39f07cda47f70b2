import type { PageContent, SectionKind, SectionOf } from '../../src/content/schema/page.ts';

/** The first section of this kind. @throws Error if the page has none */
export function sectionOf<Kind extends SectionKind>(page: Pick<PageContent, 'sections'>, kind: Kind): SectionOf<Kind> {
  const found = page.sections.find((section): section is SectionOf<Kind> => section.kind === kind);
  if (!found) throw new Error(`The page has no section ${kind}: this test needs one.`);
  return found;
}
