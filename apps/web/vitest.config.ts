import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { withoutProjects } from './test/support/project-tests.ts';
import { siteConfig } from './test/support/site-config.ts';

const { virtualModules } = await siteConfig();

/** Not by `extends`, which reads this file, and all that it imports, again for each project. */
const project = (test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  // Generated modules: tests that render pages use those of the build.
  plugins: virtualModules(),
  test: {
    // Test files share their modules and globals: loading the modules again for each file takes most of the time.
    isolate: false,
    // Style modules export their classes by the names that components use.
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
    setupFiles: ['@agency/shared/test/fast-check'],
    unstubEnvs: true,
    unstubGlobals: true,
    ...test,
  },
});

/** `unit` needs only the sources; `built` reads the site in `dist/`, so it runs after the build. */
export default defineConfig({
  test: {
    projects: [
      project({
        name: 'unit',
        include: ['{test,src,demos,server,scripts,media}/**/*.test.{ts,tsx}'],
        // The kerning test reads the source fonts, which only `npm run media` installs.
        exclude: ['test/built/**', 'media/fonts/kerning.test.ts', '**/node_modules/**', ...withoutProjects],
        testTimeout: 20_000,
      }),
      project({
        name: 'built',
        include: ['test/built/**/*.test.ts'],
        exclude: [...withoutProjects],
        testTimeout: 60_000,
        // As for tests: on a busy machine the built server took more than the default of 10 s to start, and outlived the tests.
        hookTimeout: 60_000,
      }),
    ],
  },
});
