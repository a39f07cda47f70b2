import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callBackMoments, messageLimit, withCallBack } from '../../src/contact/call-back.ts';
import { contactFieldProblem, normalizeContactValue } from '../../src/contact/request.ts';

const phone = '418 555-0199';
const lines = callBackMoments.map(({ code }) => withCallBack('', code, phone));
const moment = fc.constantFrom('', ...callBackMoments.map(({ code }) => code), 'jamais');
/** Texts of all sorts, with line breaks of both kinds, and some that resemble the line. */
const message = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .array(fc.constantFrom('Bonjour.', '\n', '\r\n', ' ', '\n\n', 'Préfère un appel', `${lines[0]} tôt`))
    .map((parts) => parts.join('')),
);

describe('the line for a call', () => {
  it('says the moment in one line', () => {
    expect(lines).toEqual([
      'Préfère un appel\u00a0: le matin',
      'Préfère un appel\u00a0: le midi',
      'Préfère un appel\u00a0: en fin d’après-midi',
    ]);
    expect(withCallBack('Deux boutiques.', 'midi', phone)).toBe(`${lines[1]}\n\nDeux boutiques.`);
  });

  it('is there at most once, for the last choice, and the visitor’s text is unchanged', () => {
    fc.assert(
      fc.property(message, fc.array(moment, { minLength: 1, maxLength: 8 }), (text, choices) => {
        const result = choices.reduce((sofar, choice) => withCallBack(sofar, choice, phone), text);
        const own = normalizeContactValue('message', text);
        const line = withCallBack('', choices.at(-1) ?? '', phone);
        expect(result).toBe([line, own].filter((part) => part !== '').join('\n\n'));
        expect(result.split('\n').filter((one) => lines.includes(one))).toHaveLength(line === '' ? 0 : 1);
      }),
      { numRuns: 500 },
    );
  });

  it('is absent without a number: nobody could call', () => {
    fc.assert(
      fc.property(message, moment, fc.constantFrom('', '  ', '\u200b'), (text, choice, blank) => {
        expect(withCallBack(text, choice, blank)).toBe(normalizeContactValue('message', text));
        expect(messageLimit(choice, blank)).toBe(10_000);
      }),
      { numRuns: 200 },
    );
  });

  it('leaves a known room for the text', () => {
    for (const { code } of callBackMoments) {
      const room = messageLimit(code, phone);
      expect(contactFieldProblem('message', withCallBack('x'.repeat(room), code, phone))).toBeUndefined();
      expect(contactFieldProblem('message', withCallBack('x'.repeat(room + 1), code, phone))).toBeDefined();
    }
  });
});
