import { defineConfig } from 'vitest/config';

/** `unit` needs nothing but the sources; `built` reads the site in `dist/`, so it runs after the build. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{test,src,server,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['test/built/**', '**/node_modules/**'],
          testTimeout: 20_000,
        },
      },
      { extends: true, test: { name: 'built', include: ['test/built/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
