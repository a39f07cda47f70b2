import { type BinaryLike, createHash } from 'node:crypto';

/** A hash for a file name, so that browsers may cache the file permanently. */
export const nameHash = (content: BinaryLike): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8);

/** The hash of subresource integrity: SHA-256, the shortest, because a hash does not compress. */
export const integrityOf = (content: BinaryLike): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** The source expression that allows an inline script or style in a content security policy. */
export const cspHash = (text: string): string => `'${integrityOf(text)}'`;
