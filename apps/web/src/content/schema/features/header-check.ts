import * as z from 'zod';
import { heading, sectionBase, text } from '../base.ts';

/** The check of a visitor's own headers. The strings of the opened tool are in `content/tools/header-check.ts`. */
export const headerCheck = z.strictObject({
  kind: z.literal('header-check'),
  ...sectionBase,
  ...heading,
  /** Where to copy the headers of a response. */
  steps: z.array(text).min(1),
  open: text,
  /** In place of the tool, where scripts are off: what to look for. */
  withoutScript: text,
});
