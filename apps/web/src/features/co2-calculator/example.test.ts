import { calculateCo2 } from '@agency/shared/co2';
import { formatKg, formatNumber } from '@agency/shared/format';
import { expect, it } from 'vitest';
import { sectionOf } from '../../../test/support/section-of.ts';
import accueil from '../../content/pages/accueil.ts';
import { calculatorStrings } from '../../content/tools/co2-calculator.ts';
import { exampleInputs } from '../../content/tools/co2-example.ts';
import { adviceOf, comparisonsOf, fullTurn, mainSourceOf, ticksOf } from './impact.ts';

const { example } = sectionOf(accueil, 'co2-calculator');
const result = calculateCo2(exampleInputs);

it('the figures of the worked example are those of the formulas', () => {
  expect(example.total.value).toBe(formatNumber(result.totalCO2, 1));
  for (const { id, kg } of result.details) expect(example.sources[id].kg).toBe(formatKg(kg));
  expect(example.comparisons).toEqual(comparisonsOf(result));
  for (const { id } of result.details) expect(example.sources[id].label).toBe(calculatorStrings.sources[id]);
});

const totalOf = (visitorsPerMonth: number) =>
  calculateCo2({ visitorsPerMonth, chatbotConversations: 0, aiRequests: 0, hostingLocation: 'us' });

it('the example of 10,000 visitors is formatted in French', () => {
  expect(comparisonsOf(totalOf(10_000))).toEqual({
    carKm: { value: '2\u00a0194,2\u00a0km', label: 'en voiture' },
    trees: { value: '18,8\u00a0arbres', label: 'pour l’absorber en un an' },
    costCAD: { value: '62,10\u00a0$', label: 'à 0,15\u00a0$ le kilo de CO₂' },
  });
});

it.each([
  [0, '0,0\u00a0arbre'],
  [1, '0,002\u00a0arbre'],
  [1000, '1,9\u00a0arbre'],
  [1060, '2,0\u00a0arbres'],
])('%d visitors: %s', (visitors, trees) => {
  expect(comparisonsOf(totalOf(visitors)).trees.value).toBe(trees);
});

it('the gauge represents the scale, or a larger total, and its marks stay apart', () => {
  expect(fullTurn(totalOf(100))).toBe(300);
  expect(fullTurn(totalOf(10_000))).toBe(414);
  expect(ticksOf(totalOf(100)).map(({ value }) => value)).toEqual([0, 50, 200]);
  expect(ticksOf(totalOf(100_000))).toEqual([]);
});

it('the middle of the gauge names the main source, or nothing', () => {
  expect(mainSourceOf(result)).toEqual({ value: '44\u00a0%', unit: 'Robot de clavardage' });
  expect(mainSourceOf(totalOf(0))).toBeUndefined();
  const nearlyAll = {
    visitorsPerMonth: 10_000,
    chatbotConversations: 1,
    aiRequests: 0,
    hostingLocation: 'quebec',
  } as const;
  expect(mainSourceOf(calculateCo2(nearlyAll))).toEqual({ value: '>\u00a099\u00a0%', unit: 'Pages vues' });
});

it.each([1, 5000, 1e6])('the verdict on %d visitors is in doubt if the hosting is unknown', (visitors) => {
  expect(adviceOf(totalOf(visitors), true, false)).not.toContain('bien plus élevé');
  expect(adviceOf(totalOf(visitors), false, false)).toMatch(
    /(?:^| )Le facteur de votre hébergement manque.* bien plus élevé\.$/,
  );
});

it('the advice has no hosting that multiplies nothing', () => {
  const inputs = {
    visitorsPerMonth: 10_000,
    chatbotConversations: 0,
    aiRequests: 0,
    hostingLocation: 'quebec',
  } as const;
  expect(adviceOf(calculateCo2(inputs), true, false)).toMatch(/quel que soit leur poids\. Pesez la vôtre\.$/);
});
