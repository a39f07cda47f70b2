import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Types and tests use the source of packages/shared; the built server uses its build.
  ssr: { resolve: { conditions: ['source', 'node', 'module', 'development|production'] } },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/build.ts'],
    // Most of these tests wait for a process, not for the processor: run more files than cores.
    maxWorkers: 4,
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});
