import { brotliCompressSync } from 'node:zlib';
import type { Plugin, ViteDevServer } from 'vite';
import { bundle } from './bundle.ts';
import { importSource, src, web } from './source.ts';

const virtual = 'virtual:faq-corpus';
const devAddress = '/faq.json';

async function corpusJson(server?: ViteDevServer): Promise<string> {
  type Module = typeof import('../faq/corpus.ts');
  const { buildCorpus, publishedPages } = await importSource<Module>(`${web}faq/corpus.ts`, server);
  return JSON.stringify(buildCorpus(await publishedPages()));
}

/**
 * Writes the bot's corpus as a file that browsers cache like a script. `virtual:faq-corpus` exports its address, and the total download
 * of the first question: the corpus, and the script of the search.
 */
export function faqCorpus(): Plugin {
  return {
    name: 'faq-corpus',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
    async load(id) {
      if (id !== `\0${virtual}`) return null;
      // The prerendered page answers no questions.
      if (this.environment.mode === 'dev' || this.environment.name !== 'client')
        return `export const address = '${devAddress}'; export const weight = 0;`;
      const corpus = await corpusJson();
      const { code } = await bundle(`${src}blocks/faq-bot/search.ts`);
      const weight = brotliCompressSync(corpus).length + brotliCompressSync(code).length;
      const reference = this.emitFile({ type: 'asset', name: 'faq.json', source: corpus });
      return `export const address = import.meta.ROLLUP_FILE_URL_${reference}; export const weight = ${weight};`;
    },
    /** The development server reads the pages again at each request. */
    configureServer(server) {
      server.middlewares.use(devAddress, (_request, response, next) => {
        corpusJson(server).then((json) => response.setHeader('Content-Type', 'application/json').end(json), next);
      });
    },
  };
}
