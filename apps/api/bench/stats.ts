import { parseArgs } from 'node:util';
import { DAY_MS } from '../src/durations.ts';
import buildServer from '../test/support/build.ts';
import { runRequests } from '../test/support/command.ts';
import { temporaryFolder } from '../test/support/folder.ts';
import { PostgresServer, queryPostgres } from '../test/support/postgres.ts';
import { changeSqlite } from '../test/support/rows.ts';
import { median } from './load.ts';

/** How long `requests stats` takes on a large database: `npm run bench:stats -w apps/api -- --requests 200000`. */
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '200000' }, runs: { type: 'string', default: '5' } },
});
const WANTED_MS = 2_000;
const END = Date.parse('2026-11-23T17:00:00Z');
const SPAN_MS = 1_095 * DAY_MS;
/** The whole database in one period; then in two, side by side. */
const COMMANDS = [
  ['stats', '--from', '2023-11-24', '--to', '2026-11-23'],
  ['stats', '--from', '2025-05-25', '--to', '2026-11-23', '--against', '2023-11-24'],
  ['stats', '--to', '2026-11-23'],
];

/** Rows of both databases: three years of requests to two recipients. One delivery in 97 is dead, one in 89 waits. */
const rows = (series: string, text: (expression: string) => string): readonly string[] => [
  `insert into contact_requests select ${text("'r' || i")}, ${END} - cast(i * (${SPAN_MS}.0 / ${values.requests}) as bigint), 'a@x.ca', 'Jeanne',
     'a@x.ca', '', '', '', case i % 4 when 0 then 'autre' when 1 then 'formation' when 2 then 'automatisation' else 'consultation' end, '',
     case i % 3 when 0 then '5000-15000' when 1 then '' else '100000+' end, '', 'Nos objectifs', '', '',
     'Bonjour, nous voulons automatiser notre facturation et relier nos logiciels.', '/devis' from ${series}`,
  `insert into deliveries (id, request_id, recipient, state, message_id, queued_at, attempts, permanent_failures, next_attempt_at, scheduled_at)
     select ${text("'r' || i || ' ' || recipient")}, ${text("'r' || i")}, recipient, case when i % 97 = 0 then 'dead' when i % 89 = 0 then 'pending' else 'sent' end,
     ${text("'<r' || i || '@x>'")}, 0, 1, 0, 0, 0 from ${series} cross join (select 'ana@x.ca' as recipient union all select 'webhook') as recipients`,
];

await buildServer();
const folder = temporaryFolder();
const postgres = await new PostgresServer().start();
const sqlite = { DATABASE_URL: `file:${folder}/requests.db` };
const other = { DATABASE_URL: await postgres.createDatabase() };
changeSqlite(`${folder}/requests.db`, 'pragma journal_mode = wal');
// Creates the tables.
for (const env of [sqlite, other]) await runRequests(['list'], env);
const series = `(with recursive n(i) as (select 1 union all select i + 1 from n where i < ${values.requests}) select i from n) as n`;
for (const statement of rows(series, (text) => text)) changeSqlite(`${folder}/requests.db`, statement);
const generated = `generate_series(1, ${values.requests}) as n(i)`;
for (const statement of rows(generated, (text) => `(${text})`)) await queryPostgres(other.DATABASE_URL, statement);
await queryPostgres(other.DATABASE_URL, 'analyze');

let isMet = true;
for (const [name, env] of [
  ['SQLite', sqlite],
  ['PostgreSQL', other],
] as const) {
  for (const command of COMMANDS) {
    const times: number[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      const start = performance.now();
      const { code, errors } = await runRequests(command, env);
      times.push(performance.now() - start);
      if (code !== 0) throw new Error(errors);
    }
    isMet &&= median(times) <= WANTED_MS;
    console.log(
      `${values.requests} requests, ${name}: median ${Math.round(median(times))} ms, worst ${Math.round(Math.max(...times))} ms (wanted ≤ ${WANTED_MS}): requests ${command.join(' ')}`,
    );
  }
}
await postgres.stop();
process.exitCode = isMet ? 0 : 1;
