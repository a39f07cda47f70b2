import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { type Headers, pageFile } from '../server/rules.ts';
import type { WeighedPage, Weighing } from '../src/features/page-weights/weighing.ts';
import type { AnyPage } from '../src/site/pages.ts';
import { weigherOf } from './weigh.ts';

/** A table that tells its own page's weight changes it: it settles at the second or third printing, or at a limit of rounding. */
const FREE_PRINTINGS = 4;
const MOST_PRINTINGS = 20;

/** Pages of one weight stand by their names. */
const heaviestFirst = (a: WeighedPage, b: WeighedPage) =>
  b.total - a.total || (a.name ?? '').localeCompare(b.name ?? '', 'fr');

interface Site {
  readonly dist: string;
  readonly headers: Headers;
  readonly pages: readonly AnyPage[];
  /** The page that shows the result. */
  readonly shownOn: AnyPage;
}

interface Printer {
  /** The page that shows the result, as a document. */
  readonly render: (weighing: Weighing) => Promise<string>;
  /** Puts it in its place, compressed forms included. */
  readonly write: (html: string) => Promise<void>;
}

/**
 * Weighs every page of the built site, compressed files included, and prints the result on the page that shows it, until what
 * that page says of itself is true.
 */
export async function printWeighing(
  { dist, headers, pages, shownOn }: Site,
  { render, write }: Printer,
): Promise<void> {
  const weigher = weigherOf(dist, headers);
  async function weigh(page: AnyPage): Promise<WeighedPage> {
    const file = pageFile(page.path);
    const { total, waiting, requests, elements } = weigher.load(file, parse(await readFile(join(dist, file), 'utf8')));
    return { ...(page.kind !== 'project' && { name: page.label }), total, waiting, requests, elements };
  }
  const others = await Promise.all(pages.filter((page) => page !== shownOn).map(weigh));
  const projects = others.filter(({ name }) => name === undefined).sort(heaviestFirst);
  const named = others.filter(({ name }) => name !== undefined);
  const date = new Date();
  async function renderOwn(): Promise<string> {
    const shown = [...named, ...projects.slice(0, 1), await weigh(shownOn)].sort(heaviestFirst);
    return render({ date, pages: shown, projects: projects.length });
  }

  let document = await renderOwn();
  for (let printing = 0; printing < MOST_PRINTINGS; printing += 1) {
    // At a limit of rounding, each of two figures may make the other true: some line ends more take the page beyond it.
    await write(document + '\n'.repeat(Math.max(0, printing - FREE_PRINTINGS)));
    const next = await renderOwn();
    if (next === document) return;
    document = next;
  }
  throw new Error(`${shownOn.path}: the page's own weight did not settle.`);
}
