/**
 * Precompressed variants that the build writes and the servers send, best first: the coding's name in `Accept-Encoding`,
 * and the extension added to the file's name.
 */
export const codings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;
