import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Over samples at each millisecond, without the time that the thread waited for a processor. */
export interface LoopDelay {
  readonly p99: number;
  readonly longest: number;
}

export interface RunningServer {
  readonly port: number;
  /** Peak resident memory since its start, in MiB. */
  readonly peakMemory: () => number;
  /** Longest block of the event loop since the last call, in ms. */
  readonly loopDelay: () => Promise<LoopDelay>;
  readonly stop: () => Promise<void>;
}

async function run(script: string, env: Readonly<Record<string, string>>): Promise<RunningServer> {
  const [preload = '', main = ''] = ['./loop-delay.js', script].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const child = spawn(process.execPath, ['--import', preload, main], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  const port = await listeningPort(child);
  return {
    port,
    peakMemory: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_024);
    },
    loopDelay: async () => {
      const answer = once(child, 'message');
      child.send('');
      return (await answer)[0] as LoopDelay;
    },
    stop: async () => {
      process.off('exit', end);
      const closed = once(child, 'close');
      end();
      await closed;
    },
  };
}

/** Reads the log until the server listens, then discards it. */
function listeningPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    if (!child.stdout) throw new Error('No output');
    const lines = createInterface({ input: child.stdout });
    child.once('close', () => reject(new Error('The server ended')));
    lines.on('line', (line) => {
      const { event, port } = JSON.parse(line) as { event?: string; port?: number };
      if (event !== 'server.listening' || port === undefined) return;
      lines.close();
      child.stdout?.resume();
      resolve(port);
    });
  });
}

export function startBare(): Promise<RunningServer> {
  return run('./bare-server.js', {});
}

/** The built API as in production. The per-client limit is high instead of disabled, so that its cost is measured too. */
export function startApi(databaseFile: string, smtpPort: number): Promise<RunningServer> {
  return run('../dist/main.js', {
    PORT: '0',
    DATABASE_URL: `file:${databaseFile}`,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    RATE_LIMIT_MAX: '1000000000',
  });
}
