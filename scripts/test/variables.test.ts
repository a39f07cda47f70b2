import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { apiSettings, parseConfig } from '../../apps/api/src/config.ts';
import { SAME_REQUEST_MS } from '../../apps/api/src/contact/new-request.ts';
import { DAY_MS, MINUTE_MS } from '../../apps/api/src/durations.ts';
import { promised } from '../../apps/web/src/site/agency.ts';
import { siteSettings } from '../../apps/web/src/site/settings.ts';
import { inRepository, root } from '../lib/repository.ts';

const read = (file: string) => readFileSync(inRepository(file), 'utf8');
const all = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

const api = Object.keys(apiSettings(root));
const site = new Map(Object.entries(siteSettings({})).map(([name, { fallback }]) => [name, fallback]));
const compose = read('docker-compose.yml');
/** The variables of `.env.example`, as if all were uncommented. */
const examples = parseEnv(read('.env.example').replace(/^#(?=[A-Z_]+=)/gm, ''));
const example = Object.keys(examples);

it('finds the variables', () => {
  expect(site.get('VITE_AGENCY_NAME')).toBeTruthy();
  expect(api).toContain('DATABASE_URL');
  expect(example.length).toBeGreaterThan(40);
});

it('the API keeps a request for the time that the pages announce', () => {
  const days = parseConfig({}).retentionMs / DAY_MS;
  expect(days, '`keptYears` of apps/web/src/site/agency.ts and the default of RETENTION_DAYS').toBe(
    promised.keptYears * 365,
  );
});

it('the API keeps what else it receives for the times that the policy announces', () => {
  const { quarantineMs, rateLimitWindowMs } = parseConfig({});
  expect(promised.quarantineDays * DAY_MS, '`QUARANTINE_DAYS` of apps/api/src/config.ts').toBe(quarantineMs);
  expect(promised.fingerprintMinutes * MINUTE_MS, 'apps/api/src/contact/new-request.ts').toBe(SAME_REQUEST_MS);
  // `express-rate-limit` forgets a client in the window after its last one.
  expect(promised.addressMinutes * MINUTE_MS, 'the default of RATE_LIMIT_WINDOW_SECONDS').toBe(2 * rateLimitWindowMs);
});

it('the nightly script keeps a backup for the time that the pages announce', () => {
  const [, beyond] = /-mtime \+(\d+) -delete/.exec(read('docs/operations.md')) ?? [];
  expect(Number(beyond) + 1, '`backupDays` of apps/web/src/site/agency.ts and « find » in docs/operations.md').toBe(
    promised.backupDays,
  );
});

describe('.env.example', () => {
  it('lists exactly the facts of the site, with their defaults', () => {
    const spaced = (entries: Iterable<[string, string | undefined]>) =>
      Object.fromEntries([...entries].map(([name, value]) => [name, value?.replaceAll('\u00a0', ' ')]));
    const listed = Object.entries(examples).filter(([name]) => name.startsWith('VITE_'));
    const advice = 'changez aussi ces lignes de .env.example, qui donne les valeurs de apps/web/src/site/settings.ts';
    expect(spaced(listed), advice).toEqual(spaced(site));
  });

  it('lists every variable of the API', () => {
    expect(
      api.filter((name) => !example.includes(name)),
      'add these to .env.example',
    ).toEqual([]);
  });

  it('lists every variable of the compose file', () => {
    expect(
      all(compose, /\$\{([A-Z_]+)/g).filter((name) => !example.includes(name)),
      'add these to .env.example, or correct their names in docker-compose.yml',
    ).toEqual([]);
  });

  it('sets nothing', () => {
    expect(read('.env.example')).not.toMatch(/^[^#\n]/m);
  });
});

it('docker-compose.yml passes every variable of the API to its container, except its host and port', () => {
  const passed = all(compose, /^ {6}([A-Z_]+): /gm);
  expect(
    api.filter((name) => !['HOST', 'PORT'].includes(name) && !passed.includes(name)),
    'add these to `api` in docker-compose.yml',
  ).toEqual([]);
});
