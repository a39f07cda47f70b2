import { randomUUID } from 'node:crypto';

/** Number of hexadecimal digits in 48 bits. */
const TIME_DIGITS = 12;

/**
 * A version 7 UUID (RFC 9562): 48 bits of time, then the random bits of a version 4 UUID, whose variant bits are in the same
 * place. Ids created together are close in the indexes, so a commit of many requests writes few pages.
 */
export function newRequestId(now: number): string {
  const time = now.toString(16).padStart(TIME_DIGITS, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
