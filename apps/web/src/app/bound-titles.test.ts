import { expect, it } from 'vitest';
import type { PageContent } from '../content/schema/page.ts';
import { bindShortWords } from '../lib/short-words.ts';
import { withBoundTitles } from './bound-titles.ts';

/** `~` is a no-break space. */
const bound = (title: string) => bindShortWords(title).replaceAll('\u00a0', '~');

it.each([
  ['Un projet, un agacement, une idée?', 'Un~projet, un~agacement, une~idée?'],
  ['La fin de mois sans la fin de semaine.', 'La~fin de~mois sans~la~fin de~semaine.'],
  ['Pas certain du métier qu’il vous faut?', 'Pas certain du~métier qu’il vous faut?'],
  ['Ce que demandent les directions', 'Ce~que demandent les~directions'],
  ['Ce que nous visons, et ce qui se vérifie', 'Ce~que~nous visons, et~ce~qui se~vérifie'],
  ['Ce à quoi nous nous engageons', 'Ce~à~quoi nous nous engageons'],
  ['Ce qui arrive, du plus courant au plus rare', 'Ce~qui~arrive, du~plus courant au~plus~rare'],
])('%s', (title, expected) => {
  expect(bound(title)).toBe(expected);
});

it('allows a break in a run longer than the narrowest screen', () => {
  expect(bound('Cap sur l’automatisation')).toBe('Cap sur l’automatisation');
});

it('does not change no-break spaces and punctuation', () => {
  expect(bound('Non, jamais\u00a0: 85\u00a0%')).toBe('Non, jamais~: 85~%');
});

it('binds only the titles of sections and of their items', () => {
  const page = {
    title: 'Un titre de document',
    sections: [
      {
        kind: 'tiles',
        title: 'Le titre',
        lead: 'Un chapeau',
        items: { 'La tuile': 'Un texte' },
      },
      { kind: 'contact-form', title: 'Le formulaire', success: { 'La clé': { title: 'Elle a été envoyée' } } },
    ],
  } as unknown as PageContent;
  expect(withBoundTitles(page)).toEqual({
    title: 'Un titre de document',
    sections: [
      {
        kind: 'tiles',
        title: 'Le\u00a0titre',
        lead: 'Un chapeau',
        items: { 'La\u00a0tuile': 'Un texte' },
      },
      { kind: 'contact-form', title: 'Le\u00a0formulaire', success: { 'La clé': { title: 'Elle a été envoyée' } } },
    ],
  });
});
