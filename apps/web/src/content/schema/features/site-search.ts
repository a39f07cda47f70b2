import * as z from 'zod';
import { action, heading, pageId, sectionBase, text } from '../base.ts';

/** A search of the site's pages by their names. The list comes from the registry. */
export const siteSearch = z.strictObject({
  kind: z.literal('site-search'),
  ...sectionBase,
  ...heading,
  label: text,
  /** Other words that visitors use for a page, separated by spaces. */
  synonyms: z.partialRecord(pageId, text),
  /** Before anything is typed. */
  all: text,
  /** Before the page whose name is nearest to the requested address. */
  guess: text,
  none: text,
  /** Way out when no page has the name. */
  noneAction: action,
  one: text,
  /** `{count}` is the number of pages. */
  many: text,
});
