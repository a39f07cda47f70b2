/** Every share image: its file, what it shows, and its document. */
import { access, readFile } from 'node:fs/promises';
import { readPageContents } from '../../src/content/page-contents.ts';
import { categories } from '../../src/content/projects/categories.ts';
import { projects } from '../../src/content/projects/projects.ts';
import type { PageContent } from '../../src/content/schema/page.ts';
import { agency } from '../../src/site/agency.ts';
import { type Page, pageIds, pageOf } from '../../src/site/pages.ts';
import { pictureOfProject, projectPicture } from '../../src/site/projects.ts';
import { type Look, pageCard, projectCard } from './card.ts';

const source = (path: string) => new URL(`../../src/${path}`, import.meta.url);

interface Share {
  /** In `public/share/`: the page's id or the project's slug, with an extension. */
  readonly file: string;
  /** Its words, and its drawing or picture. */
  readonly shows: readonly string[];
  readonly document: (look: Look) => string;
}

const exists = async (url: URL) =>
  access(url).then(
    () => true,
    () => false,
  );

/** The drawing of the page; else one with the name of the page (unpublished pages); else a core of wood. */
async function drawingOf(page: Page, content: PageContent | undefined): Promise<string> {
  const hero = content?.sections.find((section) => section.kind === 'hero');
  const named = hero && 'drawing' in hero ? hero.drawing : undefined;
  const slug = page.path.split('/').at(-1) || 'accueil';
  for (const name of [named, slug, 'a-propos']) {
    const file = source(`drawings/${name}.svg`);
    const markup = name && (await exists(file)) ? await readFile(file, 'utf8') : '';
    if (markup.includes('<svg')) return markup;
  }
  throw new Error(`No drawing for ${page.path}: run "npm run media -- drawings" first.`);
}

async function ofPage(page: Page, content: PageContent | undefined): Promise<Share> {
  const hero = content?.sections.find((section) => section.kind === 'hero');
  const label = page.path === '/' ? agency.tagline : page.label;
  const title = hero?.title ?? page.label;
  const accent = content?.accent ?? 'forest';
  const drawing = await drawingOf(page, content);
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
