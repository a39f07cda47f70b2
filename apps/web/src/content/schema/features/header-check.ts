import * as z from 'zod';
import { framed, text } from '../base.ts';

/** Checks the visitor's own headers. The strings of the open tool are in `content/tools/header-check.ts`. */
export const headerCheck = framed('header-check', {
  /** How to copy the headers of a response. */
  steps: z.array(text).min(1),
  open: text,
  /** Replaces the tool without JavaScript: what to check by hand. */
  withoutScript: text,
});
