import * as z from 'zod';
import { heading, sectionBase, text } from '../base.ts';

/** Rates the visitor's own page. The strings of the open tool are in `content/tools/site-weighing.ts`. */
export const siteWeighing = z.strictObject({
  kind: z.literal('site-weighing'),
  ...sectionBase,
  ...heading,
  /** Where a browser shows the requested figures. */
  steps: z.array(text).min(1),
  open: text,
  /** Without JavaScript: how to weigh a page by hand. */
  withoutScript: text,
});
