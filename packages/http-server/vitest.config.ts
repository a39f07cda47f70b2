import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: ['../shared/test/fast-check.ts'],
    // Several limits of the server are seconds: a test waits for the longest.
    testTimeout: 60_000,
  },
});
