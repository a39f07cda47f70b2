import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// Test files share their modules: an earlier one may have loaded zod.
beforeEach(() => {
  vi.resetModules();
  vi.doMock('zod', () => {
    throw new Error('the pages must not load zod');
  });
});
afterEach(() => {
  vi.doUnmock('zod');
  vi.resetModules();
});

it('the contract of the pages does not load zod', async () => {
  const shared = await import('../src/contact.ts');
  expect(shared.validateContactForm({})).toHaveProperty('name');
  expect(shared).not.toHaveProperty('contactRequestSchema');
  await expect(import('../src/schema.ts')).rejects.toThrow();
});
