import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedText } from '../../src/blocks/faq-bot/search.ts';
import { plain } from '../support/plain.ts';
import { bot, corpus, judge, least, most, questions, score, weigh } from './questions.ts';

/** The same for the fifty questions that nobody tuned anything on: one question is two points and a half, or two of all. */
const leastOfFifty = { rightOrProposed: 85 };
const mostOfFifty = { besideThePoint: 6 };

describe('the questions of visitors', () => {
  it('get the right answer or suggestion, and hardly ever a wrong answer', () => {
    const all = score(bot, [...questions['held out'], ...questions.development]);
    console.info('bot:', { all, heldOut: score(bot, questions['held out']), bytes: weigh(corpus) });
    const help = 'ajoutez les mots qui manquent à content/faq-wordings.txt ou à content/faq-synonyms.txt';
    expect(all.rightOrProposed, help).toBeGreaterThanOrEqual(least.rightOrProposed);
    expect(all.right, help).toBeGreaterThanOrEqual(least.right);
    expect(all.besideThePoint, help).toBeLessThanOrEqual(most.besideThePoint);
  });

  it('get it as well if nobody tuned anything on them', () => {
    const fifty = score(bot, questions.fifty);
    console.info('bot, fifty:', fifty);
    expect(fifty.questions).toBe(50);
    expect(fifty.rightOrProposed).toBeGreaterThanOrEqual(leastOfFifty.rightOrProposed);
    expect(fifty.besideThePoint).toBeLessThanOrEqual(mostOfFifty.besideThePoint);
  });

  it.each(questions.certain)('$question', ({ question, right }) => {
    const nearer = 'une question ou une formulation ajoutée ressemble trop à celle-ci';
    expect(right, nearer).toContain(plain(bot(question).entry?.question ?? 'unknown'));
  });

  it.each(questions.near)('$question: is answered, or the answer is among the questions proposed', (asked) => {
    expect(judge(asked, bot(asked.question))).toMatch(/^(?:right|proposed)$/);
  });

  it.each(questions.unknown)('$question: has neither answer nor suggestion', ({ question }) => {
    expect(bot(question).near).toEqual([]);
    expect(bot(question).entry).toBeUndefined();
  });

  it.each(questions.unanswered)('$question: has no answer', ({ question }) => {
    expect(bot(question).entry).toBeUndefined();
  });

  it.each(['', '   ', '???', 'azerty qsdfgh', 'x'.repeat(5000), '😀', 'le la les de des'])(
    '%j: has neither answer nor suggestion',
    (question) => {
      expect(bot(question)).toEqual({ near: [], isEnglish: false });
    },
  );

  it('get the same answer without accents, in capitals, and with polite words around them', () => {
    const spelling = fc.constantFrom<(text: string) => string>(
      (text) => text.normalize('NFD').replace(/\p{Diacritic}/gu, ''),
      (text) => text.toUpperCase(),
      (text) => text.replace(/[’']/g, ' '),
      (text) => `${text}???`,
    );
    const before = fc.constantFrom('', 'Bonjour, ', 'salut! ', 'allo svp ');
    const after = fc.constantFrom('', ' svp', ', merci beaucoup', ' s’il vous plaît');
    // The site's own questions are recognised by their words alone.
    const verbatim = new Set(corpus.entries.map(({ question }) => foldedText(question)));
    const asked = fc.constantFrom(...questions.certain.filter(({ question }) => !verbatim.has(foldedText(question))));
    fc.assert(
      fc.property(asked, spelling, before, after, ({ question, right }, spelled, hello, thanks) => {
        expect(right).toContain(plain(bot(`${hello}${spelled(question)}${thanks}`).entry?.question ?? 'unknown'));
      }),
    );
  });

  it('are found as well without their apostrophes, and with « loi96 » in one word', () => {
    const isFound = (asked: (typeof questions.near)[number], question: string) =>
      /^(?:right|proposed)$/.test(judge(asked, bot(question)));
    const found = [...questions.development, ...questions.certain, ...questions.near].filter(
      (asked) => /[’']|loi \d/i.test(asked.question) && isFound(asked, asked.question),
    );
    const lost = found.filter((asked) => !isFound(asked, asked.question.replace(/[’']|(?<=loi) (?=\d)/gi, '')));
    console.info('bot, without apostrophes:', { found: found.length, lost: lost.length });
    expect(lost.length / found.length).toBeLessThanOrEqual(0.08);
  });

  it('survive a letter that is missing, doubled or swapped in a long word', () => {
    const faults = fc.constantFrom<(text: string, at: number) => string>(
      (text, at) => text.slice(0, at) + text.slice(at + 1),
      (text, at) => text.slice(0, at + 1) + text.slice(at),
      (text, at) => `${text.slice(0, at)}${text[at + 1]}${text[at]}${text.slice(at + 2)}`,
    );
    const places = (text: string) => [...text.matchAll(/(?<=\p{L})\p{L}(?=\p{L}{4})/gu)].map(({ index }) => index);
    const mistyped = fc
      .constantFrom(...[...questions.certain, ...questions.near].filter(({ question }) => places(question).length > 0))
      .chain((asked) =>
        fc.tuple(faults, fc.constantFrom(...places(asked.question))).map(([fault, at]) => ({
          ...asked,
          question: fault(asked.question, at),
        })),
      );
    const { rightOrProposed, besideThePoint } = score(bot, fc.sample(mistyped, 1000));
    console.info('bot, mistyped:', { rightOrProposed, besideThePoint });
    expect(rightOrProposed).toBeGreaterThanOrEqual(90);
    expect(besideThePoint).toBeLessThanOrEqual(2);
  });

  it('are recognised as English', () => {
    expect(bot('how much does a website cost').isEnglish).toBe(true);
    expect(bot('combien coûte un site').isEnglish).toBe(false);
  });
});
