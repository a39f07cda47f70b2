import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HEALTH_ROUTE } from '@agency/shared/contact';
import { portProblem } from '../../../../scripts/lib/ports.ts';
import { ended } from '../../../../scripts/lib/processes.ts';
import { apiPort, origin, webPort } from './addresses.ts';
import { startMailSink } from './mail-sink.ts';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));

const READY_WITHIN_MS = 30_000;
const POLL_MS = 100;

export interface Running {
  stop(): Promise<void>;
}

/** @throws Error one sentence, if no program can listen there */
async function requireFree(port: number, variable: string): Promise<void> {
  const problem = await portProblem(port, undefined, { port: variable, host: variable });
  if (problem) throw new Error(problem);
}

async function start(file: string, environment: Readonly<Record<string, string>>, address: string): Promise<Running> {
  if (!existsSync(join(repository, file))) throw new Error(`${file} does not exist: run "npm run build" first.`);
  const child: ChildProcess = spawn(process.execPath, [file], {
    cwd: repository,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr?.on('data', (text: Buffer) => {
    complaint = (complaint + text.toString()).slice(-2_000);
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended(child);
  };
  const deadline = Date.now() + READY_WITHIN_MS;
  while (
    !(await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`${file} stopped: ${complaint}`);
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`${file} did not answer at ${address}: ${complaint}`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return { stop };
}

/** The static server of the built site, as `npm start` runs it. */
export async function startSite(): Promise<Running> {
  await requireFree(webPort, 'E2E_WEB_PORT');
  return start('apps/web/.server/main.js', { WEB_PORT: String(webPort) }, origin);
}

/** The built API over an empty database, sending its mail to the given server. */
async function startApi(folder: string, smtpUrl: string): Promise<Running> {
  await requireFree(apiPort, 'E2E_API_PORT');
  const environment = {
    PORT: String(apiPort),
    HOST: '127.0.0.1',
    SITE_URL: origin,
    CORS_ORIGINS: origin,
    DATABASE_URL: `file:${folder}/requests.db`,
    SMTP_URL: smtpUrl,
    RATE_LIMIT_MAX: '0',
    LOG_LEVEL: 'error',
  };
  return start('apps/api/dist/main.js', environment, `http://127.0.0.1:${apiPort}${HEALTH_ROUTE}`);
}

/** The site with its API, which sends to a mail server of the tests. What has started stops if the rest does not start. */
export async function startAll(): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'site-e2e-'));
  const running: Running[] = [];
  const stop = async () => {
    await Promise.all(running.map((one) => one.stop()));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const sink = await startMailSink(join(folder, 'mails'));
    running.push(sink);
    running.push(await startSite());
    running.push(await startApi(folder, sink.url));
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}
