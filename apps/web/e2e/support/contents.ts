import { readPageContents } from '../../src/content/page-contents.ts';
import type { PageContent, SectionKind, SectionOf } from '../../src/content/schema/page.ts';
import { pages } from '../../src/site/pages.ts';

const byName = await readPageContents();

function contentAt(name: string): PageContent {
  const content = byName.get(name);
  if (!content) throw new Error(`No content is named ${name}.`);
  return content;
}

export const contents = pages.map((page) => ({ page, content: contentAt(page.content) }));

export const notFoundContent = contentAt('not-found');

/**
 * The fewest of these pages, found greedily, that together have every kind of section. A promise that depends on the kind only is
 * tried on them.
 */
export function sampleOf<One extends { readonly content: PageContent }>(all: readonly One[]): readonly One[] {
  const kindsOf = ({ content }: One) => new Set(content.sections.map(({ kind }) => kind));
  const left = new Set(all.flatMap((one) => [...kindsOf(one)]));
  const sample: One[] = [];
  while (left.size > 0) {
    const newIn = (one: One) => [...kindsOf(one)].filter((kind) => left.has(kind)).length;
    const best = all.reduce((most, one) => (newIn(one) > newIn(most) ? one : most));
    sample.push(best);
    for (const kind of kindsOf(best)) left.delete(kind);
  }
  return sample;
}

/** Published pages that together have every kind of section. */
export const samplePages = sampleOf(contents);

/** Pages per test: in one tab, the browser fetches and compiles only once what they share. */
const TOGETHER = 8;

export const inGroups = <One>(all: readonly One[]): readonly (readonly One[])[] =>
  Array.from({ length: Math.ceil(all.length / TOGETHER) }, (_, at) => all.slice(at * TOGETHER, (at + 1) * TOGETHER));

/** The first section of this kind that fits, and the path of its page. Throws if there is none: a test of it would look at nothing. */
export function firstSection<Kind extends SectionKind>(
  kind: Kind,
  fits: (section: SectionOf<Kind>) => boolean = () => true,
): { readonly path: string; readonly section: SectionOf<Kind> } {
  for (const { page, content } of contents) {
    const section = content.sections.find(
      (one): one is SectionOf<Kind> => one.kind === kind && fits(one as SectionOf<Kind>),
    );
    if (section) return { path: page.path, section };
  }
  throw new Error(`No page has such a section of the kind ${kind}: delete what tests it.`);
}
