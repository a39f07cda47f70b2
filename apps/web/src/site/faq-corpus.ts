import type { PageContent } from '../content/schema/page.ts';
import { fill } from '../lib/fill.ts';
import { agency, agencyStats } from './agency.ts';
import { isPublished, type Page, type PageId, type PageKind } from './pages.ts';

/** One thing that the bot knows. Its question, as the site asks it, is also its name: no two are alike. */
export interface FaqEntry {
  readonly question: string;
  readonly answer: string;
  /** The page that the answer comes from. */
  readonly page: PageId;
  /** Anchor of the section in that page. */
  readonly fragment?: string;
  /** The same question in other words. */
  readonly phrasings?: readonly string[];
  /** What brings a visitor to it: kept where no other entry's words say the same. */
  readonly intents?: readonly string[];
  /** Tells what a page is for: it gives way to an answer that is as near. */
  readonly overview?: true;
}

/** What the browser fetches at the first question: entries, and the words that a search of French needs. */
export interface FaqCorpus {
  readonly entries: readonly FaqEntry[];
  /** Words that say nothing of what is asked, separated by spaces. */
  readonly ignored: string;
  /** Words that would become another if their ending were dropped, separated by spaces. */
  readonly whole: string;
  /** Greetings and thanks: nothing, beside anything else. Separated by commas. */
  readonly courtesy: string;
  /** Words that tell little: they help to choose, and are missed without much harm. Separated by commas. */
  readonly soft: string;
  /** Words that only someone who asks about our trade uses: what comes with one of them is likely to be for us. Separated by commas. */
  readonly ours: string;
  /** Words that tell what is asked of a subject rather than which subject. Separated by commas. */
  readonly aims: string;
  /** Groups of words or expressions that mean the same, separated by commas; the first stands for the others. */
  readonly synonyms: readonly string[];
  /** The same for everyday words: what they mean here is a guess. */
  readonly hints: readonly string[];
  /** Questions proposed when nothing near is known. */
  readonly starters: readonly string[];
}

/** A fact about the agency: its answer and phrasings may hold `{placeholders}`, filled with the facts of `agency.ts`. */
export interface AgencyFact {
  readonly question: string;
  readonly answer: string;
  /** Pages where a visitor reads more: the first that is published. */
  readonly pages: readonly PageId[];
  readonly fragment?: string;
  readonly phrasings?: readonly string[];
}

/** Words of the bot's knowledge that no page holds (`content/faq-bot.ts`). */
export interface FaqWords {
  readonly facts: readonly AgencyFact[];
  /** What a page is for, as a question by kind of page: `{label}` stands for its name. */
  readonly pageQuestions: Readonly<Record<PageKind, string>>;
  /** Other names that visitors give to a page's subject. */
  readonly pagePhrasings: Readonly<{ [Id in PageId]?: readonly string[] }>;
  /** Other words for the questions of the pages, by question; any space stands for a no-break one. */
  readonly questionPhrasings: Readonly<Record<string, readonly string[]>>;
  /** What brings a visitor to an answer, by the question of any entry. */
  readonly intents: Readonly<Record<string, readonly string[]>>;
  readonly ignored: string;
  readonly whole: string;
  readonly courtesy: string;
  readonly soft: string;
  readonly ours: string;
  readonly aims: string;
  readonly synonyms: readonly string[];
  readonly hints: readonly string[];
  readonly starters: readonly string[];
}

export interface PageWords {
  readonly page: Page;
  readonly content: PageContent;
}

/** Facts that an answer may name. */
function factValues(): Readonly<Record<string, string>> {
  const { street, city, region, postalCode } = agency;
  return {
    ...agency,
    address: `${street}, ${city} (${region})\u00a0\u00a0${postalCode}`,
    projects: String(agencyStats.projects),
    satisfaction: String(agencyStats.satisfaction),
    experience: String(agencyStats.experience),
    specialists: String(agencyStats.specialists),
  };
}

function withPhrasings(entry: FaqEntry, phrasings: readonly string[]): FaqEntry {
  const own = [...new Set(phrasings)].filter((phrasing) => phrasing !== entry.question);
  return own.length > 0 ? { ...entry, phrasings: own } : entry;
}

const plainSpaces = (text: string): string => text.replace(/\s/g, ' ');

/** What a list holds for a question, whichever spaces it is written with. */
function listed(list: Readonly<Record<string, readonly string[]>>, question: string): readonly string[] {
  const asked = plainSpaces(question);
  return Object.entries(list).find(([known]) => plainSpaces(known) === asked)?.[1] ?? [];
}

/** The questions that a page answers, each with its section's anchor. */
function pageFaqs({ content, page }: PageWords): FaqEntry[] {
  return content.sections.flatMap((section) =>
    section.kind === 'faq'
      ? section.items.map(({ question, answer }) => ({
          question,
          answer,
          page: page.id,
          ...(section.id ? { fragment: section.id } : {}),
        }))
      : [],
  );
}

/** What a page is for, in the words that search engines show of it. */
function pagePurpose({ page, content }: PageWords, words: FaqWords): FaqEntry {
  const question = fill(words.pageQuestions[page.kind], { label: page.label });
  // A page that presents others would take their questions.
  const intents: readonly string[] = [];
  return withPhrasings({ question, answer: content.description, page: page.id, overview: true, intents }, [
    page.label,
    ...(content.service ? [content.service.name, content.service.type] : []),
    ...(words.pagePhrasings[page.id] ?? []),
  ]);
}

function factEntry({ question, answer, pages, fragment, phrasings = [] }: AgencyFact): FaqEntry {
  const page = pages.find(isPublished) ?? 'contact';
  return withPhrasings(
    {
      question,
      answer: fill(answer, factValues()),
      page,
      ...(fragment && page === pages[0] ? { fragment } : {}),
    },
    phrasings.map((phrasing) => fill(phrasing, factValues())),
  );
}

/**
 * Everything the bot knows: facts about the agency, the questions of every page given, and what each page is for. A page
 * published tomorrow enters by itself. The first of two equal questions is kept.
 */
export function buildCorpus(pages: readonly PageWords[], words: FaqWords): FaqCorpus {
  const all = [
    ...words.facts.map(factEntry),
    ...pages.flatMap(pageFaqs),
    ...pages
      .filter(({ page }) => page.kind !== 'page' || words.pagePhrasings[page.id])
      .map((page) => pagePurpose(page, words)),
  ];
  const entries = [...new Map([...all].reverse().map((entry) => [entry.question, entry])).values()]
    .reverse()
    .map((entry) => {
      const intents = [...listed(words.intents, entry.question), ...(entry.intents ?? [])];
      const phrased = withPhrasings(entry, [
        ...(entry.phrasings ?? []),
        ...listed(words.questionPhrasings, entry.question),
      ]);
      return intents.length > 0 ? { ...phrased, intents } : phrased;
    });
  const { ignored, whole, courtesy, soft, ours, aims, synonyms, hints, starters } = words;
  return { entries, ignored, whole, courtesy, soft, ours, aims, synonyms, hints, starters };
}
