import { defineConfig } from 'vitest/config';

// Properties try hundreds of inputs: on a busy machine some take more than Vitest's five seconds.
export default defineConfig({ test: { include: ['test/**/*.test.ts'], testTimeout: 60_000 } });
