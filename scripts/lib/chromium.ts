import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { aptGet, canInstall, installFirst } from './packages.ts';
import type { Environment } from './repository.ts';

/** Draw pages without a window: the same engine, in two thirds of the time. */
const shellPackage = 'chromium-headless-shell';
const shells = [shellPackage, 'chrome-headless-shell'];

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

/** A mirror that is out of reach is given up after seconds, not minutes. */
const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::https::Timeout=10'];

/**
 * Finds a Chromium for the browser tests. Where this account may install packages, it installs Debian's headless shell, even
 * beside a browser with windows: that browser serves if the shell cannot be had.
 * @throws Error in one sentence that tells what to do
 */
export function requireChromium(environment: Environment): string {
  const found = installedChromium(environment);
  const mayInstall = !wantedPath(environment) && canInstall();
  if (found && (!mayInstall || shells.includes(basename(found)))) return found;
  if (!mayInstall) throw new Error(chromiumHelp(environment));
  installFirst(aptGet(environment, 'inherit', patience), found ? [shellPackage] : [shellPackage, 'chromium']);
  const chromium = installedChromium(environment);
  if (!chromium)
    throw new Error('Chromium could not be installed with apt-get: install it, or name one with CHROME_PATH.');
  return chromium;
}
