import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Types and tests read packages/shared from its source; the built server reads its build.
  ssr: { resolve: { conditions: ['source', 'node', 'module', 'development|production'] } },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/build.ts'],
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});
