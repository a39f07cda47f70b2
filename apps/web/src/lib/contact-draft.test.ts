import { expect, it } from 'vitest';
import { draftIn, replaces } from './contact-draft.ts';

it('a link carries a result, and nothing that says who writes or where to answer', () => {
  const message = 'Résultat : 240 h & 3 %\nune ligne de plus';
  const carried = new URLSearchParams({ message, serviceType: 'automatisation', email: 'autre@exemple.ca', name: 'X' });
  expect(draftIn(`#${carried}`)).toEqual({ message, serviceType: 'automatisation' });
});

it.each([
  ['Pour 100 factures par mois : 50 $.', 'Pour 1 facture par mois : 5 $.', true],
  ['Autodiagnostic Loi 96\u00a0: écart possible\nUn', 'Autodiagnostic Loi 96\u00a0: conformité possible', true],
  ['Pesée de mon site\u00a0:\nPoids', 'En-têtes de mon site\u00a0:\nPoids', false],
  ['Combien coûte un site?', 'Combien coûte un robot?', false],
])('« %s » replaces « %s »: %s', (message, former, expected) => {
  expect(replaces({ message }, { message: former })).toBe(expected);
});
