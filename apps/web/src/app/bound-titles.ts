import type { PageContent } from '../content/schema/page.ts';

/** A word of three letters or fewer before one of at most ten: together they fit the narrowest screen. */
const shortWord = /(?<![\p{L}’])(\p{L}{1,3}) (?=\S{1,10}(?: |$))/gu;

/** The title with no-break spaces after its short words, so that no line ends with « un », « de » or « à la ». */
export function bindShortWords(title: string): string {
  return title.replace(shortWord, '$1\u00a0');
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
