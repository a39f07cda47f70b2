import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withModule } from '../../../test/support/fresh-modules.ts';
import { markUp, markUpLabel } from './mark-up.tsx';

it('marks each English term of a text, and nothing else', () => {
  expect(renderToStaticMarkup(<p>{markUp('Le modèle Sustainable Web Design\u00a04, d’après HTTP Archive.')}</p>)).toBe(
    '<p>Le modèle <span lang="en">Sustainable Web Design</span>\u00a04, d’après <span lang="en">HTTP Archive</span>.</p>',
  );
});

it.each([
  ['Qu’est-ce qui vous ralentit?', ['est-ce']],
  ['Cela suffit-il, ou pollue-t-il? Êtes-vous prêts? Dites-le.', ['suffit-il', 'pollue-t-il', 'Êtes-vous', 'Dites-le']],
  ['La loi P-39.1, article\u00a012, en 2024-2025', ['P-39.1', '2024-2025']],
  ['Au 418\u00a0555-0142, ou au 1 800 555-0199', ['418\u00a0555-0142', '1 800 555-0199']],
  ['Hydro-Québec répond au 514-555-0100.', ['Hydro-Québec', '514-555-0100']],
  ['Entre-temps, les en-têtes sans «\u00a0-Report-Only\u00a0»', ['Entre-temps', 'en-têtes', '-Report-Only']],
  ['Le Strict-Transport-Security d’un site, de − 5 à 12', []],
])('keeps on one line what a hyphen joins: %s', (text, unbroken) => {
  const html = renderToStaticMarkup(markUp(text));
  expect([...html.matchAll(/<span class="unbroken">(.*?)<\/span>/g)].map(([, word]) => word)).toEqual(unbroken);
  expect(html.replaceAll(/<.*?>/g, '')).toBe(text);
});

it('keeps an address on one line, or breaks it after its @ rather than inside a word, however large the text', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z][a-z\d._-]{0,12}@[a-z-]{2,12}\.example$/), (address) => {
      const html = renderToStaticMarkup(markUp(`Écrivez à ${address}.`));
      expect(html).toBe(`Écrivez à <span class="address">${address.replace('@', '@<wbr/>')}.</span>`);
    }),
  );
});

it('does not change a text without either, including no-break spaces', () => {
  expect(markUp('Un robot\u00a0: 98\u00a0%')).toBe('Un robot\u00a0: 98\u00a0%');
});

it('makes one element of a label, whose container is flexible', () => {
  expect(renderToStaticMarkup(<b>{markUpLabel('Tester le Chatbot')}</b>)).toBe(
    '<b><span>Tester le <span lang="en">Chatbot</span></span></b>',
  );
  expect(markUpLabel('Réserver')).toBe('Réserver');
});

it('takes each term to the letter and as a whole word', async () => {
  withModule('content/english.ts', () => ({ englishTerms: ['C++', 'Node.js', 'Chatbot'] }));
  const { markUp: marked } = await import('./mark-up.tsx');
  expect(renderToStaticMarkup(<p>{marked('C++, Node.js et Nodexjs : deux Chatbots, un Chatbot.')}</p>)).toBe(
    '<p><span lang="en">C++</span>, <span lang="en">Node.js</span> et Nodexjs : deux Chatbots, un <span lang="en">Chatbot</span>.</p>',
  );
});
