import type { PageContent, SectionKind, SectionOf } from '../../src/content/schema/page.ts';
import { pages, type Page as SitePage } from '../../src/site/pages.ts';

/** A page of the registry with its content. */
export interface PageWithContent {
  readonly page: SitePage;
  readonly content: PageContent;
}

async function contentAt(content: string): Promise<PageContent> {
  return ((await import(`../../src/content/${content}.ts`)) as { default: PageContent }).default;
}

export const contents: readonly PageWithContent[] = await Promise.all(
  pages.map(async (page) => ({ page, content: await contentAt(page.content) })),
);

export const notFoundContent = await contentAt('not-found');

/** Pages with a section of this type, and its first matching section. */
export function pagesWith<Kind extends SectionKind>(
  kind: Kind,
  fits: (section: SectionOf<Kind>) => boolean = () => true,
) {
  return contents.flatMap(({ page, content }) => {
    const section = content.sections.find(
      (one): one is SectionOf<Kind> => one.kind === kind && fits(one as SectionOf<Kind>),
    );
    return section ? [{ page, section }] : [];
  });
}
