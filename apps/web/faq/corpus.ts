import { readFileSync } from 'node:fs';
import { type Corpus, createReader, type Entry, foldedText } from '../src/blocks/faq-bot/search.ts';
import { robots, stats } from '../src/content/computed.ts';
import { type Knowledge, knowledge, pageQuestions } from '../src/content/faq-knowledge.ts';
import { words } from '../src/content/faq-words.ts';
import { readPageContents } from '../src/content/page-contents.ts';
import type { PageContent } from '../src/content/schema/page.ts';
import { fill } from '../src/lib/fill.ts';
import { isPublished, type Page, type PageId, pages } from '../src/site/pages.ts';
import { type Asked, questionsOf } from '../src/site/questions.ts';

interface PageWithContent {
  readonly page: Page;
  readonly content: PageContent;
}

export async function publishedPages(): Promise<PageWithContent[]> {
  const contents = await readPageContents();
  return pages.map((page) => ({ page, content: contents.get(page.content) as PageContent }));
}

const entryOf = ({ question, answer, isUndecided }: Asked, page: PageId, fragment?: string): Entry => ({
  question,
  answer,
  page,
  ...(fragment && { fragment }),
  ...(isUndecided && { isUndecided }),
});

const knowledgeEntry = (known: Knowledge): Entry =>
  isPublished(known.page) ? entryOf(known, known.page, known.fragment) : entryOf(known, 'contact');

/** The questions answered by a page, each with its section's anchor. */
const pageEntries = ({ content, page }: PageWithContent): Entry[] =>
  content.sections.flatMap((section) =>
    section.kind === 'faq' ? questionsOf(section.answers).map((asked) => entryOf(asked, page.id, section.id)) : [],
  );

/** The text with the figures that questions of the site contain. */
export const withFigures = (text: string) =>
  fill(text, { saved: robots.saved, averageReturn: stats.averageReturn, redesign: stats.redesign });

/**
 * The blocks of a text file of `content/`, which explains its format: a first line, and lines that start with a mark.
 * @throws Error for the writer, if a line has none
 */
export function readBlocks(
  name: string,
  file = readFileSync(new URL(`../src/content/${name}`, import.meta.url), 'utf8'),
) {
  const blocks = file
    .replace(/^#.*\n/gm, '')
    .trim()
    .split(/\n{2,}/);
  return blocks.map((block) => {
    const [key = '', ...lines] = withFigures(block).split('\n');
    const wrong = lines.find((line) => !/^[=~] \S/.test(line));
    if (wrong !== undefined)
      throw new Error(
        `content/${name}, sous « ${key} » : la ligne « ${wrong} » doit commencer par « = » ou « ~ », une espace et un mot.`,
      );
    const marked = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(2));
    return { key, same: marked('='), situations: marked('~') };
  });
}

export const thesaurus = {
  ...words,
  synonyms: readBlocks('faq-synonyms.txt')
    .map(({ key, same }) => [key, ...same].join(','))
    .join('\n'),
};

/** The key of questions off the subject. */
export const OFF_SUBJECT = 'hors sujet';

/** Other wordings by question or page id: the same question in other words, then situations. */
export const listedWordings = new Map(
  readBlocks('faq-wordings.txt').map(({ key, ...wordings }) => [foldedText(key), wordings] as const),
);

/**
 * The bot's knowledge of the given pages: the agency's facts, the pages' questions, and each page's purpose. A new page is included
 * automatically. Of two equal questions the first is kept.
 */
export function buildCorpus(given: readonly PageWithContent[]): Corpus {
  const read = createReader(thesaurus);
  const asTerms = (list: readonly string[]) =>
    [...new Set(list.map((one) => read(one).join(' ')))].filter(Boolean).join('|');
  const withTerms = (entry: Entry, key: string, own: readonly string[] = []): Entry => {
    const { same, situations } = listedWordings.get(foldedText(key)) ?? { same: [], situations: [] };
    const terms = { wordings: asTerms([...own, ...same]), situations: asTerms(situations) };
    return { ...entry, ...Object.fromEntries(Object.entries(terms).filter(([, text]) => text !== '')) };
  };
  const asked = [...knowledge.map(knowledgeEntry), ...given.flatMap(pageEntries)].map((entry) =>
    withTerms(entry, entry.question),
  );
  const purposes = given
    .filter(({ page }) => page.kind !== 'page' || listedWordings.has(foldedText(page.id)))
    .map(({ page, content }) =>
      withTerms(
        {
          question: fill(pageQuestions[page.kind], { label: page.label }),
          answer: content.description,
          page: page.id,
          isPurpose: true,
        },
        page.id,
        content.service ? [page.label, content.service.name ?? page.label, content.service.type] : [page.label],
      ),
    );
  const byQuestion = new Map([...asked, ...purposes].reverse().map((entry) => [entry.question, entry]));
  return {
    entries: [...byQuestion.values()].reverse(),
    outside: asTerms(listedWordings.get(OFF_SUBJECT)?.same ?? []),
    ...thesaurus,
  };
}
