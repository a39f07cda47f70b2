import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FixtureSite, makeFixtureSite } from '../test/support/fixture-site.ts';
import { BUILD_ID_FILE, buildId, readBuiltSite } from './built-site.ts';

let site: FixtureSite;
let web: string;
let server: string;

beforeEach(async () => {
  site = await makeFixtureSite();
  web = dirname(site.directory);
  server = join(web, '.server');
  await mkdir(server);
  await writeFile(join(server, 'headers.json'), JSON.stringify(site.headers));
  await writeFile(join(server, BUILD_ID_FILE), buildId(site.directory));
});
afterEach(() => site.remove());

it('is read with the headers of its own build', () => {
  expect(readBuiltSite(web)).toEqual({ directory: site.directory, headers: site.headers });
});

it('is read when a restored cache left a script of an earlier build in it', async () => {
  await writeFile(join(site.directory, 'assets/app-9z8y7x.js'), 'other');
  expect(readBuiltSite(web).directory).toBe(site.directory);
});

it('is refused in one line when dist comes from another build', async () => {
  await writeFile(join(site.directory, 'index.html'), '<!doctype html><script>other()</script>');
  expect(() => readBuiltSite(web)).toThrow(/^Les dossiers dist et \.server viennent de deux constructions[^\n]+$/);
});

it('is refused when .server was made before builds had a name', async () => {
  await rm(join(server, BUILD_ID_FILE));
  expect(() => readBuiltSite(web)).toThrow(/^Le site n’est pas construit en entier[^\n]+$/);
});

it('is refused in one line when a part is missing', async () => {
  await cp(server, join(web, 'kept'), { recursive: true });
  for (const missing of [server, site.directory]) {
    await rm(missing, { recursive: true });
    expect(() => readBuiltSite(web)).toThrow(/^Le site n’est pas construit en entier[^\n]+$/);
    await cp(join(web, 'kept'), server, { recursive: true, force: true });
  }
});
