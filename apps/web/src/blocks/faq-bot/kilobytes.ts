import { formatNumber, NBSP } from '@agency/shared';

/** `12 ko`; thousands of bytes, as the rest of the site counts them. */
export const kilobytesOf = (bytes: number): string => `${formatNumber(Math.ceil(bytes / 1000))}${NBSP}ko`;
