import { expect, it } from 'vitest';
import { draftIn } from './contact-draft.ts';

it('a link carries a result, and nothing that says who writes or where to answer', () => {
  const message = 'Résultat : 240 h & 3 %\nune ligne de plus';
  const carried = new URLSearchParams({ message, serviceType: 'automatisation', email: 'autre@exemple.ca', name: 'X' });
  expect(draftIn(`#${carried}`)).toEqual({ message, serviceType: 'automatisation' });
});
