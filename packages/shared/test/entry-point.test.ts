import { expect, it, vi } from 'vitest';

vi.mock('zod', () => {
  throw new Error('the page entry point must not load zod');
});

it('the entry point of the pages does not load zod', async () => {
  const shared = await import('../src/index.ts');
  expect(shared.validateContactForm({})).toHaveProperty('name');
  expect(shared).not.toHaveProperty('contactRequestSchema');
  await expect(import('../src/schema.ts')).rejects.toThrow();
});
