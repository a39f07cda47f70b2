import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const cache = join(root, 'node_modules/.cache/caddy');
const unpacked = join(cache, 'caddy');

/**
 * A Caddy to test with: the one on the PATH, or Debian's package, unpacked beside the dependencies and not installed, since
 * installing it would start a web server. Undefined where neither can be had.
 */
export function findCaddy(): string | undefined {
  if (spawnSync('caddy', ['version']).status === 0) return 'caddy';
  if (existsSync(unpacked)) return unpacked;
  // Test files run side by side, and each may be the first to need it: what is there is there whole.
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'download-'));
  try {
    const download = () => spawnSync('apt-get', ['download', 'caddy'], { cwd: folder }).status === 0;
    const fetched = download() || (spawnSync('apt-get', ['update']).status === 0 && download());
    const archive = fetched && readdirSync(folder).find((name) => name.endsWith('.deb'));
    if (!archive) return undefined;
    execFileSync('dpkg', ['-x', archive, '.'], { cwd: folder });
    renameSync(join(folder, 'usr/bin/caddy'), unpacked);
    return unpacked;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = request({ port, method: 'HEAD' }, (response) => {
      response.resume();
      resolve(true);
    });
    probe.on('error', () => resolve(false));
    probe.end();
  });
}

export interface RunningCaddy {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Runs the repository's own Caddyfile over a built site, and waits until it answers.
 * @throws Error with Caddy's last words when it ends before that
 */
export async function startCaddy(
  caddy: string,
  port: number,
  site: { readonly directory: string; readonly snippets: string },
): Promise<RunningCaddy> {
  const child: ChildProcess = spawn(
    caddy,
    ['run', '--config', join(root, 'docker/Caddyfile'), '--adapter', 'caddyfile'],
    {
      env: {
        ...process.env,
        SITE_ADDRESS: `http://localhost:${port}`,
        HEALTH_PORT: String(port + 1),
        SITE_ROOT: site.directory,
        SITE_SNIPPETS: site.snippets,
        API_UPSTREAM: `127.0.0.1:${port + 2}`,
        XDG_CONFIG_HOME: join(site.directory, '..'),
        XDG_DATA_HOME: join(site.directory, '..'),
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2_000);
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`Caddy does not start: ${said}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
