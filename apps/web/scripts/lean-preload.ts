import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const helper = fileURLToPath(new URL('../src/lib/preload.ts', import.meta.url));

/**
 * Puts our own function around `import()`. Vite's is 0.35 kB larger after Brotli, for what the site does not use: addresses relative
 * to the importer, nonces, browsers without module preloads.
 */
export const leanPreload: Plugin = {
  name: 'lean-preload',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === '\0vite/preload-helper.js' ? helper : undefined),
};
