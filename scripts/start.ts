/**
 * `npm start`: builds what changed, runs the site and the API, tells both addresses once they answer, and stops both
 * together. Its messages are for whoever operates the site, in French like the API's.
 */
import type { ChildProcess } from 'node:child_process';
import { wrongSetting } from '../apps/web/scripts/settings.ts';
import { portProblem } from '../packages/shared/src/port.ts';
import { HEALTH_ROUTE } from '../packages/shared/src/routes.ts';
import { tryPort } from './lib/ports.ts';
import { ended, signal, startProgram } from './lib/processes.ts';
import { inRepository, environment as readEnvironment } from './lib/repository.ts';
import { localSettings } from './lib/settings.ts';

/** Both answer within a second or two; a slow disk may take longer to open the database. */
const READY_WITHIN_MS = 60_000;
const POLL_MS = 100;
const PARENT_CHECK_MS = 500;
/** The API answers what it has begun within 10 s; then it is stopped by force. */
const STOP_WITHIN_MS = 15_000;

const { webPort, apiPort, environment } = localSettings(readEnvironment());

const running: ChildProcess[] = [];
let stopping = false;

function killAll(): void {
  for (const child of running) signal(child, 'SIGKILL');
}

async function stopAll(): Promise<void> {
  stopping = true;
  const force = setTimeout(killAll, STOP_WITHIN_MS);
  for (const child of running) signal(child, 'SIGTERM');
  await Promise.all(running.map(ended));
  clearTimeout(force);
}

async function failWith(message: string): Promise<never> {
  console.error(message);
  await stopAll();
  process.exit(1);
}

/** @param epitaph what is told when it ends by itself */
function run(epitaph: string, parameters: readonly string[], output: 'inherit' | 'ignore'): void {
  const child = startProgram(process.execPath, parameters, environment, output);
  running.push(child);
  void ended(child).then((code) => {
    if (!stopping) void failWith(`${epitaph} (code ${code}) : l’autre est arrêté aussi.`);
  });
}

/** Whether something answers there; what it answers is for `/api/health` and the visitor to judge. */
async function answers(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}

async function ready(name: string, address: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await answers(address))) {
    if (stopping) return;
    if (Date.now() > deadline) await failWith(`${name} ne répond pas à ${address}.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

let interrupted = false;
function interrupt(): void {
  if (interrupted) {
    killAll();
    process.exit(1);
  }
  interrupted = true;
  void stopAll().then(() => process.exit(0));
}
process.on('SIGINT', interrupt);
process.on('SIGTERM', interrupt);
process.on('SIGHUP', interrupt);
// Whoever ended npm without a word wants the servers gone too.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent && !interrupted) interrupt();
}, PARENT_CHECK_MS).unref();

/** The address at which a program that listens on the given host answers on this machine. */
function localAddress(host: string | undefined, port: number): string {
  const everywhere = !host || ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host);
  return `http://${everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function main(): Promise<void> {
  if (!webPort) return failWith(portProblem('WEB_PORT', 1));
  if (!apiPort) return failWith(portProblem('PORT', 1));
  if (webPort === apiPort) return failWith(`WEB_PORT et PORT demandent tous deux le port ${webPort}.`);
  const webHost = environment.WEB_HOST?.trim() || undefined;
  const apiHost = environment.HOST?.trim() || '127.0.0.1';
  for (const [variable, whose, port, host] of [
    ['WEB_', 'du site', webPort, webHost],
    ['', 'de l’API', apiPort, apiHost],
  ] as const) {
    const state = await tryPort(port, host);
    if (state === 'elsewhere') return failWith(`${variable}HOST ne nomme pas une adresse de cette machine : ${host}.`);
    if (state === 'taken') {
      return failWith(
        `Le port ${port} ${whose} est déjà pris : libérez-le ou choisissez-en un autre avec ${variable}PORT.`,
      );
    }
  }
  const wrong = wrongSetting(environment);
  if (wrong) return failWith(wrong);

  console.log('Construction de ce qui a changé…');
  const build = startProgram(
    inRepository('node_modules/.bin/turbo'),
    ['run', 'build', '--output-logs=errors-only'],
    environment,
  );
  running.push(build);
  const code = await ended(build);
  if (stopping) return;
  if (code !== 0) return failWith('La construction a échoué : voir ci-dessus.');

  run('L’API s’est arrêtée', [inRepository('apps/api/dist/main.js')], 'inherit');
  run(
    'Le site s’est arrêté',
    ['--import', 'tsx', '--conditions=source', inRepository('apps/web/server/main.ts')],
    'ignore',
  );
  const site = localAddress(webHost, webPort);
  const api = localAddress(apiHost, apiPort);
  await Promise.all([ready('Le site', site), ready('L’API', `${api}${HEALTH_ROUTE}`)]);
  if (!stopping) console.log(`\nSite : ${site}\nAPI :  ${api}\nCtrl+C arrête les deux.`);
}

await main();
