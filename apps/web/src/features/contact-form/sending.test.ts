import { contactRequestSchema } from '@agency/shared/schema';
import { expect, it } from 'vitest';
import { readForm } from './sending.ts';

it('sends none of the characters that a paste contains and nobody sees, which the API refuses', () => {
  const values = new FormData();
  values.set('name', 'Marie\tNul\0\u2028Tremblay');
  values.set('email', 'marie@exemple.ca\u0007');
  values.set('serviceType', 'autre');
  values.set('message', 'Un\n\tdeux\u001b');
  const { body } = readForm(values);
  expect(body).toMatchObject({ name: 'Marie Nul Tremblay', email: 'marie@exemple.ca', message: 'Un\n\tdeux' });
  expect(contactRequestSchema.safeParse(body).success).toBe(true);
});
