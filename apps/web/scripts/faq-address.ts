import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin, ViteDevServer } from 'vite';
import { packedCorpus } from './faq-corpus.ts';

const name = 'virtual:faq-corpus';
const devAddress = '/faq.json';

/**
 * Vite plugin that writes what the FAQ bot knows as a JSON file, and gives its address and weight to whoever imports
 * `virtual:faq-corpus`. The name holds a hash, so the file is cached like a script. The development server reads the pages
 * anew at each request.
 */
export function faqAddress(): Plugin {
  let server: ViteDevServer | undefined;
  return {
    name: 'faq-address',
    configureServer(development) {
      server = development;
      const load = (file: string) => development.ssrLoadModule(file);
      development.middlewares.use(devAddress, async (_request, response, next) => {
        try {
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(await packedCorpus(undefined, load)));
        } catch (error) {
          next(error);
        }
      });
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id, options) {
      if (id !== `\0${name}`) return null;
      // The prerender answers no question.
      if (server || options?.ssr) return `export const address = '${devAddress}'; export const weight = 0;`;
      const source = JSON.stringify(await packedCorpus());
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const fileName = `assets/faq-${hash}.json`;
      this.emitFile({ type: 'asset', fileName, source });
      return `export const address = '/${fileName}'; export const weight = ${brotliCompressSync(source).length};`;
    },
  };
}
