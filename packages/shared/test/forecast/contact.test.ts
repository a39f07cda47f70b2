import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forecastToContact, salesDecimals } from '../../src/forecast/contact.ts';
import { forecastOf } from './forecast-of.ts';
import { eachMonth } from './series.ts';

it('prefills the contact form with the months, the trend, the season and the forecast', () => {
  const plain = (sales: readonly (number | null)[]) =>
    forecastToContact(forecastOf(sales)).message.replaceAll('\u00a0', ' ').split('\n');
  expect(plain(eachMonth(12, (month) => 100 + 10 * month)).slice(2)).toEqual([
    'Tendance : à la hausse, 10,0 par mois',
    'Saison : inconnue, moins de deux ans de ventes',
    'Trois mois à venir : 220,0 (entre 216,9 et 223,1); 230,0 (entre 226,9 et 233,1); 240,0 (entre 236,9 et 243,1)',
  ]);
  // Two years, with too few months to compare them.
  expect(plain(eachMonth(24, (month) => 100 + month).map((value, month) => (month % 12 === 3 ? null : value)))[3]).toBe(
    'Saison : inconnue, trop de mois vides',
  );
  expect(plain(eachMonth(12, () => 0)).slice(2)).toEqual([
    'Tendance : aucune vente dans ces mois',
    'Saison : inconnue, moins de deux ans de ventes',
    'Trois mois à venir : 0,00; 0,00; 0,00',
  ]);
  const gap = plain([4200, null, ...eachMonth(10, () => 4200)]);
  expect(gap[1]).toBe(
    `12 mois de ventes : 4 200; –; ${eachMonth(10, () => 0)
      .map(() => '4 200')
      .join('; ')}`,
  );
  expect(gap[2]).toBe('Tendance : stable');
});

it('has the doubts of the page: months left out or repeated, a step that two years do not show', () => {
  const doubtsOf = (sales: readonly number[]) => forecastToContact(forecastOf(sales)).message.replaceAll('\u00a0', ' ');
  const usual = [101, 99, 103, 98, 100, 102, 97, 101, 100, 99, 102, 98];
  expect(doubtsOf([...usual.slice(0, 6), 400, ...usual.slice(6)])).toMatch(
    /\nÀ noter : loin de ce qu’annoncent les autres mois, hors de la prévision, mois 7\n/,
  );
  expect(doubtsOf([50, 54, 50, 5, 51, 54, 47, 51, 47, 49, 53, 50, 49, 54, 46])).toContain(
    'À noter : peut-être un accident, que la prévision répète, mois 4',
  );
  const christmas = [12, 12, 14, 15, 16, 16, 15, 16, 18, 20, 30, 52];
  expect(doubtsOf([...christmas, ...christmas.map((value) => value * 1.5)])).toContain('peu à peu ou d’un coup');
  expect(doubtsOf(usual)).not.toContain('À noter');
});

it('adapts the decimals to the size of the sales', () => {
  const sizes = [[12_500], [999], [0.25, 3], [], [null, -1200], [0.1], [0.012, 0.017], [-0.000_12]];
  expect(sizes.map(salesDecimals)).toEqual([0, 1, 2, 2, 0, 2, 3, 5]);
});

it('shows the width of a range that is small beside the sales', () => {
  const rangesOf = (sales: readonly number[]) =>
    forecastToContact(forecastOf(sales))
      .message.match(/entre (\S+) et ([^\s)]+)/)
      ?.slice(1);
  expect(rangesOf([...eachMonth(16, () => 0), ...eachMonth(4, () => 0.1)])).toEqual(['0,0996', '0,1004']);
});

it('writes each forecast inside its range, as both are rounded', () => {
  const sale = fc.integer({ min: 0, max: 20_000 }).map((thousandths) => thousandths / 1000);
  const read = (figure: string) => Number(figure.replace(/\s/g, '').replace('\u2212', '-').replace(',', '.'));
  fc.assert(
    fc.property(fc.integer({ min: 6, max: 33 }), fc.constantFrom(0, 10), sale, (months, before, after) => {
      const { message } = forecastToContact(
        forecastOf([...eachMonth(months, () => before), ...eachMonth(3, () => after)]),
      );
      for (const [, ...figures] of message.matchAll(/([\d,\s\u2212]+) \(entre (\S+) et (\S+)\)/g)) {
        const [value = Number.NaN, low = Number.NaN, high = Number.NaN] = figures.map(read);
        expect(low <= value && value <= high, message).toBe(true);
      }
    }),
  );
});

it('shows two digits of a change that is small beside the sales', () => {
  const trendOf = (sales: readonly number[]) =>
    forecastToContact(forecastOf(sales)).message.replaceAll('\u00a0', ' ').split('\n')[2];
  expect(trendOf(eachMonth(12, (month) => 1200 + 0.4 * month))).toBe('Tendance : à la hausse, 0,40 par mois');
  expect(trendOf(eachMonth(12, (month) => 5000 - 4 * month))).toBe('Tendance : à la baisse, 4,0 par mois');
  expect(trendOf(eachMonth(36, (month) => 1e5 * 1.0004 ** month))).toBe('Tendance : à la hausse, 0,04 % par mois');
  expect(trendOf(eachMonth(12, (month) => (month < 6 ? 1200.1 : 1200.4)))).toBe(
    'Tendance : changement de niveau, de 1 200,10 à 1 200,40',
  );
});
