import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { apiTools } from '../../../../scripts/lib/api-tools.ts';
import { freePort } from '../../../../scripts/lib/ports.ts';
import { requireTool } from '../../../../scripts/lib/tools.ts';
import { endWithUs } from './children.ts';
import { temporaryFolder } from './folder.ts';
import { until } from './server-process.ts';

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root: use Debian's account for it, or nobody. */
function account(): { uid: number; gid: number } | undefined {
  if (!isRoot) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const entry = ['postgres', 'nobody'].map((name) => lines.find((line) => line.startsWith(`${name}:`))).find(Boolean);
  const [, , uid, gid] = (entry ?? '').split(':');
  if (!uid || !gid) throw new Error('PostgreSQL cannot run as root, and there is no account postgres or nobody.');
  return { uid: Number(uid), gid: Number(gid) };
}

/** A private PostgreSQL server, in a temporary folder, on a free port. */
export class PostgresServer {
  /** The folder of its programs, with `pg_dump`. PostgreSQL is installed if it is missing, so no test is skipped. */
  readonly bin = requireTool(apiTools.postgres);
  readonly #account = account();
  readonly #folder = temporaryFolder();
  #process: ChildProcess | undefined;
  #databases = 0;
  port = 0;

  /** Starts the server, unless it runs. */
  async start(): Promise<this> {
    if (this.port === 0) await this.#create();
    if (!this.#process) await this.resume();
    return this;
  }

  async #create(): Promise<void> {
    chmodSync(this.#folder, 0o700);
    if (this.#account) chownSync(this.#folder, this.#account.uid, this.#account.gid);
    const options = ['-D', this.#data, '-U', 'agency', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
    execFileSync(join(this.bin, 'initdb'), options, { stdio: 'ignore', cwd: this.#folder, ...this.#account });
    this.port = await freePort();
  }

  /** Folder of its Unix socket. */
  get socket(): string {
    return this.#folder;
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  /** Starts the server again on the same data, also after `stop`. */
  async resume(): Promise<void> {
    const settings = ['listen_addresses=127.0.0.1', `port=${this.port}`, `unix_socket_directories=${this.socket}`];
    this.#process = spawn(
      join(this.bin, 'postgres'),
      ['-D', this.#data, ...settings.flatMap((setting) => ['-c', setting])],
      { stdio: 'ignore', cwd: this.#folder, ...this.#account },
    );
    endWithUs(this.#process, 'SIGQUIT');
    await until(() => this.#answers(), 'PostgreSQL to answer', 20_000);
  }

  async #answers(): Promise<boolean> {
    try {
      await this.query('postgres', 'select 1');
      return true;
    } catch {
      return false;
    }
  }

  /** `SIGINT` is PostgreSQL's fast shutdown: it closes connections and keeps the data. */
  async stop(): Promise<void> {
    const running = this.#process;
    if (!running) return;
    this.#process = undefined;
    const closed = once(running, 'close');
    running.kill('SIGINT');
    await closed;
  }

  /** Until `thaw`, it accepts connections and answers none; open ones go on. */
  freeze(): void {
    this.#process?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#process?.kill('SIGCONT');
  }

  url(database: string): string {
    return `postgres://agency@127.0.0.1:${this.port}/${database}`;
  }

  /** Creates an empty database. @param options of `create database` @returns its URL */
  async createDatabase(options = ''): Promise<string> {
    this.#databases += 1;
    const name = `test_${this.#databases}`;
    await this.query('postgres', `create database ${name} ${options}`);
    return this.url(name);
  }

  async query(database: string, sql: string): Promise<readonly Record<string, unknown>[]> {
    return queryPostgres(this.url(database), sql);
  }
}

/** Begins a transaction on a connection of its own, which the end of the current test closes. */
export async function begin(url: string, sql: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`begin; ${sql}`);
  return client;
}

/** Runs one query over a connection of its own. */
export async function queryPostgres(url: string, sql: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const result = await client.query<Record<string, unknown>>(sql);
    return result.rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
