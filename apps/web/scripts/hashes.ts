import { type BinaryLike, createHash } from 'node:crypto';

/** The hash of subresource integrity: SHA-256, the shortest, because a hash does not compress. */
export const integrityOf = (content: BinaryLike): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** The source expression that allows an inline script or style in a content security policy. */
export const cspHash = (text: string): string => `'${integrityOf(text)}'`;
