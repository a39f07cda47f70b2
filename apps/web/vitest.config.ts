import { defineConfig } from 'vitest/config';
import { faqAddress } from './scripts/faq-address.ts';
import { modelViewerAddress } from './scripts/model-viewer-address.ts';
import { pageClaims } from './scripts/page-claims.ts';
import { pageSummaries } from './scripts/page-summaries.ts';
import { projectCards } from './scripts/project-cards.ts';

/** `unit` needs only the sources; `built` reads the site in `dist/`, so it runs after the build. */
export default defineConfig({
  // Generated modules: tests that render pages use those of the build.
  plugins: [faqAddress, pageClaims, pageSummaries, projectCards, modelViewerAddress],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // Test files share their modules and globals: loading the modules again for each file takes most of the time.
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{test,src,demos,server,scripts,media}/**/*.test.{ts,tsx}'],
          // The kerning test reads the source fonts, which only `npm run media` installs.
          exclude: ['test/built/**', 'media/fonts/kerning.test.ts', '**/node_modules/**'],
          testTimeout: 20_000,
        },
      },
      { extends: true, test: { name: 'built', include: ['test/built/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
