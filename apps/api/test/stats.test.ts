import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { budgets, serviceTypes } from '@agency/shared/contact';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { isoDay, parseDay } from '../src/cli/day.ts';
import { statsBars } from '../src/cli/stats-bars.ts';
import { type PeriodStats, periodsOf, summarise } from '../src/cli/stats-report.ts';
import { parseConfig } from '../src/config.ts';
import { runHere, runRequests } from './support/command.ts';
import { temporaryFolder } from './support/folder.ts';
import { startPostgres } from './support/start.ts';
import { databasesOn } from './support/stores.ts';
import { inventedVisits, type Outcome, storeVisits, type Visit } from './support/visits.ts';

const FROM = '2026-10-26';
const TO = '2026-11-08';
const AGAINST = '2026-03-02';
/** Both periods have a clock change, on 1 November and on 8 March; some requests are beside them. */
const instant = (from: string, to: string) => fc.integer({ min: Date.parse(from), max: Date.parse(to) });
const outcome = fc.constantFrom<Outcome>('pending', 'sent', 'dead');
const visit: fc.Arbitrary<Visit> = fc.record({
  at: fc.oneof(
    instant('2026-10-26T00:00Z', '2026-11-10T00:00Z'),
    instant('2026-11-01T04:00Z', '2026-11-01T08:00Z'),
    instant('2026-03-01T00:00Z', '2026-03-17T00:00Z'),
    instant('2026-03-08T05:00Z', '2026-03-08T09:00Z'),
    // The midnights at which the periods start and end.
    fc.constantFrom('2026-10-26T04:00Z', '2026-11-09T05:00Z', '2026-03-02T05:00Z', '2026-03-16T04:00Z').map(Date.parse),
  ),
  service: fc.constantFrom('ancien-service', ...serviceTypes.map(({ code }) => code)),
  budget: fc.constantFrom('', ...budgets.map(({ code }) => code)),
  isHeld: fc.boolean(),
  outcomes: fc.tuple(outcome, outcome),
});
const [visits = []] = fc.sample(fc.array(visit, { minLength: 400, maxLength: 400, size: 'max' }), {
  numRuns: 1,
});

/** What the command must count: each request by itself, by the clock of Intl. */
function expected(from: string, days: number) {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Toronto',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const first = parseDay(from) ?? Number.NaN;
  const found = { totals: new Map<string, number>(), rows: new Map<string, number>() };
  const add = (sums: Map<string, number>, key: string) => sums.set(key, (sums.get(key) ?? 0) + 1);
  for (const { at, service, budget, isHeld, outcomes } of visits) {
    const [day = '', time = ''] = clock.format(at).split(' ');
    const offset = (parseDay(day) ?? Number.NaN) - first;
    if (offset < 0 || offset >= days) continue;
    const worst = (['dead', 'pending'] as const).find((state) => outcomes.includes(state)) ?? 'sent';
    for (const measure of ['received', isHeld ? 'held' : worst]) {
      add(found.totals, measure);
      add(found.rows, `weeks ${isoDay(first + 7 * Math.floor(offset / 7))} ${measure}`);
      add(found.rows, `hours ${Number(time.slice(0, 2))} ${measure}`);
      add(found.rows, `services ${service} ${measure}`);
      add(found.rows, `budgets ${budget} ${measure}`);
    }
  }
  return found;
}

/** The same, from the command's JSON: only what is above zero. */
function reported(period: Record<string, unknown>) {
  const above = (counts: Record<string, unknown>) =>
    Object.entries(counts).filter(([, total]) => typeof total === 'number' && total > 0);
  const rows = ['weeks', 'hours', 'services', 'budgets'].flatMap((name) =>
    (period[name] as Record<string, unknown>[]).flatMap((row) =>
      above(row).map(([measure, total]) => [`${name} ${row.code} ${measure}`, total] as const),
    ),
  );
  return { totals: new Map(above(period.totals as Record<string, unknown>)), rows: new Map(rows) };
}

const postgres = startPostgres();

/** A period of many requests, and a service with a long name. */
const sample = ((): PeriodStats => {
  const counts = { received: 12_345, sent: 12_000, pending: 300, dead: 45, held: 0 };
  const rows = (label: string) => [1, 2, 3].map((code) => ({ code: String(code), label: `${label} ${code}`, counts }));
  const labelled = { week: rows('7 sept.'), service: rows('Automatisation de tous les processus de la maison') };
  return { from: '2026-09-07', to: '2026-11-25', totals: counts, rows: { ...labelled, budget: [], hour: rows('h') } };
})();

describe.each(databasesOn(postgres))('requests stats on %s', (_kind, createDatabase) => {
  let env: { DATABASE_URL: string };

  beforeAll(async () => {
    const url = await createDatabase();
    env = { DATABASE_URL: url };
    await storeVisits(parseConfig(env).database, visits);
  });

  it('counts two periods as a count of each request does, across the clock changes', async () => {
    const { output, errors } = await runHere(
      ['stats', '--from', FROM, '--to', TO, '--against', AGAINST, '--format', 'json'],
      env,
    );
    expect(errors).toBe('');
    const { periods, timeZone } = JSON.parse(output);
    expect(timeZone).toBe('America/Toronto');
    expect(periods.map(({ from, to }: PeriodStats) => `${from} ${to}`)).toEqual([
      `${FROM} ${TO}`,
      `${AGAINST} 2026-03-15`,
    ]);
    expect(periods.map(reported)).toEqual([expected(FROM, 14), expected(AGAINST, 14)]);
    expect(periods[0].totals.received).toBeGreaterThan(100);
    expect(periods[0].hours).toHaveLength(24);
  });

  it('writes the same numbers as CSV, which a spreadsheet opens safely', async () => {
    const { output } = await runHere(['stats', '--from', FROM, '--to', TO, '--separator', ';'], env);
    const [head, ...records] = output.trimEnd().split('\r\n');
    expect(head).toBe('\ufeffDu;Au;Répartition;Code;Libellé;Reçues;Livrées;En attente;Abandonnées;Quarantaine');
    const { totals } = expected(FROM, 14);
    const total = ['received', 'sent', 'pending', 'dead', 'held'].map((measure) => totals.get(measure) ?? 0);
    expect(records[0]).toBe([FROM, TO, 'Ensemble', '', '', ...total].join(';'));
    for (const dimension of ['Semaine', 'Service', 'Budget', 'Heure']) {
      const rows = records.map((record) => record.split(';')).filter(([, , name]) => name === dimension);
      expect(rows.reduce((sum, row) => sum + Number(row[5]), 0)).toBe(total[0]);
    }
  });

  it('draws 80 columns without colours where the output is not a terminal', async () => {
    const { output } = await runRequests(['stats', '--from', FROM, '--to', TO], { ...env, FORCE_COLOR: '1' });
    expect(output).toContain(
      'Demandes reçues du 26\u00a0octobre\u00a02026 au 8\u00a0novembre\u00a02026 (heure de Québec)',
    );
    expect(output).not.toContain('\u001b');
    expect(Math.max(...output.split('\n').map((line) => line.length))).toBe(80);
  });
});

describe('the period', () => {
  const day = (text: string) => parseDay(text) ?? Number.NaN;

  it('is by default twelve weeks that end today, the first from a Monday', () => {
    const [period] = periodsOf({}, day('2026-11-25'));
    expect([isoDay(period?.first ?? 0), period?.days]).toEqual(['2026-09-07', 80]);
    expect(periodsOf({ from: day('2026-12-24') }, day('2026-11-25'))).toEqual([{ first: day('2026-12-24'), days: 1 }]);
  });

  it('of more than a year has the year of each week', () => {
    const weeks = (to: string) => {
      const periods = periodsOf({ from: day('2025-01-01'), to: day(to) }, day(to));
      return summarise(periods, [[]])[0]?.rows.week.map(({ label }) => label) ?? [];
    };
    expect(weeks('2025-12-31')[0]).toMatch(/^1er\sjanv\.$/);
    expect(weeks('2026-12-31')[53]).toMatch(/^7\sjanv\.\s2026$/);
  });

  it.each([
    ['ends before it starts', '2026-11-08'],
    ['is longer than ten years', '1999-01-01'],
  ])('is refused if it %s', (_fault, from) => {
    const period = { from: day(from), to: day('2026-11-07') };
    expect(() => periodsOf(period, day('2026-11-25'))).toThrow(expect.objectContaining({ exitCode: 2 }));
  });
});

describe('the bars', () => {
  const env = { DATABASE_URL: `file:${temporaryFolder()}/requests.db` };
  beforeAll(() => storeVisits(parseConfig(env).database, inventedVisits()));

  it.each([1, 2])('of %i periods are in the guide as the command draws them', async (periods) => {
    const guide = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    const [, command = '', picture] = [...guide.matchAll(/^\$ requests (stats .*)\n([^`]*)/gm)][periods - 1] ?? [];
    const { output } = await runHere(command.split(' '), env);
    const shown = picture?.replace(/^…\n$/m, '') ?? 'none';
    expect(output.slice(0, shown.length), `docs/operations.md shows an old picture of « requests ${command} »`).toBe(
      shown,
    );
  });

  it.each([40, 60, 80, 133, 200])('fit a window of %i columns, and use it', (width) => {
    for (const stats of width < 60 ? [[sample]] : [[sample], [sample, sample]]) {
      const lines = statsBars(stats, { width, isColoured: false }).split('\n').slice(stats.length);
      const longest = Math.max(...lines.map((line) => [...line].length));
      expect(longest).toBeLessThanOrEqual(width);
      expect(longest).toBeGreaterThan(width - 3);
    }
  });

  it('have colours only if asked for, which change no character', () => {
    for (const stats of [[sample], [sample, sample]]) {
      const plain = statsBars(stats, { width: 80, isColoured: false });
      const coloured = statsBars(stats, { width: 80, isColoured: true });
      expect(coloured).toContain('\u001b[36m');
      expect(stripVTControlCharacters(coloured)).toBe(plain);
      expect(stripVTControlCharacters(plain)).toBe(plain);
    }
  });
});
