/** The bot of the published pages, the visitors' questions of `questions.txt`, and their score. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { buildCorpus, publishedPages, withFigures } from '../../faq/corpus.ts';
import { type Answer, type Bot, createBot } from '../../src/blocks/faq-bot/search.ts';
import { plain } from '../support/plain.ts';

export const pages = await publishedPages();
export const corpus = buildCorpus(pages);
export const bot = createBot(corpus);

interface Asked {
  readonly question: string;
  /** Questions of the site with a correct answer. If empty, the bot should not answer. */
  readonly right: readonly string[];
  /** Whether no answer is also correct. */
  readonly mayBeUnknown: boolean;
}

/** The sets of `questions.txt`, by name. */
function readQuestions() {
  const sets = { 'held out': [], fifty: [], development: [], certain: [], near: [], unanswered: [], unknown: [] };
  const all: Readonly<Record<keyof typeof sets, Asked[]>> = sets;
  let current: Asked[] | undefined;
  for (const line of readFileSync(new URL('questions.txt', import.meta.url), 'utf8').split('\n')) {
    if (line.startsWith('== ')) current = all[line.slice(3) as keyof typeof all];
    else if (line !== '' && !line.startsWith('#')) {
      const [question = '', answers = ''] = line.split(' | ');
      const right = plain(withFigures(answers)).split(' / ');
      current?.push({ question, right: right.filter((one) => one !== '-'), mayBeUnknown: right.includes('-') });
    }
  }
  return all;
}

export const questions = readQuestions();

type Verdict = 'right' | 'proposed' | 'beside the point' | 'missed' | 'rightly unanswered';

export function judge({ right, mayBeUnknown }: Asked, { entry, near }: Answer): Verdict {
  if (entry) return right.includes(plain(entry.question)) ? 'right' : 'beside the point';
  if (near.some((one) => right.includes(plain(one)))) return 'proposed';
  return mayBeUnknown ? 'rightly unanswered' : 'missed';
}

/** Percentages: of the questions with an answer on the site, and of all questions. */
export function score(by: Bot, set: readonly Asked[]) {
  const verdicts = set.map((asked) => ({ asked, verdict: judge(asked, by(asked.question)) }));
  const inside = verdicts.filter(({ asked }) => asked.right.length > 0);
  const percent = (count: number, of: number) => Math.round((count / of) * 1000) / 10;
  const count = (list: typeof verdicts, ...wanted: Verdict[]) =>
    list.filter(({ verdict }) => wanted.includes(verdict)).length;
  return {
    questions: set.length,
    right: percent(count(inside, 'right'), inside.length),
    rightOrProposed: percent(count(inside, 'right', 'proposed', 'rightly unanswered'), inside.length),
    besideThePoint: percent(count(verdicts, 'beside the point'), set.length),
  };
}

/**
 * Limits for all questions together; docs/adr/0010-a-bot-that-searches.md has the scores. Adding or removing one question of the
 * site changes each score by less than a point.
 */
export const least = { rightOrProposed: 87, right: 42 };
export const most = { besideThePoint: 4 };

export const weigh = (sent: object) => brotliCompressSync(JSON.stringify(sent)).length;
