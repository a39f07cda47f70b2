import { expect, it } from 'vitest';
import { weighingStrings } from '../../content/tools/site-weighing.ts';
import { comparedWith } from './weighing-view.ts';

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
