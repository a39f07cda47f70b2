import { defineConfig } from 'vitest/config';

/** Most of these tests start programs. */
export default defineConfig({ test: { testTimeout: 60_000 } });
