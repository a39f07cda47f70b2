import { defineConfig } from 'vitest/config';

/** Several limits of the server are seconds: a test waits for the longest. */
export default defineConfig({ test: { testTimeout: 60_000 } });
