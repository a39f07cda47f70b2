import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Types and tests read packages/shared from its source; the built server reads its build.
  ssr: { resolve: { conditions: ['source', 'node', 'module', 'development|production'] } },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/build.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
