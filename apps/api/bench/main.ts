import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from '../../../scripts/lib/median.ts';
import { optionsOrExit } from '../../../scripts/lib/options.ts';
import buildServer from '../test/support/build.ts';
import { SmtpSink } from '../test/support/smtp-sink.ts';
import { reportEventLoop } from './event-loop.ts';
import { type LoadResult, load } from './load.ts';
import { type RunningServer, startApi, startBare } from './processes.ts';

/**
 * Throughput and latency compared with a bare Express handler, in the same run and interleaved: `npm run bench -w apps/api -- --seconds 4
 * --rounds 5`. The API works in two threads and the bare handler in one, so other load on the machine lowers the ratio.
 */
const values = optionsOrExit({
  seconds: { type: 'string', default: '4' },
  rounds: { type: 'string', default: '5' },
  connections: { type: 'string', default: '100' },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const connections = Number(values.connections);

/** Location of each kind of database, and the required share of the bare handler's throughput. */
const STORAGES = [
  { name: 'in memory', parent: '/dev/shm', wanted: 0.5 },
  { name: 'on disk', parent: fileURLToPath(new URL('../data', import.meta.url)), wanted: 0.5 },
] as const;
/** Promised p99 at 200 requests/s while the mail server hangs. */
const STEADY = { rate: 200, seconds: 10, wantedP99: 100 };

/** Compares a database with the bare handler, which alternates: medians, as a row of a table, and whether it meets its target. */
async function compare({ name, wanted }: (typeof STORAGES)[number], smtp: string, api: RunningServer) {
  const options = { connections, seconds };
  await load({ ...options, port: bareServer.port, seconds: 1 });
  await load({ ...options, port: api.port, seconds: 1 });
  const results: { bare: LoadResult; api: LoadResult }[] = [];
  while (results.length < rounds)
    results.push({
      bare: await load({ ...options, port: bareServer.port }),
      api: await load({ ...options, port: api.port }),
    });
  const middle = (figure: (result: (typeof results)[number]) => number) => median(results.map(figure));
  const ratio = middle((result) => result.api.requestsPerSecond / result.bare.requestsPerSecond);
  const failed = results.reduce((sum, result) => sum + result.api.failures, 0);
  isMet &&= ratio >= wanted && failed === 0;
  return {
    database: name,
    SMTP: smtp,
    'bare req/s': Math.round(middle(({ bare }) => bare.requestsPerSecond)),
    'API req/s': Math.round(middle((result) => result.api.requestsPerSecond)),
    ratio: Number(ratio.toFixed(2)),
    wanted,
    'API p50 ms': middle((result) => result.api.p50),
    'API p99 ms': middle((result) => result.api.p99),
    'peak MiB': api.peakMemory(),
    failed,
  };
}

/** Runs the API on a new database, which is removed at the end. */
async function overNewDatabase(parent: string, smtpPort: number, work: (api: RunningServer) => Promise<void>) {
  const folder = mkdtempSync(join(parent, 'bench-'));
  try {
    const api = await startApi(join(folder, 'requests.db'), smtpPort);
    await work(api);
    await api.stop();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

await buildServer();
const sink = await new SmtpSink().listen();
const hanging = await new SmtpSink().listen();
hanging.mode = 'hang-before-banner';
const bareServer = await startBare();
let isMet = true;

console.log(
  `${rounds} rounds of ${seconds} s, ${connections} connections, bare and API alternate; medians; load ${loadavg()[0]?.toFixed(1)} at start`,
);
const rows: object[] = [];
for (const storage of STORAGES) {
  mkdirSync(storage.parent, { recursive: true });
  for (const smtp of ['fine', 'hanging'] as const) {
    await overNewDatabase(storage.parent, smtp === 'fine' ? sink.port : hanging.port, async (api) => {
      rows.push(await compare(storage, smtp, api));
    });
  }
}
console.table(rows);

await overNewDatabase(STORAGES[1].parent, hanging.port, async (api) => {
  await load({ port: api.port, connections: 20, seconds: 2, rate: STEADY.rate });
  const steady = await load({ port: api.port, connections: 20, seconds: STEADY.seconds, rate: STEADY.rate });
  isMet &&= steady.p99 <= STEADY.wantedP99 && steady.failures === 0;
  console.log(
    `\n${STEADY.rate} requests/s for ${STEADY.seconds} s, on disk, SMTP hanging: p50 ${steady.p50} ms, p99 ${steady.p99} ms (wanted ≤ ${STEADY.wantedP99}), ${steady.failures} failed, peak ${api.peakMemory()} MiB`,
  );
});
await reportEventLoop(STORAGES[1].parent, hanging.port);
await bareServer.stop();
await Promise.all([hanging.close(), sink.close()]);
console.log(isMet ? 'All targets are met.' : 'Some targets are missed.');
process.exitCode = isMet ? 0 : 1;
