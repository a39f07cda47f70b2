import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { faqCorpus } from './faq-corpus.ts';
import { nameHash } from './hashes.ts';

const virtual = 'virtual:faq-corpus';
const devAddress = '/faq.json';

/** Placeholder for the weight until all scripts are written. */
const WEIGHT = '__FAQ_WEIGHT__';

let source = '';

/**
 * Writes the bot's corpus as a JSON file. `virtual:faq-corpus` exports its address and the total download of the first question. The
 * file name has a hash, so that browsers cache it like a script.
 */
export const faqAddress: Plugin = {
  name: 'faq-address',
  resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
  async load(id) {
    if (id !== `\0${virtual}`) return null;
    // The prerendered page answers no questions.
    if (this.environment.mode === 'dev' || this.environment.name !== 'client')
      return `export const address = '${devAddress}'; export const weight = 0;`;
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
    const bytes = [source, search.code].reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
    user.code = user.code.replace(WEIGHT, String(bytes));
  },
  /** The development server reads the pages again at each request. */
  configureServer({ middlewares, ssrLoadModule }) {
    middlewares.use(devAddress, (_request, response, next) => {
      const send = (corpus: unknown) =>
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify(corpus));
      faqCorpus(ssrLoadModule).then(send, next);
    });
  },
};
