import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chromium } from '../lib/chromium.ts';
import { advice, installFirst, missingTools } from '../lib/tools.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tools-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program of this name in a folder of the PATH, which runs or does not. */
function program(place: string, name: string, runs = true): string {
  const file = join(folder, place, name);
  mkdirSync(join(folder, place), { recursive: true });
  writeFileSync(file, `#!/bin/sh\nexit ${runs ? 0 : 1}\n`);
  chmodSync(file, 0o755);
  return file;
}

const found = (...places: readonly string[]) =>
  chromium({ PATH: places.map((place) => join(folder, place)).join(delimiter) }).find();

describe('the browser of the tests', () => {
  it('is a headless shell before a browser with windows, wherever it is', () => {
    program('first', 'google-chrome');
    const shell = program('second', 'chrome-headless-shell');
    // Debian's name goes first, and this machine may have it.
    expect([shell, '/usr/bin/chromium-headless-shell']).toContain(found('first', 'second'));
    const debian = program('second', 'chromium-headless-shell');
    expect(found('first', 'second')).toBe(debian);
  });

  it('is never one that does not run', () => {
    program('first', 'chromium-headless-shell', false);
    const shell = program('second', 'chromium-headless-shell');
    expect(found('first', 'second')).toBe(shell);
  });

  it('is the one that CHROME_PATH names, or none', () => {
    program('first', 'chromium-headless-shell');
    const named = program('elsewhere', 'browser');
    expect(chromium({ PATH: join(folder, 'first'), CHROME_PATH: named }).find()).toBe(named);
    const absent = chromium({ PATH: join(folder, 'first'), CHROME_PATH: `${named}-2` });
    expect(absent.find()).toBeUndefined();
    expect(missingTools([absent])).toEqual([absent]);
    expect(advice(absent)).toBe(`CHROME_PATH names ${named}-2, which does not run: correct it or unset it.`);
  });
});

describe('the installation of a tool', () => {
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
  const browsers = ['chromium-headless-shell', 'chromium'];

  it('takes the first package, after an update where no list is known', () => {
    const { apt, asked } = debian(browsers, false);
    expect(installFirst(browsers, apt)).toBe(true);
    expect(asked.slice(-2)).toEqual(['update', 'chromium-headless-shell']);
  });

  it('takes the second where the first does not exist', () => {
    const { apt, asked } = debian(['chromium'], true);
    expect(installFirst(browsers, apt)).toBe(true);
    expect(asked).toEqual(browsers);
  });

  it('fails where there is none', () => {
    expect(installFirst(browsers, debian([], true).apt)).toBe(false);
  });
});
