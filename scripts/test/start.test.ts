import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

function start(
  variables: Readonly<Record<string, string>>,
  program: readonly string[] = ['scripts/start.ts'],
): Promise<{ code: number | null; errors: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', ...program], {
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

describe('npm start refuses, in one line that names the variable,', () => {
  it.each(['WEB_PORT', 'PORT'])('a port that is taken (%s)', async (variable) => {
    const { code, errors } = await start({ [variable]: taken });
    expect(code).toBe(1);
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect(errors).toContain(`Le port ${taken}`);
    expect(errors).toMatch(new RegExp(`avec ${variable}\\.`));
  });

  it.each(['WEB_PORT', 'PORT'])('a port that is none (%s)', async (variable) => {
    const { code, errors } = await start({ [variable]: 'abc' });
    expect(code).toBe(1);
    expect(errors.trim()).toBe(`${variable} doit être un nombre entier de 1 à 65\u00a0535.`);
  });

  it.each([
    ['WEB_HOST', '192.0.2.1'],
    ['WEB_HOST', 'hôte inconnu'],
    ['HOST', '192.0.2.1'],
    ['VITE_SITE_URL', 'epinette.example'],
    ['VITE_DEMONSTRATION', 'peut-être'],
  ])('a wrong value of %s (%s)', async (variable, value) => {
    const { code, errors } = await start({ [variable]: value });
    expect(code).toBe(1);
    expect(errors).toMatch(new RegExp(`^${variable} [^\\n]+\\n$`));
  });

  it.each([['build'], ['dev']])('a wrong value of a variable of the site before npm run %s begins', async (task) => {
    const { code, errors } = await start({ VITE_API_URL: 'api' }, ['scripts/turbo.ts', 'run', task]);
    expect(code).toBe(1);
    expect(errors).toMatch(/^VITE_API_URL [^\n]+\n$/);
  });

  it('whichever variable of .env.example says where they listen', () => {
    const example = readFileSync(inRepository('.env.example'), 'utf8');
    const names = [...example.matchAll(/^#((?:WEB_)?(?:PORT|HOST)|WEB_\w+)=/gm)].map(([, name]) => name);
    // Those above.
    expect(names.sort()).toEqual(['HOST', 'PORT', 'WEB_HOST', 'WEB_PORT']);
  });

  it('the same port for both', async () => {
    const { code, errors } = await start({ PORT: '4450' });
    expect(code).toBe(1);
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect(errors).toContain('4450');
  });
});
