import { expect, it } from 'vitest';
import { scoreOf } from './invoice-score.ts';
import { plainTexts, sampleTexts } from './invoice-text.ts';
import { announced } from './words.ts';

/** Vitest has a console and an environment; the types of this package assume no host. */
declare const console: { info(...values: readonly unknown[]): void };
declare const process: {
  readonly env: { readonly INVOICE_SEED?: string; readonly INVOICE_COUNT?: string; readonly INVOICE_SHOW?: string };
};

/** Fixed in the gate; `INVOICE_SEED=random` tries other invoices, and another number repeats a run. */
const asked = process.env.INVOICE_SEED;
const seed = asked === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(asked ?? 2026);
const COUNT = Number(process.env.INVOICE_COUNT ?? 1000);

it(`never says something untrue about ${COUNT} invoices (seed ${seed})`, () => {
  const score = scoreOf(sampleTexts(COUNT, seed));
  const { falsehoods, counts, ...figures } = score;
  console.info(`seed ${seed}`, counts, figures);
  const report = `seed ${seed}\n${counts}\n${falsehoods.slice(0, Number(process.env.INVOICE_SHOW ?? 5)).join('\n')}`;
  expect(score.falseMatches, report).toBe(0);
  expect(score.wrong, report).toBeLessThanOrEqual(0.005);
  expect(score.falseAlarms, report).toBeLessThanOrEqual(0.01);
  expect(score.right, report).toBeGreaterThanOrEqual(0.97);
  // Of these, 0.03 are suppliers below a slogan, at the foot, without an address, or whose name announces something else, and 0.01 are
  // dates whose day and month are in an unknown order. 0.057 to 0.068 with four seeds.
  expect(score.doubted, report).toBeLessThanOrEqual(0.075);
  // 0.904 to 0.935 with six seeds: deliveries and fees with unknown labels, and taxes of zero without a reason, cannot be verified.
  expect(score.verified, report).toBeGreaterThanOrEqual(0.9);
});

it('reads the plainest invoice with each label, format and layout, whole and without a doubt', () => {
  const failed = plainTexts().filter((invoice) => {
    const { right, doubted, verified, falseMatches, falseAlarms } = scoreOf([invoice]);
    return right < 1 || doubted + falseMatches + falseAlarms > 0 || verified === 0;
  });
  expect(failed.map(({ name }) => name)).toEqual([
    // A second total that differs.
    ...['wrong second total', 'wrong second total'],
    // A name that announces something else; a number of an order, or perhaps of another invoice; « Facture » alone above its number.
    ...['a name that announces something else: true', 'Réf. facture', 'Facture de la commande'],
    ...['valuesBelow', 'columnsApart'],
    // A customer or a slogan above the name, or the name at the foot.
    ...['the customer in the window of the envelope: true', 'a slogan above the name: true'],
    'the supplier at the foot: true',
    // A taxed delivery below the taxes; labels of unknown amounts, and one with the word of a deposit.
    ...['a delivery below the taxes: true', 'Transport aux deux dépôts'],
    'Contribution volontaire',
    ...['Montant en retard', 'Unpaid charges'],
    // « Crédit 12 » may be a sum.
    'Crédit',
    ...announced.slice(1, -1),
    'thousands that a narrow column broke: true',
    'a foot of several lines: false',
    'amounts below: false',
  ]);
});
