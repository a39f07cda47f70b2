import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: ['@agency/shared/test/fast-check'],
    // Several limits of the server are seconds: a test waits for the longest.
    testTimeout: 60_000,
  },
});
