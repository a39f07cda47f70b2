import { optionsOrExit } from '../../../scripts/lib/options.ts';
import buildServer from './support/build.ts';
import { temporaryFolder } from './support/folder.ts';
import { PostgresServer, queryPostgres } from './support/postgres.ts';
import { querySqlite } from './support/rows.ts';
import { type CrashTestDatabase, runCrashTest } from './support/run-crash-test.ts';
import { SmtpSink } from './support/smtp-sink.ts';
import { WebhookReceiver } from './support/webhook-receiver.ts';

/** The long crash test: `npm run crash-test -- --rounds 100`, and the same with `--postgres`. */
const values = optionsOrExit({
  rounds: { type: 'string', default: '100' },
  clients: { type: 'string', default: '8' },
  postgres: { type: 'boolean', default: false },
});

// Ends the servers, and removes the folders.
process.once('SIGINT', () => process.exit(130));

const file = `${temporaryFolder()}/requests.db`;
const postgres = values.postgres ? await new PostgresServer().start() : undefined;

async function openDatabase(): Promise<CrashTestDatabase> {
  if (!postgres) return { url: `file:${file}`, query: async (sql) => querySqlite(file, sql) };
  const url = await postgres.createDatabase();
  return { url, query: (sql) => queryPostgres(url, sql) };
}

await buildServer();
const sink = await new SmtpSink().listen();
const receiver = await new WebhookReceiver().listen();
const result = await runCrashTest({
  rounds: Number(values.rounds),
  clients: Number(values.clients),
  database: await openDatabase(),
  sink,
  receiver,
  log: (line) => console.log(line),
});
await sink.close();
await receiver.close();
await postgres?.stop();

const integrity = postgres ? 'not checked' : querySqlite(file, 'pragma integrity_check')[0]?.integrity_check;
const { acknowledged, stored, delivered, storedTwice, differing } = result;
const lost = acknowledged - stored;
console.log({ database: postgres ? 'PostgreSQL' : 'SQLite', integrity, ...result, lost });
const isKept = lost === 0 && delivered === acknowledged && storedTwice === 0 && differing === 0;
process.exitCode = isKept && (postgres !== undefined || integrity === 'ok') ? 0 : 1;
