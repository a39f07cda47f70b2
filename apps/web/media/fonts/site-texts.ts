/**
 * The site's texts by use. A fallback in which these texts have the same width breaks them into the same lines. The mean width
 * of French letters is less accurate, because titles, prose and labels differ.
 */
import type { PageContent } from '../../src/content/schema/page.ts';
import { pages } from '../../src/site/pages.ts';
import type { Use } from './local-fonts/local-font.ts';

async function contentAt(name: string): Promise<PageContent> {
  const { href } = new URL(`../../src/content/${name}.ts`, import.meta.url);
  return ((await import(href)) as { default: PageContent }).default;
}

const contents = await Promise.all(pages.map(({ content }) => contentAt(content)));
const sections = contents.flatMap((content) => content.sections);

const title = sections.flatMap((section) => ('title' in section ? (section.title ?? []) : []));
const lead = sections.flatMap((section) => ('lead' in section ? (section.lead ?? []) : []));
const label = sections.flatMap((section) => [
  ...('eyebrow' in section && section.eyebrow ? [section.eyebrow] : []),
  ...('actions' in section && section.actions ? section.actions.map((action) => action.label) : []),
]);

/** Titles of pages and sections, the paragraphs below them, and the bold text above them and on buttons. */
export const siteTexts: Readonly<Record<Use, readonly string[]>> = { title, lead, label };
