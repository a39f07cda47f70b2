import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Loi96Answers,
  loi96Basis,
  loi96Citation,
  loi96Flags,
  loi96Gaps,
  loi96Result,
  loi96ToContact,
} from '../src/loi96.ts';
import { contactRequestSchema } from '../src/schema.ts';

const answer = fc.option(fc.boolean(), { nil: undefined });

/** All answers that the four statements allow, and the same in the order of the statements. */
const allAnswers = fc.tuple(answer, answer, answer, answer).map((given) => ({
  given,
  answers: Object.fromEntries(loi96Flags.map((flag, index) => [flag, given[index]])) as Loi96Answers,
}));
const often = { numRuns: 500 };

it('loi96Result warns of any yes, sees possible compliance in a no without a yes, and says nothing before an answer', () => {
  expect(loi96Result({})).toBe('unanswered');
  fc.assert(
    fc.property(allAnswers, ({ given, answers }) => {
      const expected = given.includes(true)
        ? 'non-compliant'
        : given.includes(false)
          ? 'potentially-compliant'
          : 'unanswered';
      expect(loi96Result(answers)).toBe(expected);
    }),
    often,
  );
});

describe('the actions of each flag', () => {
  it('names articles and a different first action for every flag', () => {
    for (const flag of loi96Flags) expect(loi96Basis[flag].articles.length).toBeGreaterThan(0);
    expect(new Set(loi96Flags.map((flag) => loi96Basis[flag].action)).size).toBe(loi96Flags.length);
  });

  it('cites the paragraphs of an article', () => {
    expect(loi96Basis.nonCompliantInterface.articles.map(loi96Citation)).toEqual([
      '141, par.\u00a04° et\u00a09°',
      '41',
      '52.1',
    ]);
  });
});

describe('the prefilled contact request', () => {
  const statements = Object.fromEntries(
    loi96Flags.map((flag) => [flag, { statement: `${flag} est vrai.` }]),
  ) as Parameters<typeof loi96ToContact>[1];

  it('is null before an answer', () => {
    expect(loi96ToContact({}, statements)).toBeNull();
  });

  it('lists each gap in the words to which the visitor said yes, with its articles', () => {
    expect(loi96ToContact({ missingDocs: true, englishOnly: true, noFrenchVersion: false }, statements)).toEqual({
      serviceType: 'audit-gratuit',
      message: [
        'Autodiagnostic Loi\u00a096\u00a0: écart possible',
        'Réponses\u00a0: 2 oui sur 4, 3\u00a0réponses données',
        'englishOnly est vrai (art.\u00a052, 50.2, 5)',
        'missingDocs est vrai (art.\u00a055, 57, 51)',
      ].join('\n'),
    });
  });

  it('is valid for the API and has the page’s outcome, gaps and counts, whatever the answers', () => {
    fc.assert(
      fc.property(allAnswers, ({ given, answers }) => {
        const draft = loi96ToContact(answers, statements);
        const gaps = given.filter((value) => value === true).length;
        const answered = given.filter((value) => value !== undefined).length;
        expect(draft === null).toBe(given.every((value) => value === undefined));
        expect(loi96Gaps(answers)).toEqual(loi96Flags.filter((_, index) => given[index] === true));
        if (draft) {
          expect(contactRequestSchema.parse({ name: 'A', email: 'a@exemple.ca', ...draft })).toMatchObject(draft);
          const isWarned = loi96Result(answers) === 'non-compliant';
          const [outcome, counts, ...lines] = draft.message.split('\n');
          expect([outcome, counts]).toEqual([
            `Autodiagnostic Loi\u00a096\u00a0: ${isWarned ? 'écart possible' : 'conformité possible, à vérifier'}`,
            `Réponses\u00a0: ${gaps} oui sur 4, ${answered}\u00a0${answered === 1 ? 'réponse donnée' : 'réponses données'}`,
          ]);
          expect(lines).toHaveLength(gaps);
        }
      }),
      often,
    );
  });
});
