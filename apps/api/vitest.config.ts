import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Types and tests read packages/shared from its source; the built server reads its build.
  ssr: { resolve: { conditions: ['source', 'node', 'module', 'development|production'] } },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/build.ts'],
    // Most of these tests wait for a process, not for the processor: more files than cores run side by side.
    maxWorkers: 4,
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});
