import * as z from 'zod';
import { heading, sectionBase, text } from '../base.ts';

/** The response headers of this page, requested again on demand. */
export const liveHeaders = z.strictObject({
  kind: z.literal('live-headers'),
  ...sectionBase,
  ...heading,
  ask: text,
  asking: text,
  /** With `{date}`, `{time}` and `{status}`. */
  asked: text,
  failure: text,
  /** Before the request, and for a header that the response lacks. */
  waiting: text,
  absent: text,
  headers: z.array(z.strictObject({ name: z.string().regex(/^[A-Z][A-Za-z-]+$/), text })).min(1),
  testsTitle: text,
  tests: z.array(text).min(1),
  caveat: text,
});
