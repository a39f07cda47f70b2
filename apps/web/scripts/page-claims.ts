import type { Plugin } from 'vite';
import { claimsOf } from '../src/content/claims/page-claims.ts';
import { pages } from '../src/site/pages.ts';

/**
 * Adds a page's claims to its content module. The register of all claims would add two kilobytes to the first script, for the dozen
 * that a page links to.
 */
export const pageClaims: Plugin = {
  name: 'page-claims',
  transform: {
    filter: { id: /\/src\/content\/(?:(?:pages|services|secteurs|articles|legal)\/[\w-]+|not-found)\.ts$/ },
    handler(code, id) {
      const page = pages.find(({ content }) => id.endsWith(`/content/${content}.ts`));
      return { code: `${code}\nexport const claims = ${JSON.stringify(page ? claimsOf(page.id) : [])};\n`, map: null };
    },
  },
};
