/**
 * `npm start`: builds what changed, runs the site and the API, prints both addresses once they answer, and stops both
 * together. Its messages are for operators, in French like the API's.
 */
import type { ChildProcess } from 'node:child_process';
import { parseConfig } from '../apps/api/src/config.ts';
import { fileProblem } from '../apps/api/src/outbox/database/sqlite-file.ts';
import { onStopSignal } from '../packages/http-server/src/lifecycle.ts';
import { HEALTH_ROUTE } from '../packages/shared/src/contact.ts';
import { ended, signal, startProgram, stopSignals } from './lib/processes.ts';
import { inRepository, readEnvironment, root, turbo } from './lib/repository.ts';
import { listenProblem, localAddress, localSettings, settingsOrExit } from './lib/settings.ts';

/** Both servers answer within a second or two; a slow disk may take longer to open the database. */
const READY_WITHIN_MS = 60_000;
const POLL_MS = 100;
const PARENT_CHECK_MS = 500;
/** The API finishes started requests within 10 s; then it is killed. */
const STOP_WITHIN_MS = 15_000;

const settings = settingsOrExit(() => localSettings(readEnvironment()));
const { webPort, webHost, apiPort, apiHost, environment } = settings;
// The API would refuse its variables and its file too, but only after the build, which changes the site of a running one.
const { database } = settingsOrExit(() => parseConfig(environment, root));

// No proxy of the environment (NODE_USE_ENV_PROXY) reaches the servers of this machine.
process.env.no_proxy = '*';

const running: ChildProcess[] = [];
let stopping = false;

function killAll(): void {
  for (const child of running) signal(child, 'SIGKILL');
}

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(killAll, STOP_WITHIN_MS).unref();
  for (const child of running) signal(child, 'SIGTERM');
  await Promise.all(running.map(ended));
  process.exit(code);
}

function fail(message: string): Promise<void> {
  console.error(message);
  return stop(1);
}

/** @param exitMessage printed if it ends unexpectedly */
function startServer(exitMessage: string, parameters: readonly string[], output: 'inherit' | 'ignore'): void {
  const child = startProgram(process.execPath, parameters, environment, output);
  running.push(child);
  void ended(child).then((code) => {
    if (!stopping) void fail(`${exitMessage} (code ${code})\u00a0: l’autre est arrêté aussi.`);
  });
}

/** Waits for a response, whatever it is. */
async function ready(name: string, address: string): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!stopping) {
    const response = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (response) return response.body?.cancel();
    if (performance.now() > deadline) await fail(`${name} ne répond pas à ${address}.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

onStopSignal(
  () => stop(0),
  () => {
    killAll();
    process.exit(1);
  },
  stopSignals,
);
// If npm is killed, its servers must not outlive it.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) void stop(0);
}, PARENT_CHECK_MS).unref();

async function main(): Promise<void> {
  const wrong = (await listenProblem(settings)) ?? (await fileProblem(database));
  if (wrong) return fail(wrong);
  console.log('Construction de ce qui a changé…');
  const build = startProgram(turbo, ['run', 'build', '--output-logs=errors-only'], environment);
  running.push(build);
  const code = await ended(build);
  if (stopping) return;
  if (code !== 0) return fail('La construction a échoué\u00a0: voir ci-dessus.');
  startServer('L’API s’est arrêtée', [inRepository('apps/api/dist/main.js')], 'inherit');
  startServer('Le site s’est arrêté', [inRepository('apps/web/.server/main.js')], 'ignore');
  const [site, api] = [localAddress(webHost, webPort), localAddress(apiHost, apiPort)];
  await Promise.all([ready('Le site', site), ready('L’API', `${api}${HEALTH_ROUTE}`)]);
  if (!stopping) console.log(`\nSite\u00a0: ${site}\nAPI\u00a0:  ${api}\nCtrl+C arrête les deux.`);
}

await main();
