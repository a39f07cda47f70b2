import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall } from './packages.ts';
import type { Environment } from './repository.ts';

/** Draw pages without a window: the same engine, in two thirds of the time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const places = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];

const programs = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function wantedPath(environment: Environment): string | undefined {
  return environment.CHROME_PATH?.trim() || undefined;
}

/** A Chromium or Chrome that is on this machine: the one that `CHROME_PATH` names, else a headless shell, else a browser with windows. */
export function installedChromium(environment: Environment): string | undefined {
  const wanted = wantedPath(environment);
  if (wanted) return isExecutable(wanted) ? wanted : undefined;
  const folders = [...(environment.PATH ?? '').split(delimiter), ...places].filter((folder) => folder !== '');
  const inFolders = (known: readonly string[]) => known.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inFolders(shells), ...programs, ...inFolders(names)].find(runs);
}

/** Some systems leave a script of that name that only tells how to install it. */
function runs(file: string): boolean {
  return isExecutable(file) && spawnSync(file, ['--version']).status === 0;
}

/** How to get Chromium on this system, or what is wrong with the one that is named. */
export function chromiumHelp(environment: Environment): string {
  const wanted = wantedPath(environment);
  if (wanted) return `CHROME_PATH names ${wanted}, which is not a program: correct it or unset it.`;
  const reason = 'The browser tests need Chromium or Chrome, or its path in CHROME_PATH: ';
  if (process.platform === 'darwin') return `${reason}brew install --cask chromium`;
  if (existsSync('/usr/bin/apt-get')) return `${reason}sudo apt-get install chromium`;
  if (existsSync('/usr/bin/dnf')) return `${reason}sudo dnf install chromium`;
  return `${reason}install one`;
}

/**
 * Installs Debian's package of the headless shell, or the whole browser where there is no such package.
 * @param apt runs apt-get with these parameters and tells whether it succeeded
 */
export function installChromium(apt: (...parameters: readonly string[]) => boolean): boolean {
  const install = () =>
    ['chromium-headless-shell', 'chromium'].some((name) => apt('install', '-y', '--no-install-recommends', name));
  return install() || (apt('update') && install());
}

/**
 * Finds a Chromium for the browser tests, or installs Debian's.
 * @throws Error in one sentence that tells what to do
 */
export function requireChromium(environment: Environment): string {
  const found = installedChromium(environment);
  if (found) return found;
  if (wantedPath(environment) || !canInstall()) throw new Error(chromiumHelp(environment));
  const installed = installChromium(
    (...parameters) =>
      spawnSync('apt-get', parameters, {
        stdio: 'inherit',
        env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0,
  );
  const chromium = installed ? installedChromium(environment) : undefined;
  if (!chromium)
    throw new Error('Chromium could not be installed with apt-get: install it, or name one with CHROME_PATH.');
  return chromium;
}
