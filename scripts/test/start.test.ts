import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { lockForServer } from '../../apps/api/src/outbox/database/sqlite-file.ts';
import { SettingError } from '../../packages/shared/src/settings.ts';
import { freePort, portProblem } from '../lib/ports.ts';
import { cleanEnvironment, inRepository, root } from '../lib/repository.ts';
import { listenProblem, localSettings } from '../lib/settings.ts';
import { temporaryFolder } from './folder.ts';

const [port, webPort, taken] = [await freePort(), await freePort(), await freePort()];
/** Values of a variable that differ from run to run. */
const values: Readonly<Record<string, string>> = { taken: String(taken), WEB_PORT: String(webPort) };
const occupied = createServer();
beforeAll(() => once(occupied.listen(taken), 'listening'));
afterAll(() => void occupied.close());

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
    env: { ...cleanEnvironment(), PORT: String(port), WEB_PORT: String(webPort), ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, errors })));
}

/** The line with which `npm start` refuses variables. */
async function refusalOf(variables: Readonly<Record<string, string>>): Promise<string | undefined> {
  try {
    return await listenProblem(localSettings({ PORT: String(port), WEB_PORT: String(webPort), ...variables }));
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
}

describe('npm start refuses, in one line,', () => {
  type Case = readonly [variable: string, value: string, message: RegExp];
  const cases: readonly Case[] = [
    ['WEB_PORT', 'taken', /^Le port \d+ .* avec WEB_PORT\.$/],
    ['PORT', 'WEB_PORT', /^WEB_PORT et PORT .* \d+\.$/],
    ['WEB_PORT', '6000', /^Les navigateurs refusent le port 6000.* avec WEB_PORT\.$/],
    ['PORT', '5060', /^Les navigateurs refusent le port 5060.* avec PORT\.$/],
    ['PORT', 'abc', /^PORT .+$/],
    ['WEB_HOST', '192.0.2.1', /^WEB_HOST .+$/],
    ['WEB_HOST', 'hôte inconnu', /^WEB_HOST .+$/],
    ['HOST', '192.0.2.1', /^HOST .+$/],
    ['HOST', '::1%eth', /^HOST .+$/],
    ['VITE_SITE_URL', 'epinette.example', /^VITE_SITE_URL .+$/],
    ['VITE_DEMONSTRATION', 'peut-être', /^VITE_DEMONSTRATION .+$/],
  ];

  it.each(cases)('%s=%s', async (variable, value, message) => {
    expect(await refusalOf({ [variable]: values[value] ?? value })).toMatch(message);
  });

  /** One of each kind, by the program itself. */
  const programCases: readonly Case[] = [
    ['PORT', 'taken', /^Le port \d+ .* avec PORT\.\n$/],
    ['WEB_PORT', 'abc', /^WEB_PORT .+\n$/],
    ['MAIL_TO', 'bonjour', /^MAIL_TO .+\n$/],
  ];

  it.each(programCases)('%s=%s, with code 1', async (variable, value, message) => {
    const { code, errors } = await start({ [variable]: values[value] ?? value });
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
    expect(names.length).toBeGreaterThan(3);
    expect([...cases, ...programCases].map(([name]) => name)).toEqual(expect.arrayContaining(names));
  });
});

it('npm run bench refuses an option before it measures anything', async () => {
  const errors = expect.stringMatching(/^Unknown option '--roundz'[^\n]*\n$/);
  expect(await start({}, ['scripts/bench.ts', '--roundz'])).toEqual({ code: 1, errors });
});

it('npm run dev refuses a wrong variable of the site before it starts', async () => {
  const { code, errors } = await start({ VITE_API_URL: 'api' }, ['scripts/turbo.ts', 'run', 'dev']);
  expect(code).toBe(1);
  expect(errors).toMatch(/^VITE_API_URL [^\n]+\n$/);
});

/** A repository with the sources of `npm start`, without `.env`, whose build makes nothing: servers that only answer stand there already. */
function builtRepository(): string {
  const folder = temporaryFolder();
  const sources = [
    'scripts',
    'docker',
    'packages/shared/src',
    'packages/http-server/src',
    'apps/api/src',
    'apps/web/src/site',
  ];
  for (const path of ['package.json', ...sources]) cpSync(inRepository(path), join(folder, path), { recursive: true });
  for (const path of ['node_modules/.bin', 'apps/api/dist', 'apps/web/.server'])
    mkdirSync(join(folder, path), { recursive: true });
  for (const name of ['@agency', 'kysely', 'libsql', 'tsx'])
    symlinkSync(inRepository(`node_modules/${name}`), join(folder, 'node_modules', name));
  writeFileSync(join(folder, 'node_modules/.bin/turbo'), '#!/bin/sh\n', { mode: 0o755 });
  const server = (variable: string) => `import { createServer } from 'node:http';
    const server = createServer((request, response) => response.end(String(process.pid))).listen(process.env.${variable});
    process.on('SIGTERM', () => setTimeout(() => process.exit(), 100));`;
  writeFileSync(join(folder, 'apps/api/dist/main.js'), server('PORT'));
  writeFileSync(join(folder, 'apps/web/.server/main.js'), server('WEB_PORT'));
  return folder;
}

it('npm run dev runs the API again after each save, also by an editor that replaces the file, until Ctrl+C', async () => {
  const folder = builtRepository();
  symlinkSync(inRepository('node_modules/.bin/tsx'), join(folder, 'node_modules/.bin/tsx'));
  const file = join(folder, 'apps/api/src/main.ts');
  const save = (text: string) => {
    writeFileSync(`${file}~`, `console.log('${text}'); setInterval(() => undefined, 1_000);`);
    renameSync(`${file}~`, file);
  };
  save('version 0');
  const { scripts } = JSON.parse(readFileSync(inRepository('apps/api/package.json'), 'utf8'));
  const child = spawn('sh', ['-c', scripts.dev], {
    cwd: join(folder, 'apps/api'),
    env: cleanEnvironment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGTERM'));
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await vi.waitFor(() => expect(output).toContain('version 0'), 15_000);
  for (const text of ['version 1', 'version 2']) {
    // The watch of a file begins a moment after its run: an earlier save is not seen.
    const savedAgain = () => {
      save(text);
      expect(output).toContain(text);
    };
    await vi.waitFor(savedAgain, { timeout: 15_000, interval: 1_000 });
  }
  child.kill('SIGINT');
  const [code] = await once(child, 'close');
  // npm reports any other code.
  expect(code ?? 0).toBe(0);
});

describe('npm start', () => {
  const own = { PORT: String(port), WEB_PORT: String(webPort) };
  const addresses = [`http://localhost:${webPort}`, `http://localhost:${port}`];

  /** Runs until it prints its last line. */
  async function started() {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
      cwd: builtRepository(),
      // No server listens at this proxy, which only Node 24 and later versions use.
      env: { ...cleanEnvironment(), ...own, NODE_USE_ENV_PROXY: '1', HTTP_PROXY: 'http://127.0.0.1:1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // Its servers end with it.
    onTestFinished(() => void child.kill('SIGTERM'));
    const closed = once(child, 'close');
    const texts = { output: '', errors: '' };
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      texts.errors += text;
    });
    for await (const text of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
      texts.output += text;
      if (texts.output.includes('Ctrl+C')) break;
    }
    return { child, closed, texts };
  }

  const problems = () => Promise.all([webPort, port].map((number) => portProblem(number)));

  it('prints both addresses once both answer; Ctrl+C, which npm passes on too, ends both servers, then it, without a word', async () => {
    const { child, closed, texts } = await started();
    for (const address of addresses) {
      expect(texts.output).toContain(address);
      expect((await fetch(address)).status).toBe(200);
    }
    child.kill('SIGINT');
    await sleep(20);
    child.kill('SIGINT');
    expect(await closed).toEqual([0, null]);
    expect(texts.errors).toBe('');
    expect(await problems()).toEqual([undefined, undefined]);
  });

  it('refuses a database that another API uses before it builds, which would change the site of that one', async () => {
    const file = join(temporaryFolder(), 'requests.db');
    const lock = await lockForServer({ kind: 'sqlite', file });
    onTestFinished(() => lock.close());
    const refused = await start({ DATABASE_URL: `file:${file}` }, [join(builtRepository(), 'scripts/start.ts')]);
    expect(refused).toEqual({ code: 1, errors: expect.stringMatching(/^Impossible d’ouvrir [^\n]*\(IN_USE\)\.\n$/) });
  });

  it('ends with one line and code 1 when one of the two ends, and ends the other', async () => {
    const { closed, texts } = await started();
    process.kill(Number(await (await fetch(`http://localhost:${port}`)).text()), 'SIGKILL');
    expect(await closed).toEqual([1, null]);
    expect(texts.errors).toMatch(/^L’API s’est arrêtée \(code 1\)[^\n]+\n$/);
    expect(await problems()).toEqual([undefined, undefined]);
  });
});
