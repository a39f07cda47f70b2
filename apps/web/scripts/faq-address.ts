import { brotliCompressSync } from 'node:zlib';
import type { Plugin, ViteDevServer } from 'vite';
import { faqCorpus } from './faq-corpus.ts';
import { nameHash } from './hashes.ts';

const name = 'virtual:faq-corpus';
const devAddress = '/faq.json';

/** Placeholder for the weight until all scripts are written. */
const WEIGHT = '__FAQ_WEIGHT__';

/**
 * Vite plugin that writes the bot's corpus as a JSON file. `virtual:faq-corpus` exports its address and the total download of the first
 * question. The file name has a hash, so that browsers cache it like a script. The development server reads the pages again at each
 * request.
 */
export function faqAddress(): Plugin {
  let server: ViteDevServer | undefined;
  let source = '';
  return {
    name: 'faq-address',
    configureServer(development) {
      server = development;
      development.middlewares.use(devAddress, async (_request, response, next) => {
        try {
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(await faqCorpus((file) => development.ssrLoadModule(file))));
        } catch (error) {
          next(error);
        }
      });
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id, options) {
      if (id !== `\0${name}`) return null;
      // The prerendered page answers no questions.
      if (server || options?.ssr) return `export const address = '${devAddress}'; export const weight = 0;`;
      source = JSON.stringify(await faqCorpus());
      const fileName = `assets/faq-${nameHash(source)}.json`;
      this.emitFile({ type: 'asset', fileName, source });
      return `export const address = '/${fileName}'; export const weight = ${WEIGHT};`;
    },
    generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
      const search = scripts.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/faq-bot/search.ts')));
      const user = scripts.find(({ code }) => code.includes(WEIGHT));
      if (!user) return;
      if (!search) this.error('No script contains the search of the bot: see blocks/faq-bot/use-conversation.ts.');
      const weight = [source, search.code].reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
      user.code = user.code.replace(WEIGHT, String(weight));
    },
  };
}
