import MiniSearch from 'minisearch';
import type { PageId } from '../../../site/pages.ts';
import type { PackedCorpus, PackedEntry } from './pack.ts';
import { createSpeller } from './spelling.ts';
import { createReader, fold, GUESSED, plain, stem, stems } from './words.ts';

export interface KnownAnswer {
  readonly kind: 'known';
  /** The question that was understood, in the site's words. */
  readonly question: string;
  readonly answer: string;
  readonly source: { readonly page: PageId; readonly fragment?: string };
  /** Whether the question is understood for sure; if not, `followUps` holds what it may have been instead. */
  readonly sure: boolean;
  /** Questions near this one; each, asked in these words, has its answer. */
  readonly followUps: readonly string[];
  /** 0 to 1. */
  readonly confidence: number;
}

export interface UnknownAnswer {
  readonly kind: 'unknown';
  /** Questions that it could have been; each, asked in these words, has its answer. */
  readonly suggestions: readonly string[];
  readonly confidence: number;
}

export type BotAnswer = KnownAnswer | UnknownAnswer;

export interface Bot {
  answer(question: string): BotAnswer;
}

/**
 * Share of the question that an entry must account for before it is given as the answer. Calibrated on the questions of
 * `test/faq-bot`: the lowest that keeps questions outside the bot's knowledge unanswered.
 */
export const CERTAINTY = 0.64;

/**
 * The same for a question that speaks of our trade: what it says besides is likely the visitor's own story. Between the two the
 * answer is the likeliest, and the window asks « Ce n’est pas ça? ».
 */
export const CERTAINTY_OURS = 0.35;

/** What a word that nobody asked about on this site counts beside one of our trade. */
const STORY = 0.2;

/** What a word counts that tells little. */
const SOFT = 0.25;

/** What a word counts that tells what is asked, beside those that tell about what. */
const AIM = 1.2;

/** What an unknown word counts in a question that does not speak of our trade: it is likely what the question is about. */
const UNKNOWN = 0.7;

/** The same for numbers, short words and verbs: a question is hardly ever about them. */
const SLIGHT = 0.6;
const LOOKS_SLIGHT = /^(?:\d+|.{1,3}|.{2,}(?:er|ez|ir|oir|ant|ait|aient|ment|era|erai|erait))$/;

/** The stems of the words that look slight. */
const slightOf = (question: string): ReadonlySet<string> =>
  new Set(
    fold(question)
      .split(' ')
      .filter((word) => LOOKS_SLIGHT.test(word))
      .map((word) => stem(word)),
  );

/** Below this an entry is not even proposed. */
const NEARNESS = 0.3;
const PROPOSED = 3;

/** What a word is worth when it is read through a corrected spelling or a longer word. */
const APPROXIMATE = 0.8;

/** What a word is worth that no entry is asked in, and that only stands in what brings visitors to one. */
const BROUGHT = 0.7;

/** What a word is worth whose spelling was corrected. */
const CORRECTED = 0.8;

/** What an everyday word is worth that was taken for one of ours. */
const A_GUESS = 0.45;

/** What a word is worth that stands in another phrasing of the entry, or in its answer. */
const ELSEWHERE = 0.75;
const IN_ANSWER = 0.2;

/** What an overview of a page loses beside a precise answer, when both are ranked. */
const OVERVIEW_LOSS = 0.05;

/** What a phrasing loses when the question holds none of its words. */
const PHRASING_SHARE = 0.5;

/** Letters from which a word may begin another. */
const SHORTEST_PREFIX = 5;

interface Phrasing {
  readonly id: number;
  readonly entry: PackedEntry;
  readonly words: readonly string[];
}

interface Ranked {
  readonly entry: PackedEntry;
  readonly confidence: number;
}

function phrasingsOf(entries: readonly PackedEntry[], read: (text: string) => string[]): Phrasing[] {
  return entries
    .flatMap((entry) => [
      { entry, words: read(entry.question) },
      ...[entry.means, entry.brings].flatMap((list) =>
        list ? list.split(',').map((meaning) => ({ entry, words: meaning.split(' ') })) : [],
      ),
    ])
    .filter(({ words }) => words.length > 0)
    .map((phrasing, id) => ({ ...phrasing, id }));
}

/** How much a word tells: rare words more, words that the site never uses most. */
function weigher(phrasings: readonly Phrasing[], entries: number): (word: string) => number {
  const holders = new Map<string, Set<PackedEntry>>();
  for (const { entry, words } of phrasings) {
    for (const word of words) holders.set(word, (holders.get(word) ?? new Set()).add(entry));
  }
  return (word) => Math.log(1 + entries / (holders.get(word)?.size ?? 2));
}

/**
 * A bot that knows what the corpus holds and nothing else. It answers in the corpus's words, or says that it does not know:
 * a word of the question that no phrasing accounts for counts against every answer.
 */
export function createBot(corpus: PackedCorpus): Bot {
  const readAsMeant = createReader(corpus);
  const read = (text: string) => plain(readAsMeant(text));
  const wordsOf = (list: string) => new Set(list.split(' '));
  const [soft, ours, aims] = [wordsOf(corpus.soft), wordsOf(corpus.ours), wordsOf(corpus.aims)];
  const courtesy = wordsOf(corpus.courtesy);
  const withoutCourtesy = (words: readonly string[]) => {
    const left = words.filter((word) => !courtesy.has(word));
    return left.length > 0 ? left : words;
  };
  const phrasings = phrasingsOf(corpus.entries, read);
  const rarity = weigher(phrasings, corpus.entries.length);
  const weight = (word: string) => rarity(word) * (soft.has(word) ? SOFT : aims.has(word) ? AIM : 1);
  const isOurs = (words: readonly string[]) => words.some((word) => ours.has(word));
  const known = new Set(phrasings.flatMap(({ words }) => words));
  const exact = new Map(
    corpus.entries.flatMap((entry) =>
      [...(entry.exactly?.split(',') ?? []), fold(entry.question)].map((text) => [text, entry] as const),
    ),
  );
  const texts = corpus.entries.flatMap(({ question, means = '', brings = '' }) => [
    ...stems(question),
    ...`${means} ${brings}`.split(/[ ,]/),
  ]);
  /** Words of which no entry is asked: they only stand in what brings a visitor. */
  const proving = new Set(
    corpus.entries.flatMap(({ question, means = '' }) => [...read(question), ...means.split(/[ ,]/)]),
  );
  const vocabulary = new Set([...corpus.ignored.split(' '), ...corpus.synonyms.join(' ').split(/[ ,]/), ...texts]);
  const readAsked = createReader(
    corpus,
    createSpeller(vocabulary, new Set([...corpus.ignored.split(' '), ...corpus.hints.join(' ').split(/[ ,]/)])),
  );
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: {
      prefix: (term) => !known.has(term) && term.length >= SHORTEST_PREFIX,
    },
  });
  index.addAll(phrasings.map(({ id, words }) => ({ id, text: words.join(' ') })));
  const elsewhere = new Map(
    corpus.entries.map((entry) => [
      entry,
      new Map([
        ...read(entry.answer).map((word) => [word, IN_ANSWER] as const),
        ...phrasings
          .filter((phrasing) => phrasing.entry === entry)
          .flatMap(({ words }) => words.map((word) => [word, ELSEWHERE] as const)),
      ]),
    ]),
  );
  const sum = (words: readonly string[]): number => words.reduce((total, word) => total + weight(word), 0);

  /**
   * Entries that share a word with the question, the likeliest first.
   * @param meant the words that stand in the question as they are; the others were corrected
   * @param isForUs whether one of them is of our trade
   */
  function rank(
    words: readonly string[],
    meant: ReadonlySet<string>,
    slight: ReadonlySet<string>,
    isForUs: boolean,
  ): Ranked[] {
    const worth = (word: string) => {
      if (known.has(word)) return weight(word);
      if (isForUs) return weight(word) * STORY * (slight.has(word) ? SLIGHT : 1);
      return weight(word) * (slight.has(word) ? SLIGHT : UNKNOWN);
    };
    const sureness = (word: string) => {
      if (meant.has(word)) return proving.has(word) ? 1 : BROUGHT;
      if (meant.has(GUESSED + word)) return A_GUESS;
      return CORRECTED;
    };
    const asked = words.reduce((total, word) => total + worth(word), 0);
    const best = new Map<PackedEntry, number>();
    for (const { id, queryTerms, terms } of index.search(words.join(' '))) {
      const phrasing = phrasings[id];
      if (!phrasing) continue;
      const matched = new Set(queryTerms);
      const found = words.reduce((total, word) => {
        if (matched.has(word))
          return total + worth(word) * (phrasing.words.includes(word) ? sureness(word) : APPROXIMATE);
        return total + worth(word) * sureness(word) * (elsewhere.get(phrasing.entry)?.get(word) ?? 0);
      }, 0);
      const told = sum([...new Set(terms)]) / sum(phrasing.words);
      const confidence = (found / asked) * (1 - PHRASING_SHARE + PHRASING_SHARE * told);
      best.set(phrasing.entry, Math.max(best.get(phrasing.entry) ?? 0, confidence));
    }
    const place = ({ entry, confidence }: Ranked) => confidence - (entry.overview ? OVERVIEW_LOSS : 0);
    return Array.from(best, ([entry, confidence]) => ({ entry, confidence })).sort((a, b) => place(b) - place(a));
  }

  /** Neighbours of an answer: what else the question was near to, then the same page's questions. */
  function followUps(entry: PackedEntry, ranked: readonly Ranked[]): string[] {
    const near = ranked.filter(({ confidence }) => confidence >= NEARNESS).map((other) => other.entry);
    const samePage = corpus.entries.filter(({ page }) => page === entry.page);
    return [...new Set([...near, ...samePage])]
      .filter((other) => other !== entry)
      .slice(0, PROPOSED)
      .map(({ question }) => question);
  }

  function knownAnswer(entry: PackedEntry, confidence: number, ranked: readonly Ranked[]): KnownAnswer {
    const { question, answer, page, fragment } = entry;
    const source = fragment ? { page, fragment } : { page };
    const sure = confidence >= CERTAINTY;
    return { kind: 'known', question, answer, source, sure, followUps: followUps(entry, ranked), confidence };
  }

  return {
    answer(question) {
      const words = withoutCourtesy(plain(readAsked(question)));
      const meant = readAsMeant(question);
      const isForUs = isOurs(meant);
      const ranked = words.length > 0 ? rank(words, new Set(meant), slightOf(question), isForUs) : [];
      const same = exact.get(fold(question));
      if (same) return knownAnswer(same, 1, ranked);
      const [first] = ranked;
      if (first && first.confidence >= (isForUs ? CERTAINTY_OURS : CERTAINTY)) {
        return knownAnswer(first.entry, first.confidence, ranked);
      }
      const near = ranked.filter(({ confidence }) => confidence >= NEARNESS).slice(0, PROPOSED);
      return {
        kind: 'unknown',
        suggestions: near.length > 0 ? near.map(({ entry }) => entry.question) : corpus.starters,
        confidence: first?.confidence ?? 0,
      };
    },
  };
}
