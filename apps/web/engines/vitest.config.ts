import { defineConfig } from 'vitest/config';
import { apiUrl } from '../src/site/agency.ts';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['*.test.ts'],
    // These browsers have no configurable resolver: the API listens at the address in the built site.
    env: { E2E_API_PORT: new URL(apiUrl).port || '80' },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
