import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { defineConfig } from 'vitest/config';

/** The build's plugins, imported from the sources of `packages/*`: a test runs alone after `npm ci`, without a build. */
const { module: generated } = await runnerImport<typeof import('./scripts/test-plugins.ts')>(
  fileURLToPath(new URL('./scripts/test-plugins.ts', import.meta.url)),
  {
    configFile: false,
    logLevel: 'error',
    environments: {
      inline: { resolve: { conditions: ['source', 'node'], external: [], noExternal: [/^@agency\//] } },
    },
  },
);

/** `unit` needs only the sources; `built` reads the site in `dist/`, so it runs after the build. */
export default defineConfig({
  // Generated modules: tests that render pages use those of the build.
  plugins: generated.plugins,
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
