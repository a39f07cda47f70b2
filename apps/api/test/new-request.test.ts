import { emptyContactRequest } from '@agency/shared/contact';
import { expect, it } from 'vitest';
import { toNewRequest } from '../src/contact/new-request.ts';

const ours = { ...emptyContactRequest(), name: 'Jeanne', email: 'jeanne@exemple.ca', serviceType: 'autre' };

const submission = { fields: ours, page: '', isHeld: false, key: 'k', client: '203.0.113.7' };
const requestOf = (changes: object) => toNewRequest({ ...submission, ...changes }, 0, 'agence.example');
const hashOf = (fields: typeof ours) => requestOf({ fields }).bodyHash;

it('without a key, the same text of the same client within ten minutes is the same request, unless only one is held', () => {
  const [first, same, held] = [{}, {}, { isHeld: true }].map((changes) => requestOf({ key: undefined, ...changes }));
  expect(first).toMatchObject({ key: same?.key, keyExpiresAt: 600_000 });
  expect(held?.key).not.toBe(first?.key);
});

it('a key stored before an upgrade that adds or moves a field is known after it, and the same texts in other fields are not', () => {
  const later = { city: '', ...ours };
  expect(hashOf(later)).toBe(hashOf(ours));
  expect(hashOf({ ...later, city: 'Québec' } as typeof ours)).not.toBe(hashOf(ours));
  expect(hashOf(Object.fromEntries(Object.entries(ours).reverse()) as typeof ours)).toBe(hashOf(ours));
  const moved = { ...ours, phone: '418', company: '' };
  expect(hashOf({ ...moved, phone: '', company: '418' })).not.toBe(hashOf(moved));
});
