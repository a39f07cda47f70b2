import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/build.ts', 'test/support/run-folder.ts'],
    setupFiles: ['@agency/shared/test/fast-check'],
    // Test files share their modules: loading them again for each file took half of the unit tests' time.
    isolate: false,
    // Most of these tests wait for a process, not for the processor: run more files than cores.
    maxWorkers: 4,
    // Tests wait for outcomes, each 30 s at most. A machine with ten times more to do than it can needs minutes.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
