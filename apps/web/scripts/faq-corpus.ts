import { faqBotWords } from '../src/content/faq-bot.ts';
import type { PageContent } from '../src/content/schema/page.ts';
import { buildCorpus, type FaqCorpus } from '../src/site/faq-corpus.ts';
import { type Page, pages } from '../src/site/pages.ts';

/**
 * What the bot knows, from the words of the pages given: the build writes it as JSON beside the pages.
 *
 * @param of every published page by default
 */
export async function faqCorpus(of: readonly Page[] = pages): Promise<FaqCorpus> {
  const given = await Promise.all(
    of.map(async (page) => {
      const module: { readonly default: PageContent } = await import(
        /* @vite-ignore */ new URL(`../src/content/${page.content}.ts`, import.meta.url).href
      );
      return { page, content: module.default };
    }),
  );
  return buildCorpus(given, faqBotWords);
}
