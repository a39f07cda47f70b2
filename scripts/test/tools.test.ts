import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiTools } from '../lib/api-tools.ts';
import { chromium } from '../lib/chromium.ts';
import { inRepository } from '../lib/repository.ts';
import { advice, installFirst } from '../lib/tools.ts';
import { temporaryFolder } from './folder.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

/** A program of this name in a folder of the PATH, which works or fails. */
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
  it('prefers a headless shell to a windowed browser, wherever it is', () => {
    program('first', 'google-chrome');
    const shell = program('second', 'chrome-headless-shell');
    // Debian's name comes first, and this machine may have it.
    expect([shell, '/usr/bin/chromium-headless-shell']).toContain(found('first', 'second'));
    const debian = program('second', 'chromium-headless-shell');
    expect(found('first', 'second')).toBe(debian);
  });

  it('is never one that fails to run', () => {
    program('first', 'chromium-headless-shell', false);
    const shell = program('second', 'chromium-headless-shell');
    expect(found('first', 'second')).toBe(shell);
  });

  it('is the one named by CHROME_PATH, or none', () => {
    program('first', 'chromium-headless-shell');
    const named = program('elsewhere', 'browser');
    expect(chromium({ PATH: join(folder, 'first'), CHROME_PATH: named }).find()).toBe(named);
    const absent = chromium({ PATH: join(folder, 'first'), CHROME_PATH: `${named}-2` });
    expect(absent.find()).toBeUndefined();
    expect(advice(absent)).toBe(`CHROME_PATH names ${named}-2, which does not run: correct it or unset it.`);
  });
});

it('on macOS, Homebrew is the advice only for what it has', () => {
  const tool = {
    need: 'The journeys need a driver',
    packages: { debian: ['driver'], fedora: 'driver' },
    find: () => undefined,
  };
  expect(advice(tool, 'darwin')).toBe('The journeys need a driver, which macOS does not have: use Linux.');
  const packages = { ...tool.packages, homebrew: '--cask driver' };
  expect(advice({ ...tool, packages }, 'darwin')).toBe('The journeys need a driver: brew install --cask driver');
});

it('the workflow installs what GitHub’s image lacks, for an account that may not, before it runs the gate', () => {
  const jobs = readFileSync(inRepository('.github/workflows/test.yml'), 'utf8').split(/^ {2}(?=[\w-]+:$)/m);
  const gates = jobs.filter((job) => /npm test|npm run check/.test(job));
  expect(gates).toHaveLength(2);
  const [library = ''] = apiTools.faketime.packages.debian;
  for (const job of gates)
    expect(job).toMatch(new RegExp(`apt-get install -y ${library}\n[^]*(?:npm test|npm run check)`));
});

it.each([
  [
    'the first, after an update where no list is known',
    false,
    ['shell', 'browser'],
    ['shell', 'browser', 'update', 'shell'],
  ],
  ['the second where the first does not exist', true, ['browser'], ['shell', 'browser']],
  ['none where there is none', true, [], ['shell', 'browser', 'update', 'shell', 'browser']],
])('apt-get installs of two packages %s', (_, hasLists, existing: readonly string[], calls) => {
  const asked: string[] = [];
  const apt = (...parameters: readonly string[]) => {
    const name = parameters.at(-1) ?? '';
    asked.push(name);
    return name === 'update' || ((hasLists || asked.includes('update')) && existing.includes(name));
  };
  expect(installFirst(['shell', 'browser'], apt)).toBe(existing.length > 0);
  expect(asked).toEqual(calls);
});
