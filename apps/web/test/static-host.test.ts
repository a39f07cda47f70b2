import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersOf, siteHeaders } from '../server/rules.ts';
import { headersFile, readHeadersFile, redirectsFile } from '../server/static-host.ts';

const headers = siteHeaders({ scripts: ["'sha256-c2NyaXB0'"], styles: [], apiUrl: 'https://api.epinette.example' });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'host-'));
  await writeFile(join(folder, '_headers'), headersFile(headers));
  await writeFile(join(folder, '_redirects'), redirectsFile({ '/ancienne': '/contact' }));
});
afterAll(() => rm(folder, { recursive: true }));

describe('_headers, parsed like a static host', () => {
  const parsed = () => parseAllHeaders({ headersFiles: [join(folder, '_headers')], configHeaders: [], minimal: false });

  it('has no error and stays within the limits of hosts', async () => {
    expect((await parsed()).errors).toEqual([]);
    // Cloudflare Pages: 100 rules. `headers.test.ts` checks the length of the built lines.
    expect((await parsed()).headers.length).toBeLessThan(100);
  });

  it.each(['/', '/contact', '/assets/app-0a1b2c.js', '/fonts/text.woff2', '/robots.txt'])(
    'has the headers of our server for %s, without duplicates',
    async (path) => {
      const rules = (await parsed()).headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(path));
      const given = rules.flatMap(({ values }) => Object.entries(values));
      expect(new Set(given.map(([name]) => name)).size).toBe(given.length);
      // Without a rule, hosts send « public, max-age=0, must-revalidate », which is equivalent to no-cache.
      expect({ 'Cache-Control': 'no-cache', ...Object.fromEntries(given) }).toMatchObject(headersOf(path, headers));
    },
  );

  it('adds the policy of a worker to that of the page: browsers enforce both', async () => {
    const path = '/workers/pdf-reader-0a1b2c3d.js';
    const rules = (await parsed()).headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(path));
    const policies = rules.flatMap(({ values }) => values['Content-Security-Policy'] ?? []);
    expect(policies).toEqual([headers['Content-Security-Policy'], "default-src 'none'"]);
    expect(headersOf(path, headers)).toMatchObject({
      'Content-Security-Policy': "default-src 'none'",
      'Cross-Origin-Embedder-Policy': 'require-corp',
    });
  });

  it('is the file that our server reads', () => {
    expect(readHeadersFile(headersFile(headers))).toEqual(headers);
  });
});

it('_redirects, parsed like a static host, has the former addresses and the responses of the form', async () => {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(folder, '_redirects')],
    configRedirects: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  expect(redirects).toMatchObject([
    { from: '/ancienne', to: '/contact', status: 308 },
    { from: '/contact', query: { envoi: 'succes' }, to: '/contact/envoi-succes.html', status: 200, force: true },
    { from: '/contact', query: { envoi: 'erreur' }, to: '/contact/envoi-erreur.html', status: 200, force: true },
  ]);
});
