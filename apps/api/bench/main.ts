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

function row(cells: readonly (string | number)[]): string {
  const widths = [10, 8, 12, 12, 7, 8, 9, 9, 10, 9];
  return cells.map((cell, index) => String(cell).padStart(widths[index] ?? 9)).join(' ');
}

interface Figures {
  readonly storage: string;
  readonly smtp: string;
  readonly wanted: number;
  readonly bare: LoadResult[];
  readonly api: LoadResult[];
  readonly peakMemory: number;
}

function report(figures: Figures): boolean {
  const { storage, smtp, wanted, bare, api, peakMemory } = figures;
  const ratio = median(api.map((result, index) => result.requestsPerSecond / (bare[index]?.requestsPerSecond ?? 1)));
  const failures = api.reduce((sum, result) => sum + result.failures, 0);
  console.log(
    row([
      storage,
      smtp,
      Math.round(median(bare.map((result) => result.requestsPerSecond))),
      Math.round(median(api.map((result) => result.requestsPerSecond))),
      ratio.toFixed(2),
      `≥ ${wanted}`,
      `${median(api.map((result) => result.p50))} ms`,
      `${median(api.map((result) => result.p99))} ms`,
      `${peakMemory} MiB`,
      failures,
    ]),
  );
  return ratio >= wanted && failures === 0;
}

async function compare(bareServer: RunningServer, api: RunningServer): Promise<Pick<Figures, 'bare' | 'api'>> {
  const options = { connections, seconds };
  await load({ ...options, port: bareServer.port, seconds: 1 });
  await load({ ...options, port: api.port, seconds: 1 });
  const results: { bare: LoadResult[]; api: LoadResult[] } = { bare: [], api: [] };
  for (let round = 0; round < rounds; round += 1) {
    results.bare.push(await load({ ...options, port: bareServer.port }));
    results.api.push(await load({ ...options, port: api.port }));
  }
  return results;
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
console.log(
  row(['database', 'SMTP', 'bare req/s', 'API req/s', 'ratio', 'wanted', 'API p50', 'API p99', 'peak', 'failed']),
);
for (const { name, parent, wanted } of STORAGES) {
  mkdirSync(parent, { recursive: true });
  for (const smtp of ['fine', 'hanging'] as const) {
    await overNewDatabase(parent, smtp === 'fine' ? sink.port : hanging.port, async (api) => {
      const results = await compare(bareServer, api);
      const isRowMet = report({ storage: name, smtp, wanted, ...results, peakMemory: api.peakMemory() });
      isMet &&= isRowMet;
    });
  }
}

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
