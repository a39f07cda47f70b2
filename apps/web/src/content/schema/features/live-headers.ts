import * as z from 'zod';
import { framed, list, text } from '../base.ts';

/** The response headers of this page, requested again on demand. */
export const liveHeaders = framed('live-headers', {
  ask: text,
  asking: text,
  /** With `{date}`, `{time}` and `{status}`. */
  asked: text,
  failure: text,
  /** Before the request, and for a header that the response lacks. */
  waiting: text,
  absent: text,
  headers: list({ name: z.string().regex(/^[A-Z][A-Za-z-]+$/), text }).min(1),
  testsTitle: text,
  tests: z.array(text).min(1),
  caveat: text,
});
