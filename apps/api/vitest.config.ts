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
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});
