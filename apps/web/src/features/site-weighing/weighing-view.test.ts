import fc from 'fast-check';
import { expect, it } from 'vitest';
import { weighingStrings } from '../../content/tools/site-weighing.ts';
import { comparedWith, weighingView } from './weighing-view.ts';

const { compared, log } = weighingStrings;

it.each([
  [0.5, '50\u00a0% de moins que la page médiane', 'La vôtre est la plus légère des deux.'],
  [0.949, '5\u00a0% de moins que la page médiane', 'La vôtre est la plus légère des deux.'],
  [1.05, 'À peu près le poids de la page médiane', 'Elles pèsent à peu près autant.'],
  [1.099, 'À peu près le poids de la page médiane', 'Elles pèsent à peu près autant.'],
  [1.101, '1,1 fois le poids de la page médiane', 'La vôtre pèse 1,1 fois la nôtre.'],
  [1.99, '1,9 fois le poids de la page médiane', 'La vôtre pèse 1,9 fois la nôtre.'],
  [73.9, '73 fois le poids de la page médiane', 'La vôtre pèse 73 fois la nôtre.'],
])('a page of %s times another’s weight is compared without overstatement', (ratio, withMedian, withOurs) => {
  expect(comparedWith(ratio, compared)).toBe(withMedian);
  expect(comparedWith(ratio, log.compared)).toBe(withOurs);
});

it('the request has the figures of the page, and no figure of a page that weighs something is 0', () => {
  const count = fc.option(fc.integer({ min: 1, max: 5000 }).map(String), { nil: '' });
  const bytes = fc.oneof(fc.integer({ min: 100, max: 1e6 }), fc.integer({ min: 1e5, max: 1e9 }));
  fc.assert(
    fc.property(bytes, count, count, (weight, requetes, elements) => {
      const { outcome } = weighingView({ poids: `${weight} o`, requetes, elements });
      const message = outcome?.draft.message ?? '';
      expect(message).toContain(`\u00a0: ${outcome?.weight}\n`);
      expect(message).toContain(`\u00a0: ${outcome?.co2.split(' de CO₂')[0]} (`);
      for (const score of outcome?.ecoIndex.match(/\d+,\d+/g) ?? []) expect(message).toContain(`${score} (`);
      for (const figure of [outcome?.weight, outcome?.co2, outcome?.month.split(', ')[1]]) {
        expect(figure).toMatch(/^[\d\u00a0,]*[1-9]/);
      }
    }),
  );
});

it('the points lost and the score, as they are shown, add up to 100', () => {
  const count = fc.integer({ min: 1, max: 3000 }).map(String);
  const numbersIn = (text: string | null | undefined) =>
    (text?.match(/\d+(?:,\d+)?/g) ?? []).map((number) => Number(number.replace(',', '.')));
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 9000 }), count, count, (kilobytes, requetes, elements) => {
      const { outcome } = weighingView({ poids: `${kilobytes} ko`, requetes, elements });
      const [score = 0] = numbersIn(outcome?.ecoIndex);
      expect(numbersIn(outcome?.losses).reduce((sum, points) => sum + points, score)).toBeCloseTo(100, 6);
    }),
  );
});
