import { describe, expect, it } from 'vitest';
import { missingNeeds } from '../lib/needs.ts';

describe('what the tests need', () => {
  it('is told before anything runs, with what to do about it', () => {
    const [first] = missingNeeds({ ...process.env, CHROME_PATH: '/nowhere/chromium' }, true);
    expect(first).toBe('CHROME_PATH names /nowhere/chromium, which is not a program: correct it or unset it.');
  });

  it('leaves the browser out of the line without browsers', () => {
    expect(missingNeeds({ ...process.env, CHROME_PATH: '/nowhere/chromium' }, false).join()).not.toContain(
      'CHROME_PATH',
    );
  });
});
