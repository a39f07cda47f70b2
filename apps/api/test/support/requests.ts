import { expect } from 'vitest';

export const validRequest = {
  name: 'Jeanne Tremblay',
  email: 'jeanne@exemple.ca',
  serviceType: 'automatisation',
  message: 'Bonjour,\nnous voulons automatiser notre facturation.',
};

/** The body of every refusal. */
export const problem = { success: false, message: expect.any(String) };
