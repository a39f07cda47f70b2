import type { PageContent } from '../content/schema/page.ts';

/** Articles, prepositions and conjunctions that a line should not end with. */
const shortWord = /^(?:à|au|aux|ce|ces|de|des|du|en|et|la|le|les|nos|ou|par|sa|ses|son|sur|un|une|vos)$/iu;

/** Longest run kept on one line, in characters: what fits the narrowest column in the size of a title. */
const LONGEST_RUN = 13;

/** The title with no-break spaces after its short words, so that no line ends with « un », « de » or « à la ». */
export function bindShortWords(title: string): string {
  return title.split(' ').reduceRight((rest, word) => {
    const run = word.length + 1 + (rest.split(' ', 1)[0] ?? '').length;
    return `${word}${shortWord.test(word) && run <= LONGEST_RUN ? '\u00a0' : ' '}${rest}`;
  });
}

const bound = <T extends object>(titled: T): T =>
  'title' in titled && typeof titled.title === 'string' ? { ...titled, title: bindShortWords(titled.title) } : titled;

/** The page with every section's title bound, and the titles of what a section lists: cards, phases, points, parts. */
export function withBoundTitles(content: PageContent): PageContent {
  const sections = content.sections.map((section) =>
    bound(
      Object.fromEntries(
        Object.entries(section).map(([name, value]) => [
          name,
          Array.isArray(value) ? value.map((item: unknown) => (item instanceof Object ? bound(item) : item)) : value,
        ]),
      ) as typeof section,
    ),
  );
  return { ...content, sections };
}
