import { fileURLToPath } from 'node:url';
import { type PackedCorpus, pack } from '../src/blocks/faq-bot/engine/pack.ts';
import { faqBotWords } from '../src/content/faq-bot.ts';
import type { PageContent } from '../src/content/schema/page.ts';
import { buildCorpus, type FaqCorpus } from '../src/site/faq-corpus.ts';
import { type Page, pages } from '../src/site/pages.ts';

const contentFile = (content: string) => new URL(`../src/content/${content}.ts`, import.meta.url);

/** Loads a module by its path. */
type Loader = (file: string) => Promise<Readonly<Record<string, unknown>>>;

/**
 * What the bot knows, from the words of the pages given: the build writes it as JSON beside the pages.
 *
 * @param of every published page by default
 * @param load how the words are loaded: the development server has its own way
 */
export async function faqCorpus(of: readonly Page[] = pages, load?: Loader): Promise<FaqCorpus> {
  const given = await Promise.all(
    of.map(async (page) => {
      const file = contentFile(page.content);
      const module = await (load ? load(fileURLToPath(file)) : import(/* @vite-ignore */ file.href));
      return { page, content: (module as { readonly default: PageContent }).default };
    }),
  );
  return buildCorpus(given, faqBotWords);
}

/** The same as it travels. */
export const packedCorpus = async (...of: Parameters<typeof faqCorpus>): Promise<PackedCorpus> =>
  pack(await faqCorpus(...of));
