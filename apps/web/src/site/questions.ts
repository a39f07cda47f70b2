import type { Action } from '../content/schema/base.ts';

export interface Answer {
  readonly answer: string;
  /** A link after the answer. */
  readonly action?: Action;
  /** Set if the agency has not decided or published it: the answer says so, and the bot offers to write to the agency. */
  readonly isUndecided?: true;
}

/** Answers by their questions: most are a text. */
export type Answers = Readonly<Record<string, string | Answer>>;

export interface Asked extends Answer {
  readonly question: string;
}

export const questionsOf = (answers: Answers): Asked[] =>
  Object.entries(answers).map(([question, answer]) => ({
    question,
    ...(typeof answer === 'string' ? { answer } : answer),
  }));
