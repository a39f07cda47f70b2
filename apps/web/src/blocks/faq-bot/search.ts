import MiniSearch, { type SearchResult } from 'minisearch';
import { foldedWords, nearly, stem } from '../../lib/folded-words.ts';
import type { PageId } from '../../site/pages.ts';
import { MAX_QUESTION_LENGTH } from './longest-question.ts';

/** Address of this module's script: its weight is part of the first question's cost. */
export const ownAddress = import.meta.url;

/** One answer of the bot. */
export interface Entry {
  readonly question: string;
  readonly answer: string;
  /** Page of the answer, and the section in it. */
  readonly page: PageId;
  readonly fragment?: string;
  /** Set if the answer only says what the page is for: many questions match such an entry a little. */
  readonly isPurpose?: true;
  /** Set if the agency has not decided: the answer says only that. */
  readonly isUndecided?: true;
  /** Other wordings of the question as search terms, separated by spaces; bars separate the wordings. */
  readonly wordings?: string;
  /** The same for situations in which a visitor asks it. */
  readonly situations?: string;
}

/** Language data of the search: `content/faq-words.ts` and `faq-synonyms.txt`. Words are separated by white space. */
interface Thesaurus {
  readonly stopWords: string;
  /** Those of the stop words that are acts. */
  readonly acts: string;
  /** One group of synonyms per line, separated by commas: its name first. */
  readonly synonyms: string;
  /** Names of groups that are only courtesy beside another term. */
  readonly courtesy: string;
  /** Names of groups, separated by commas, that say something of a thing: its price, its place. They are not what a question is about. */
  readonly aspects: string;
  /** Words that only occur in English questions. */
  readonly english: string;
}

/** The corpus fetched at the first question: `corpus.ts` builds it. */
export interface Corpus extends Thesaurus {
  readonly entries: readonly Entry[];
  /** Questions off the subject whose words the site uses otherwise, as `Entry.wordings`. */
  readonly outside: string;
}

export interface Answer {
  /** The entry, if the search is sure of it. */
  readonly entry?: Entry;
  /** Suggested questions, most likely first. Each returns its answer if asked verbatim. */
  readonly near: readonly string[];
  readonly isEnglish: boolean;
}

export type Bot = (question: string) => Answer;

/**
 * The best result is the answer if it covers this share of the question's terms and its score is this many times the next one's. Tuned
 * on the development set of `test/faq-bot/questions.txt`: docs/adr/0010-a-bot-that-searches.md has the figures.
 */
const SURE = { share: 0.6, lead: 1.5, purposeLead: 2.25 };

const MAX_PROPOSED = 3;

/** A refusal, in folded words: « je ne veux pas d’IA » does not ask what a service contains. */
const REFUSAL = /\b(?:veux|veut|voulons|aime|aimons) pas\b|\bpas (?:besoin|interesse)|\bdon t (?:want|like)\b/;

/** The agency is addressed or named, in stems: « vos heures » are its own, « les heures de la banque » are not. */
const ADDRESS = /\b(?:vou|votr|vos|ton|your?|l agenc(?! de))\b/;

/** A thing of the agency's, in stems: « votre adresse civique » is about its address. */
const OURS = /\b(?:votr|vos|ton|your)\b/;

/** The visitor's own things, in stems: « mon téléphone » is not the agency's. */
const OWN = /\b(?:mon|ma|mes|notr|nos|my|our)\b/;

/** The folded words, separated by one space. */
export const foldedText = (text: string): string => foldedWords(text).join(' ');

const splitTerms = (text: string): string[] => text.split(/[ |]/);
/** The number of « dans deux semaines », « en 3 fois »: one is as good as another. */
const COUNT = /(?<=\b(?:dans|en) )(?:\d+|une?|deux|trois|quatre|cinq|six|dix)(?= (?:fois|jours?|semaines?|mois)\b)/;
/** Spoken French of Québec asks with « tu » after the verb (« vous faites-tu des sites »), which would split an expression. */
const wordsOf = (text: string): string[] =>
  foldedText(text.replaceAll('$', ' dollars '))
    .replace(COUNT, '2')
    .split(' ')
    .filter((word) => word !== '' && word !== 'tu');
export const stemsOf = (text: string): string[] => wordsOf(text).map(stem);

/** Converts a text into search terms. `correct` returns a word's stem, the most likely one if it is mistyped. */
type Reader = (text: string, correct?: (word: string) => string) => string[];

/** Articles, and the visitor's possessives: inside an expression, « mes textes », « les textes » and « textes » say the same. */
const ARTICLES = /^(?:l|la|les?|des?|du|d|mon|ma|mes|notr|nos)$/;

/** The stems of an expression, without the articles inside it. */
export const expressionOf = (stems: readonly string[]): string =>
  stems.filter((one, at) => at === 0 || at === stems.length - 1 || !ARTICLES.test(one)).join(' ');

/** Names of the groups of synonyms, by each member's expression. */
const groupsOf = (synonyms: string): ReadonlyMap<string, string> =>
  new Map(
    synonyms.split('\n').flatMap((line) => {
      const members = line.split(',');
      const name = stemsOf(members[0] ?? '').join('');
      return members.map((member) => [expressionOf(stemsOf(member)), name] as const);
    }),
  );

/** Terms are stems without stop words; each member of a synonym group becomes the group's name. The longest expression wins. */
export function createReader(
  { stopWords, synonyms }: Pick<Thesaurus, 'stopWords' | 'synonyms'>,
  groups = groupsOf(synonyms),
): Reader {
  const stops = new Set(wordsOf(stopWords));
  const stopStems = new Set(stemsOf(stopWords));
  /** Number of words of the longest expression, with two articles inside it. */
  const longest = Math.max(...Array.from(groups.keys(), (member) => member.split(' ').length)) + 2;

  return (text, correct = stem) => {
    const words = wordsOf(text);
    const stems = words.map(correct);
    const groupAt = (start: number, length: number) => groups.get(expressionOf(stems.slice(start, start + length)));
    const terms: string[] = [];
    let start = 0;
    while (start < words.length) {
      let length = Math.min(longest, words.length - start);
      while (length > 1 && !groupAt(start, length)) length -= 1;
      const [word = '', first = ''] = [words[start], stems[start]];
      const group = length > 1 || !stops.has(word) ? groupAt(start, length) : undefined;
      if (group) terms.push(group);
      else if (word.length > 1 && !stopStems.has(first)) terms.push(first);
      start += length;
    }
    return terms;
  };
}

/** A word of this length is corrected, or one whose stem has the other: shorter ones are too similar to each other. */
const CORRECTED_LENGTH = { word: 6, stem: 5 };

/** The article or pronoun of « lamende » and « jouvre », typed without its apostrophe. */
const ELISION = /^(?:[dlj]|qu)(?=[aeiouyh])/;

/**
 * The stem of a word. An unknown one becomes the known one after an elision, or the only known one that begins alike and differs by a
 * letter. Never a stop word, which would hide what a question off the subject is about: « avion » is near « avons ».
 */
function createCorrector({ entries, stopWords, synonyms }: Corpus): (word: string) => string {
  const stops = new Set(stemsOf(stopWords));
  const terms = entries.flatMap(({ question, wordings = '', situations = '' }) => [
    ...stemsOf(question),
    ...splitTerms(`${wordings} ${situations}`),
  ]);
  const known = new Set([...stemsOf(synonyms), ...terms].filter((one) => !stops.has(one)));
  const near = new Map<string, string[]>();
  for (const one of known) for (const form of nearly(one)) near.set(form, [...(near.get(form) ?? []), one]);
  return (word) => {
    const written = stem(word);
    if (known.has(written) || stops.has(written)) return written;
    const whole = stem(word.replace(ELISION, ''));
    if (known.has(whole)) return whole;
    if (word.length < CORRECTED_LENGTH.word && written.length < CORRECTED_LENGTH.stem) return written;
    const found = nearly(written).flatMap((form) => near.get(form) ?? []);
    const [first, second] = new Set(found.filter((one) => one[0] === written[0]));
    return first && !second ? first : written;
  };
}

/**
 * Share of the question's terms that a result covers. A term that occurs only in a situation counts half; a number that the result
 * lacks is a detail of the visitor's story and does not count.
 */
function shareOf(terms: ReadonlySet<string>, { match }: SearchResult): number {
  const counted = [...terms].filter((term) => match[term] || !isNumber(term));
  const held = counted.map((term) =>
    match[term]?.some((field) => field !== 'situations') ? 1 : match[term] ? 0.5 : 0,
  );
  return counted.length > 0 ? held.reduce((sum: number, one) => sum + one, 0) / counted.length : 0;
}

const isNumber = (term: string): boolean => /^\d+$/.test(term);

/** One key for all questions with the same terms. */
const keyOf = (terms: Iterable<string>): string => [...new Set(terms)].sort().join(' ');

/** Entries by the terms of their question and wordings. Terms shared by two entries lead to neither. */
function entriesByTerms(entries: readonly Entry[], read: Reader): ReadonlyMap<string, Entry | undefined> {
  const found = new Map<string, Entry | undefined>();
  for (const entry of entries) {
    const wordings = entry.wordings?.split('|').map(splitTerms) ?? [];
    for (const key of new Set([read(entry.question), ...wordings].map(keyOf))) {
      if (key !== '') found.set(key, found.has(key) ? undefined : entry);
    }
  }
  return found;
}

/** Searches the corpus and grades its certainty: one answer, a few suggestions, or nothing. */
export function createBot(corpus: Corpus): Bot {
  const { entries } = corpus;
  const groups = groupsOf(corpus.synonyms);
  const correct = createCorrector(corpus);
  /** Without corrected words: a word off the subject may be spelled right, like « couscous », which is near « coucou ». */
  const withoutCorrected = (word: string) => (correct(word) === stem(word) ? stem(word) : '');
  const read = createReader(corpus, groups);
  const index = new MiniSearch<Entry & { readonly id: number }>({
    fields: ['question', 'wordings', 'situations'],
    // The build has already tokenised the last two fields.
    tokenize: (text, field) => (field === 'question' ? read(text) : splitTerms(text)),
    searchOptions: {
      boost: { wordings: 1.2 },
      prefix: (term) => term.length > 4,
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const byQuestion = new Map(entries.map((entry) => [foldedText(entry.question), entry]));
  const byTerms = entriesByTerms(entries, read);
  const isOutside = new Set(corpus.outside.split('|').map((one) => keyOf(splitTerms(one))));
  const groupNames = new Set(groups.values());
  const courtesy = new Set(wordsOf(corpus.courtesy));
  const acts = new Set(wordsOf(corpus.acts));
  const aspects = new Set(corpus.aspects.split(',').map((name) => stemsOf(name).join('')));
  const english = new Set(wordsOf(corpus.english));

  const search = (terms: Iterable<string>) => index.search([...terms].join(' '), { tokenize: splitTerms });

  return (question) => {
    const asked = question.slice(0, MAX_QUESTION_LENGTH);
    const folded = foldedText(asked);
    const words = wordsOf(asked);
    const stems = words.map(correct).join(' ');
    const all = read(asked, correct);
    const others = all.filter((term) => !courtesy.has(term));
    const terms = new Set(others.length > 0 ? others : all);
    const isAddressed = ADDRESS.test(stems);
    // « quitter mon emploi » does not ask about « emploi » alone; « où vous trouver » does ask for the address.
    const act = isAddressed && !OWN.test(stems) ? [] : words.filter((word) => acts.has(word));
    const named = [...terms].filter((term) => isAddressed || !aspects.has(term));
    const subject = [...named, ...act];
    // One word may be French too.
    const isEnglish = words.filter((word) => english.has(word)).length > 1;
    if (isOutside.has(keyOf(named)) || isOutside.has(keyOf(terms))) return { near: [], isEnglish };
    const results = search(terms);
    const found = results.flatMap((result) => {
      const entry = entries[result.id];
      const isAbout = subject.every(isNumber) || subject.some((term) => result.match[term]);
      return entry ? [{ entry, isAbout, score: result.score, share: shareOf(terms, result) }] : [];
    });
    const [first, second] = found;
    const listed = byTerms.get(keyOf(terms));
    const lead = first?.entry.isPurpose ? SURE.purposeLead : SURE.lead;
    const isSure = first?.isAbout && first.share >= SURE.share && first.score >= lead * (second?.score ?? 0);
    // A single term is enough only if it is a listed wording whose entry ranks first, and no act or thing of the visitor's.
    const isOther = act.length > 0 || (named.length === 0 && OWN.test(stems));
    const isEnough = terms.size > 1 || (!isOther && listed && listed === first?.entry);
    const best = listed ?? (isSure ? first.entry : undefined);
    // An answer that rests on a correction is only proposed, unless the other words propose it too.
    const isDoubtful = !search(read(asked, withoutCorrected))
      .slice(0, MAX_PROPOSED)
      .some(({ id }) => entries[id] === best);
    const isRefused = best?.isPurpose && REFUSAL.test(folded);
    const entry = byQuestion.get(folded) ?? (isEnough && !isRefused && !isDoubtful ? best : undefined);
    // « des cours de piano »: beside a word that no entry has, another must be in a group of synonyms.
    const held = new Set(results.flatMap((result) => result.terms));
    const isOurs =
      [...terms].every((term) => held.has(term) || isNumber(term)) ||
      [...held].some((term) => groupNames.has(term) && terms.has(term) && (OURS.test(stems) || !aspects.has(term)));
    const near = isOurs ? found.filter((one) => one.isAbout && one.entry !== entry) : [];
    return {
      ...(entry && { entry }),
      near: near.slice(0, MAX_PROPOSED).map((one) => one.entry.question),
      isEnglish,
    };
  };
}
