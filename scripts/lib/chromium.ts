import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import type { Environment } from '../../packages/shared/src/settings.ts';
import { installed, placesOf, type Tool } from './tools.ts';

/** Browsers without a window: the same engine, with two thirds of the processor time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** On some systems the program of that name is a script that only explains how to install it. */
const runs = (file: string) => spawnSync(file, ['--version']).status === 0;

/**
 * The Chromium or Chrome of `CHROME_PATH`, or the first one found.
 * @param first the kind to look for first: the tests want a shell; the committed pictures were drawn by a windowed browser
 */
export function chromium(environment: Environment, first: 'shell' | 'window' = 'shell'): Tool {
  const named = environment.CHROME_PATH?.trim();
  const places = (names: readonly string[]) => placesOf(names, folders, environment.PATH);
  return {
    need: 'The browser tests need Chromium or Chrome, or its path in CHROME_PATH',
    packages: { debian: ['chromium-headless-shell', 'chromium'], fedora: 'chromium', homebrew: '--cask chromium' },
    find: () => {
      const windows = [...applications, ...places(browsers)];
      const found = first === 'shell' ? [...places(shells), ...windows] : [...windows, ...places(shells)];
      return (named ? [named] : found).find(runs);
    },
    isPreferred: (file) => file === named || shells.includes(basename(file)),
    problem: () =>
      named && !runs(named) ? `CHROME_PATH names ${named}, which does not run: correct it or unset it.` : undefined,
  };
}

/** Flags of every Chromium of this repository, for tests and for pictures. */
export const commonFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A headless shell rounds the width of letters to pixels without this flag; browsers with windows do not.
  '--font-render-hinting=none',
];

/** The path of that browser on this machine. @throws Error how to install it */
export const chromiumPath = (first?: 'shell' | 'window'): string => installed(chromium(process.env, first));
