import { parseArgs } from 'node:util';
import buildServer from './support/build.ts';
import { runCrashTest } from './support/crash-test.ts';
import { temporaryFolder } from './support/folder.ts';
import { SmtpSink } from './support/smtp-sink.ts';

/** The long crash test: `npm run crash-test -- --rounds 100`. */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '100' }, clients: { type: 'string', default: '8' } },
});
buildServer();
const sink = await new SmtpSink().listen();
const result = await runCrashTest({
  rounds: Number(values.rounds),
  clients: Number(values.clients),
  databaseFile: `${temporaryFolder()}/requests.db`,
  sink,
  log: (line) => console.log(line),
});
await sink.close();
const lost = result.acknowledged - result.stored;
console.log(
  [
    '',
    `rounds        ${values.rounds}`,
    `acknowledged  ${result.acknowledged}`,
    `stored        ${result.stored} (lost: ${lost}, stored twice: ${result.storedTwice}, integrity: ${result.integrity})`,
    `mailed        ${result.mailed} (slowest after a restart: ${result.slowestRecoveryMs} ms)`,
    `duplicates    ${result.duplicates} (most copies of one mail: ${result.mostCopies}, differing: ${result.differing})`,
  ].join('\n'),
);
const isKept = lost === 0 && result.mailed === result.acknowledged && result.storedTwice === 0;
process.exitCode = isKept && result.integrity === 'ok' && result.differing === 0 ? 0 : 1;
