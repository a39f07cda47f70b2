import * as z from 'zod';
import { heading, sectionBase, text } from '../base.ts';

/** The weighing of a visitor's own page. The strings of the opened tool are in `content/tools/site-weighing.ts`. */
export const siteWeighing = z.strictObject({
  kind: z.literal('site-weighing'),
  ...sectionBase,
  ...heading,
  /** Where a browser shows what the tool asks for. */
  steps: z.array(text).min(1),
  open: text,
  /** In place of the tool, where scripts are off: how to weigh by hand. */
  withoutScript: text,
});
