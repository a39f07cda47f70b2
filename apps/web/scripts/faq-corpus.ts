import { faqBotWords } from '../src/content/faq-bot.ts';
import type { PageContent } from '../src/content/schema/page.ts';
import { buildCorpus, type FaqCorpus } from '../src/site/faq-corpus.ts';
import { pages } from '../src/site/pages.ts';

/** What the bot knows, from the words of every published page: the build writes it as JSON beside the pages. */
export async function faqCorpus(): Promise<FaqCorpus> {
  const published = await Promise.all(
    pages.map(async (page) => {
      const module: { readonly default: PageContent } = await import(
        /* @vite-ignore */ new URL(`../src/content/${page.content}.ts`, import.meta.url).href
      );
      return { page, content: module.default };
    }),
  );
  return buildCorpus(published, faqBotWords);
}
