import * as z from 'zod';
import { action, framed, text } from '../base.ts';

const flag = z.strictObject({ statement: text, hint: text.optional() });
const result = z.strictObject({ title: text, text });

/** The Loi 96 self-assessment. Its rule, its articles and the keys of its first actions are in `@agency/shared/loi96`. */
export const loi96Test = framed('loi96-test', {
  yes: text,
  no: text,
  flags: z.strictObject({ englishOnly: flag, noFrenchVersion: flag, nonCompliantInterface: flag, missingDocs: flag }),
  /** Before the first answer. */
  waiting: text,
  /** Without JavaScript: how to conclude by hand. */
  withoutScript: text,
  /** Below each result: what the test does not cover. */
  signs: text,
  /** Below each « oui », with `{articles}`. */
  behind: text,
  /** Scope of an article, beside its number. */
  reach: z.strictObject({ all: text, 'staff-25': text, software: text }),
  firstThing: text,
  firstActions: z.strictObject({
    'publish-selling-pages': text,
    'compare-versions': text,
    'list-software': text,
    'translate-documents': text,
  }),
  results: z.strictObject({ 'non-compliant': result, 'potentially-compliant': result }),
  caveat: text,
  legal: text,
  restart: text,
  /** Link that carries the result to the contact form. */
  talk: action,
  action,
});
