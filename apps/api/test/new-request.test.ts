import { emptyContactRequest } from '@agency/shared/contact';
import { expect, it } from 'vitest';
import { toNewRequest } from '../src/contact/new-request.ts';

const ours = { ...emptyContactRequest(), name: 'Jeanne', email: 'jeanne@exemple.ca', serviceType: 'autre' };

const hashOf = (fields: typeof ours) => {
  const submission = { fields, page: '', isHeld: false, key: 'k', client: '203.0.113.7' };
  return toNewRequest(submission, 0, 'agence.example').bodyHash;
};

it('a key stored before an upgrade that adds or moves a field is known after it, and the same texts in other fields are not', () => {
  const later = { city: '', ...ours };
  expect(hashOf(later)).toBe(hashOf(ours));
  expect(hashOf({ ...later, city: 'Québec' } as typeof ours)).not.toBe(hashOf(ours));
  expect(hashOf(Object.fromEntries(Object.entries(ours).reverse()) as typeof ours)).toBe(hashOf(ours));
  const moved = { ...ours, phone: '418', company: '' };
  expect(hashOf({ ...moved, phone: '', company: '418' })).not.toBe(hashOf(moved));
});
