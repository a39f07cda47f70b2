/** Every share image: its file, what it shows, and its document. */
import { readFile } from 'node:fs/promises';
import { readPageContents } from '../../src/content/page-contents.ts';
import { categories } from '../../src/content/projects/categories.ts';
import { projects } from '../../src/content/projects/projects.ts';
import type { PageContent } from '../../src/content/schema/page.ts';
import { agency } from '../../src/site/agency.ts';
import { type Page, pageIds, pageOf } from '../../src/site/pages.ts';
import { pictureOfProject, projectPicture } from '../../src/site/projects.ts';
import { type Look, pageCard, projectCard } from './card.ts';

interface Share {
  /** In `public/share/`: the page's id or the project's slug, with an extension. */
  readonly file: string;
  /** Its words, and its drawing or picture. */
  readonly shows: readonly string[];
  readonly document: (look: Look) => string;
}

async function ofPage(page: Page, content: PageContent | undefined): Promise<Share> {
  const hero = content?.sections.find((section) => section.kind === 'hero');
  const label = page.path === '/' ? agency.tagline : page.label;
  const title = hero?.title ?? page.label;
  const accent = content?.accent ?? 'forest';
  // For a page without a drawing, the core of the phases, which belongs to no page.
  const drawing = await readFile(
    new URL(`../../src/drawings/${hero?.drawing ?? 'phases'}.svg`, import.meta.url),
    'utf8',
  );
  return {
    file: `${page.id}.png`,
    shows: [label, title, accent, drawing],
    document: (look) => pageCard(look, { label, title, accent, drawing }),
  };
}

async function ofProject({ slug, category, title, client }: (typeof projects)[number]): Promise<Share> {
  const picture = `${pictureOfProject(slug, projectPicture)}.avif`;
  const pixels = await readFile(new URL(`../../public${picture}`, import.meta.url), 'base64');
  const { label } = categories[category];
  return {
    file: `${slug}.jpg`,
    shows: [label, title, client, pixels],
    document: (look) => projectCard(look, { category: label, title, client, picture }),
  };
}

const contents = await readPageContents();

export const shares: readonly Share[] = await Promise.all([
  ...pageIds.map(pageOf).map((page) => ofPage(page, contents.get(page.content))),
  ...projects.map(ofProject),
]);
