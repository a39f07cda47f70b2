import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanEnvironment, inRepository, root } from '../lib/repository.ts';

let occupied: Server;
let taken: string;
beforeAll(async () => {
  occupied = createServer();
  await new Promise<void>((resolve) => occupied.listen(0, () => resolve()));
  taken = String((occupied.address() as AddressInfo).port);
});
afterAll(() => new Promise<void>((resolve) => occupied.close(() => resolve())));

const PORT_RULE = '/proc/sys/net/ipv4/ip_unprivileged_port_start';
/** The first port that every account may use. */
const firstFreeForAll = existsSync(PORT_RULE) ? Number(readFileSync(PORT_RULE, 'utf8')) : 0;
/** Takes from root, if the tests run as root, the right to the ports below it. */
const unprivileged = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-net_bind_service'] : [];

function start(
  variables: Readonly<Record<string, string>>,
  program: readonly string[] = ['scripts/start.ts'],
  launcher: readonly string[] = [],
): Promise<{ code: number | null; errors: string }> {
  const [command = '', ...parameters] = [...launcher, process.execPath, '--import', 'tsx', ...program];
  const child = spawn(command, parameters, {
    cwd: root,
    env: { ...cleanEnvironment(), PORT: '4449', WEB_PORT: '4450', ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, errors })));
}

describe('npm start refuses, in one line,', () => {
  it.each([
    ['WEB_PORT', 'taken', /^Le port \d+ .* avec WEB_PORT\.\n$/],
    ['PORT', 'taken', /^Le port \d+ .* avec PORT\.\n$/],
    ['PORT', '4450', /^WEB_PORT et PORT .* 4450\.\n$/],
    ['WEB_PORT', 'abc', /^WEB_PORT .+\n$/],
    ['PORT', 'abc', /^PORT .+\n$/],
    ['WEB_HOST', '192.0.2.1', /^WEB_HOST .+\n$/],
    ['WEB_HOST', 'hôte inconnu', /^WEB_HOST .+\n$/],
    ['HOST', '192.0.2.1', /^HOST .+\n$/],
    ['MAIL_TO', 'bonjour', /^MAIL_TO .+\n$/],
    ['VITE_SITE_URL', 'epinette.example', /^VITE_SITE_URL .+\n$/],
    ['VITE_DEMONSTRATION', 'peut-être', /^VITE_DEMONSTRATION .+\n$/],
  ])('%s=%s', async (variable, value, message) => {
    const { code, errors } = await start({ [variable]: value === 'taken' ? taken : value });
    expect(code).toBe(1);
    expect(errors).toMatch(message);
  });

  it.skipIf(firstFreeForAll <= 81)('a port that only root may use, and does not call it taken', async () => {
    const { code, errors } = await start({ WEB_PORT: '81' }, ['scripts/start.ts'], unprivileged);
    expect(code).toBe(1);
    expect(errors).toMatch(/^Le port 81 est réservé.* avec WEB_PORT\.\n$/);
  });

  it('each port and host variable of .env.example', () => {
    const example = readFileSync(inRepository('.env.example'), 'utf8');
    const names = [...example.matchAll(/^#((?:WEB_)?(?:PORT|HOST)|WEB_\w+)=/gm)].map(([, name]) => name);
    // The table above has a case for each.
    expect(names.sort()).toEqual(['HOST', 'PORT', 'WEB_HOST', 'WEB_PORT']);
  });
});

it.each(['build', 'dev'])('npm run %s refuses a wrong variable of the site before it starts', async (task) => {
  const { code, errors } = await start({ VITE_API_URL: 'api' }, ['scripts/turbo.ts', 'run', task]);
  expect(code).toBe(1);
  expect(errors).toMatch(/^VITE_API_URL [^\n]+\n$/);
});
