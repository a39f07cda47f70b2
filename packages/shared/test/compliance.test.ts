import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Loi96Answers,
  loi96Basis,
  loi96Citation,
  loi96Flags,
  loi96Gaps,
  loi96Reference,
  loi96Result,
  loi96ToContact,
} from '../src/compliance.ts';
import { contactRequestSchema } from '../src/schema.ts';

describe('loi96Result', () => {
  it('has no result before an answer', () => {
    expect(loi96Result({})).toBe('unanswered');
    expect(loi96Result({ englishOnly: undefined })).toBe('unanswered');
  });

  it('reports potential compliance from the first no', () => {
    expect(loi96Result({ missingDocs: false })).toBe('potentially-compliant');
    expect(loi96Result(Object.fromEntries(loi96Flags.map((flag) => [flag, false])))).toBe('potentially-compliant');
  });

  it.each(loi96Flags)('warns when %s is true, whatever the other answers', (flag) => {
    const answers: Loi96Answers = { [flag]: true };
    expect(loi96Result(answers)).toBe('non-compliant');
    expect(loi96Result({ ...Object.fromEntries(loi96Flags.map((other) => [other, false])), ...answers })).toBe(
      'non-compliant',
    );
  });
});

describe('the actions of each flag', () => {
  it('names articles and a different first action for every flag', () => {
    for (const flag of loi96Flags) expect(loi96Basis[flag].articles.length).toBeGreaterThan(0);
    expect(new Set(loi96Flags.map((flag) => loi96Basis[flag].gesture)).size).toBe(loi96Flags.length);
    expect(loi96Reference('englishOnly')).toBe('52, 50.2, 5');
    expect(loi96Reference('nonCompliantInterface')).toBe('141 (4°, 9°), 41, 52.1');
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
  it('is null before an answer', () => {
    expect(loi96ToContact({})).toBeNull();
  });

  it('lists each gap with its articles', () => {
    expect(loi96ToContact({ missingDocs: true, englishOnly: true, noFrenchVersion: false })).toEqual({
      serviceType: 'audit-gratuit',
      specificNeeds:
        'Site en anglais seulement (art.\u00a052, 50.2, 5)\nDocuments manquants en français (art.\u00a055, 57, 51)',
      message: 'Autodiagnostic Loi\u00a096\u00a0: écart possible\nRéponses\u00a0: 2 oui sur 4, 3 données',
    });
  });

  it('asks for a verification of compliance if every answer is no', () => {
    const draft = loi96ToContact({ missingDocs: false });
    expect(draft).toMatchObject({ specificNeeds: '' });
    expect(draft?.message).toContain('conformité possible, à vérifier');
  });

  it('is valid for the API, whatever the answers', () => {
    const answer = fc.option(fc.boolean(), { nil: undefined });
    fc.assert(
      fc.property(fc.tuple(answer, answer, answer, answer), (given) => {
        const answers: Loi96Answers = Object.fromEntries(loi96Flags.map((flag, index) => [flag, given[index]]));
        const draft = loi96ToContact(answers);
        expect(draft === null).toBe(given.every((value) => value === undefined));
        expect(loi96Gaps(answers)).toEqual(loi96Flags.filter((_, index) => given[index] === true));
        if (draft) {
          expect(contactRequestSchema.parse({ name: 'A', email: 'a@exemple.ca', ...draft })).toMatchObject(draft);
        }
      }),
    );
  });
});
