import { type BinaryLike, createHash } from 'node:crypto';

/** A hash for the name of a file, so that browsers may keep it for good. */
export const nameHash = (content: BinaryLike): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8);

/** The hash of subresource integrity and of a content security policy: SHA-256, the shortest, because a hash does not compress. */
export const integrityOf = (content: BinaryLike): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
