import type { PageContent } from '../content/schema/page.ts';
import { bindShortWords } from '../lib/short-words.ts';

/** Longest unbreakable run in the title of an item, in characters: its column is narrower. */
const MAX_RUN_IN_LIST = 11;

const bound = <T extends object>(titled: T, maxRun?: number): T =>
  'title' in titled && typeof titled.title === 'string'
    ? { ...titled, title: bindShortWords(titled.title, maxRun) }
    : titled;

/**
 * The page with bound titles of its sections and of their items: cards, phases, points, parts. The titles of projects, which are not
 * items of a section, are bound where they are drawn.
 */
export function withBoundTitles(content: PageContent): PageContent {
  const sections = content.sections.map((section) =>
    bound(
      Object.fromEntries(
        Object.entries(section).map(([name, value]) => [
          name,
          Array.isArray(value)
            ? value.map((item: unknown) => (item instanceof Object ? bound(item, MAX_RUN_IN_LIST) : item))
            : value,
        ]),
      ) as typeof section,
    ),
  );
  return { ...content, sections };
}
