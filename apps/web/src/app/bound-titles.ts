import type { PageContent } from '../content/schema/page.ts';
import { bindShortWords } from '../lib/short-words.ts';

/** Longest unbreakable run in the title of an item, in characters: its column is narrower. */
const MAX_RUN_IN_LIST = 11;

const bound = <T extends object>(titled: T, maxRun?: number): T =>
  'title' in titled && typeof titled.title === 'string'
    ? { ...titled, title: bindShortWords(titled.title, maxRun) }
    : titled;

/** The groups of items that have their titles for keys. */
const keyedGroups: readonly string[] = ['items', 'phases', 'points'];

function boundItems(name: string, items: unknown): unknown {
  const boundItem = (item: unknown) => (item instanceof Object ? bound(item, MAX_RUN_IN_LIST) : item);
  if (Array.isArray(items)) return items.map(boundItem);
  if (!(items instanceof Object && keyedGroups.includes(name))) return items;
  return Object.fromEntries(
    Object.entries(items).map(([title, item]) => [bindShortWords(title, MAX_RUN_IN_LIST), boundItem(item)]),
  );
}

/** The page with bound titles of its sections and of their items: cards, phases, points, parts, projects of a trade. */
export function withBoundTitles(content: PageContent): PageContent {
  const sections = content.sections.map((section) =>
    bound(
      Object.fromEntries(
        Object.entries(section).map(([name, value]) => [name, boundItems(name, value)]),
      ) as typeof section,
    ),
  );
  return { ...content, sections };
}
