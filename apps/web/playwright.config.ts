import { defineConfig } from '@playwright/test';
import { chromiumPath } from '../../scripts/lib/chromium.ts';
import { origin } from './e2e/support/addresses.ts';
import { chromiumFlags, chromiumFlagsFor3d } from './e2e/support/chromium.ts';
import { fontVariables } from './e2e/support/test-fonts.ts';
import { withoutProjects } from './test/support/project-tests.ts';

const browser = { executablePath: chromiumPath(), env: { ...process.env, ...fontVariables } };
const with3d = 'models.spec.ts';

/** Browser tests of the built site behind its real server, with the built API, its database and a mail server. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // A busy machine gets a second look; a test that needs it is listed as flaky in the report.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [[process.env.CI ? 'dot' : 'line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: origin,
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    serviceWorkers: 'block',
    // Every wait includes the end of what moves: only tests of motion have it.
    reducedMotion: 'reduce',
  },
  // The longest tests first, so that no worker ends long before the other.
  projects: [
    { name: '3D', testMatch: with3d, use: { launchOptions: { ...browser, args: [...chromiumFlagsFor3d] } } },
    {
      name: 'pages',
      testIgnore: [with3d, ...withoutProjects],
      use: { launchOptions: { ...browser, args: [...chromiumFlags] } },
    },
  ],
});
