import { shareStrings } from '../content/files.ts';
import type { PageContent } from '../content/schema/page.ts';
import { fill } from '../lib/fill.ts';
import { agency } from '../site/agency.ts';
import { type HeadTag, headOf } from '../site/head.ts';
import type { AnyPage } from '../site/pages.ts';

/** Content of a page's share image: its first lines and a cut of wood, or a project's scene. */
function shareImageAlt({ title, sections }: PageContent): string {
  for (const section of sections) {
    if (section.kind === 'hero') return fill(shareStrings.page, { brand: agency.name, title: section.title });
    if (section.kind !== 'project') continue;
    const { title: name, client, alt } = section.project;
    return fill(shareStrings.project, { title: name, client, alt });
  }
  return fill(shareStrings.page, { brand: agency.name, title });
}

/** Attribute of the elements that a navigation replaces. */
export const PAGE_MARK = 'data-page';

/** The head of a page: its metadata and the strings around them. A navigation sets the title by itself. */
export function pageHead(page: AnyPage | undefined, content: PageContent): readonly HeadTag[] {
  return headOf(page, content, shareImageAlt(content)).map((tag) =>
    tag.tag === 'title' ? tag : { ...tag, attributes: { ...tag.attributes, [PAGE_MARK]: '' } },
  );
}
