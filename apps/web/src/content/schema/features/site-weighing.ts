import * as z from 'zod';
import { framed, text } from '../base.ts';

/** Rates the visitor's own page. The strings of the open tool are in `content/tools/site-weighing.ts`. */
export const siteWeighing = framed('site-weighing', {
  /** Where a browser shows the requested figures. */
  steps: z.array(text).min(1),
  open: text,
  /** Without JavaScript: how to weigh a page by hand. */
  withoutScript: text,
});
