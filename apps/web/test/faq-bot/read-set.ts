import { answers } from './answers.ts';
import type { FreshSet } from './fresh.ts';

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/**
 * Reads a set of questions, one a line.
 * @param asked each with the short names of the answers that a fair reader would take, after a bar; a dash is none
 * @param outside those that the site has no answer to
 */
export function readSet(asked: string, outside: string): FreshSet {
  return {
    asked: linesOf(asked).map((line) => {
      const bar = line.lastIndexOf(' | ');
      const names = line.slice(bar + 3).split(' ');
      return { question: line.slice(0, bar), right: names.map((name) => (name === '-' ? null : answerOf(name))) };
    }),
    outside: linesOf(outside),
  };
}

function answerOf(name: string): string {
  const question = answers[name];
  if (!question) throw new Error(`No answer is named ${name}.`);
  return question;
}
