import * as z from 'zod';
import { action, framed, noun, pageId, text } from '../base.ts';

/** A search by name in the pages of the registry. */
export const siteSearch = framed('site-search', {
  label: text,
  /** Synonyms of a page's name, separated by spaces. */
  synonyms: z.partialRecord(pageId, text),
  /** Before the visitor types. */
  all: text,
  /** Precedes the suggested page for an unknown address. */
  guess: text,
  none: text,
  /** Alternative if no page matches. */
  noneAction: action,
  found: noun,
});
