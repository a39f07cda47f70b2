import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installedChromium } from '../lib/chromium.ts';
import { installFirst } from '../lib/packages.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program of this name in a folder of the PATH, which answers or does not. */
function program(place: string, name: string, answers = true): string {
  const file = join(folder, place, name);
  mkdirSync(join(folder, place), { recursive: true });
  writeFileSync(file, `#!/bin/sh\nexit ${answers ? 0 : 1}\n`);
  chmodSync(file, 0o755);
  return file;
}

const found = (...places: readonly string[]) =>
  installedChromium({ PATH: places.map((place) => join(folder, place)).join(delimiter) });

describe('the browser of the tests', () => {
  it('is a headless shell before a browser with windows, wherever it is', () => {
    program('first', 'google-chrome');
    const shell = program('second', 'chrome-headless-shell');
    // Debian's name goes first, and this machine may have it.
    expect([shell, '/usr/bin/chromium-headless-shell']).toContain(found('first', 'second'));
    const debian = program('second', 'chromium-headless-shell');
    expect(found('first', 'second')).toBe(debian);
  });

  it('is none that does not answer', () => {
    const mute = program('first', 'chromium-headless-shell', false);
    const shell = program('second', 'chromium-headless-shell');
    expect(found('first', 'second')).toBe(shell);
    expect(found('first')).not.toBe(mute);
  });

  it('is the one that CHROME_PATH names, or none', () => {
    program('first', 'chromium-headless-shell');
    const named = program('elsewhere', 'browser');
    expect(installedChromium({ PATH: join(folder, 'first'), CHROME_PATH: named })).toBe(named);
    expect(installedChromium({ PATH: join(folder, 'first'), CHROME_PATH: `${named}-2` })).toBeUndefined();
  });
});

describe('its installation', () => {
  const browsers = ['chromium-headless-shell', 'chromium'];

  /** A Debian that has these packages, once its lists are there. */
  function debian(packages: readonly string[], hasLists: boolean) {
    const asked: string[] = [];
    let listed = hasLists;
    const apt = (...parameters: readonly string[]) => {
      const name = parameters.at(-1) ?? '';
      asked.push(name);
      if (name === 'update') listed = true;
      return name === 'update' || (listed && packages.includes(name));
    };
    return { apt, asked };
  }

  it('takes the headless shell where there is one, after the lists came', () => {
    const { apt, asked } = debian(['chromium-headless-shell', 'chromium'], false);
    expect(installFirst(apt, browsers)).toBe(true);
    expect(asked.slice(-2)).toEqual(['update', 'chromium-headless-shell']);
  });

  it('takes the browser where the shell has no package of its own', () => {
    const { apt, asked } = debian(['chromium'], true);
    expect(installFirst(apt, browsers)).toBe(true);
    expect(asked).toEqual(['chromium-headless-shell', 'chromium']);
  });

  it('leaves out the browser where there is one already', () => {
    const { apt, asked } = debian(['chromium'], true);
    expect(installFirst(apt, ['chromium-headless-shell'])).toBe(false);
    expect(asked).not.toContain('chromium');
  });

  it('fails where there is neither', () => {
    expect(installFirst(debian([], true).apt, browsers)).toBe(false);
  });
});
