import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/fast-check.ts'],
    // These tests change nothing outside themselves: loading the modules again for each file takes most of the time.
    isolate: false,
    // Properties try hundreds of inputs: on a busy machine some take more than Vitest's five seconds.
    testTimeout: 60_000,
  },
});
