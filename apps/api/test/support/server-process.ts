import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { CONTACT_ROUTE, HEALTH_ROUTE } from '@agency/shared/contact';
import { COUNTS_WAIT_MS } from '../../src/outbox/store-health.ts';
import { endWithUs } from './children.ts';
import { temporaryFolder } from './folder.ts';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const START_TIMEOUT_MS = 60_000;

export type LogLine = Readonly<Record<string, unknown>>;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
  readonly ms: number;
}

export interface ServerOptions {
  /** Arguments of node, before the script. */
  readonly nodeArguments?: readonly string[];
  /** A command that runs node, such as a shell with limits. */
  readonly wrapper?: readonly string[];
}

/** The real built server, in a process of its own. */
export class ServerProcess {
  readonly logs: LogLine[] = [];
  /** Lines on standard error, and lines that are not JSON. */
  readonly errors: string[] = [];
  readonly child: ChildProcess;
  /** Exit code, or the signal's name. */
  readonly ended: Promise<number | string>;
  /** Its variables: also for the next server and for commands on its database, which is a new file if none is given. */
  readonly env: Readonly<Record<string, string>>;
  port = 0;

  constructor(env: Readonly<Record<string, string>> = {}, options: ServerOptions = {}) {
    this.env = { DATABASE_URL: `file:${temporaryFolder()}/requests.db`, ...env };
    const [command = process.execPath, ...rest] = [...(options.wrapper ?? []), process.execPath];
    this.child = spawn(command, [...rest, ...(options.nodeArguments ?? []), MAIN], {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', RATE_LIMIT_MAX: '0', ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    endWithUs(this.child);
    this.ended = once(this.child, 'close').then(([code, signal]: (number | string | null)[]) => signal ?? code ?? -1);
    if (this.child.stdout) createInterface({ input: this.child.stdout }).on('line', (line) => this.#read(line));
    if (this.child.stderr) createInterface({ input: this.child.stderr }).on('line', (line) => this.errors.push(line));
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Its SQLite file. */
  get file(): string {
    return this.env.DATABASE_URL?.replace(/^file:/, '') ?? '';
  }

  #read(line: string): void {
    try {
      this.logs.push(JSON.parse(line) as LogLine);
    } catch {
      this.errors.push(line);
    }
  }

  /** Resolves when the server listens; rejects with its standard error if it ends instead. */
  async listening(): Promise<this> {
    const failure = this.ended.then((code) => {
      throw new Error(`The server ended with ${code}: ${this.errors.join(' ')}`);
    });
    const line = await Promise.race([this.event('server.listening', {}, START_TIMEOUT_MS), failure]);
    this.port = Number(line.port);
    return this;
  }

  /** The first log line of this event, once there is one. @param facts what it must have, such as the id of a request */
  async event(name: string, facts: LogLine = {}, timeoutMs?: number): Promise<LogLine> {
    return until(() => this.events(name, facts)[0], `log event ${name}`, timeoutMs);
  }

  /** The log lines of this event so far. */
  events(name: string, facts: LogLine = {}): readonly LogLine[] {
    const wanted = Object.entries({ event: name, ...facts });
    return this.logs.filter((line) => wanted.every(([key, value]) => line[key] === value));
  }

  /** @param page the page that contains the form */
  async post(body: unknown, headers: Readonly<Record<string, string>> = {}, page?: string): Promise<Answer> {
    return this.fetch(page === undefined ? CONTACT_ROUTE : `${CONTACT_ROUTE}?page=${page}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
    });
  }

  async health(): Promise<Answer> {
    return this.fetch(HEALTH_ROUTE);
  }

  /** Health, once it has these values. An answer that took longer may hold the counts of an earlier one. */
  async healthWith(wanted: Readonly<Record<string, unknown>>): Promise<Answer> {
    const isAsWanted = ({ body, ms }: Answer) =>
      ms < COUNTS_WAIT_MS && Object.entries(wanted).every(([name, value]) => body[name] === value);
    return until(
      async () => {
        const answer = await this.health();
        return isAsWanted(answer) && answer;
      },
      `health to report ${JSON.stringify(wanted)}`,
      undefined,
      100,
    );
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Answer> {
    const start = performance.now();
    const response = await fetch(this.url + path, { redirect: 'manual', ...init });
    const text = await response.text();
    const ms = performance.now() - start;
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    const body = isJson ? (JSON.parse(text) as Answer['body']) : {};
    return { status: response.status, headers: response.headers, body, ms };
  }

  async kill(signal: NodeJS.Signals): Promise<number | string> {
    this.child.kill(signal);
    return this.ended;
  }
}

/** Waits until `probe` returns a value. @param what what it waits for, with the state at the end if it is a function */
export async function until<T>(
  probe: () => T | undefined | false | Promise<T | undefined | false>,
  what: string | (() => string),
  timeoutMs = 30_000,
  everyMs = 10,
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const found = await probe();
    if (found !== undefined && found !== false) return found;
    if (performance.now() > deadline) {
      throw new Error(`Waited ${timeoutMs} ms for ${typeof what === 'string' ? what : what()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

/** Upper limit in milliseconds for what happens once and without delay: a busy test machine needs room. The faults take minutes. */
export const AT_ONCE_MS = 3_000;

/** Pause between two visits during long work: each visit would see a delay, and no processor is busy for nothing. Milliseconds. */
export const VISIT_PAUSE_MS = 20;

/** The promise is 100 ms, which the bench measures. */
const PROMPT_MS = 500;

/** Waits until the work takes at most `PROMPT_MS`: a busy test machine may delay it a few times, a slow server always does. */
export async function promptly(work: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  const isPrompt = async () => {
    const start = performance.now();
    await work();
    return times.push(performance.now() - start) > 0 && Number(times.at(-1)) < PROMPT_MS;
  };
  await until(isPrompt, () => `work of ${PROMPT_MS} ms (it took ${times.map(Math.round).join(', ')})`);
}
