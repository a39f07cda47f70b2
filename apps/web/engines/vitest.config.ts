import { defineConfig } from 'vitest/config';
import { apiUrl } from '../src/site/agency.ts';
import { withoutProjects } from '../test/support/project-tests.ts';

export default defineConfig({
  test: {
    include: ['*.test.ts'],
    exclude: [...withoutProjects],
    // Each file starts the site at the same address.
    fileParallelism: false,
    // These browsers have no configurable resolver: the API listens at the address in the built site.
    env: { E2E_API_PORT: new URL(apiUrl).port || '80' },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
