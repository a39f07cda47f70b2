import type { PageContent } from '../content/schema/page.ts';

/** Short words that belong to the next one: a line should not end with them. */
const shortWord =
  /^(?:à|au|aux|ce|ces|cet|cette|chaque|de|des|deux|du|en|et|la|le|les|leur|ne|nos|notre|ou|où|par|plus|que|qui|sa|sans|se|ses|six|son|sur|trois|un|une|vos|votre)$/iu;

/** Longest unbreakable run, in characters: it fits the narrowest column, for a section's title and an item's title. */
const LONGEST_RUN = 14;
const LONGEST_RUN_IN_LIST = 16;

/** The title with no-break spaces after its short words: no line ends with « un », « de » or « à la ». */
export function bindShortWords(title: string, longestRun = LONGEST_RUN): string {
  return title.split(' ').reduceRight((rest, word) => {
    const run = word.length + 1 + (rest.split(' ', 1)[0] ?? '').length;
    return `${word}${shortWord.test(word) && run <= longestRun ? '\u00a0' : ' '}${rest}`;
  });
}

const bound = <T extends object>(titled: T, longestRun?: number): T =>
  'title' in titled && typeof titled.title === 'string'
    ? { ...titled, title: bindShortWords(titled.title, longestRun) }
    : titled;

/** The page with bound titles of its sections and of their items: cards, phases, points, parts. */
export function withBoundTitles(content: PageContent): PageContent {
  const sections = content.sections.map((section) =>
    bound(
      Object.fromEntries(
        Object.entries(section).map(([name, value]) => [
          name,
          Array.isArray(value)
            ? value.map((item: unknown) => (item instanceof Object ? bound(item, LONGEST_RUN_IN_LIST) : item))
            : value,
        ]),
      ) as typeof section,
    ),
  );
  return { ...content, sections };
}
