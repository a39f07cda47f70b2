import { expect, test } from 'vitest';
import { restoreAnswers } from './restore-answers.ts';

/** A form's controls after the restoration of these answers. */
function restored(
  controls: readonly { name: string; type: string; value: string; checked?: boolean }[],
  kept: unknown,
) {
  restoreAnswers({ querySelectorAll: () => controls } as unknown as ParentNode, kept);
  return controls.map(({ value, checked }) => checked ?? value);
}

const form = () => [
  { name: 'company', type: 'text', value: '' },
  { name: 'name', type: 'text', value: 'Camille' },
  { name: 'features', type: 'checkbox', value: 'blog', checked: false },
  { name: 'features', type: 'checkbox', value: 'shop', checked: true },
  { name: 'callBack', type: 'radio', value: '', checked: true },
];

test('kept answers fill what is empty, and what the visitor entered stays', () => {
  const kept = { company: 'Fonderie « Sous le vent »', name: 'Marie', features: ['blog'], callBack: '' };
  expect(restored(form(), kept)).toEqual(['Fonderie « Sous le vent »', 'Camille', true, true, true]);
});

test.each([undefined, null, 12, 'texte', [], { company: 12, features: [3, null], unknown: 'texte' }])(
  'a draft that contains %j restores nothing',
  (kept) => expect(restored(form(), kept)).toEqual(['', 'Camille', false, true, true]),
);
