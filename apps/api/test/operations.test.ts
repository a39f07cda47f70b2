import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openStore } from '../src/outbox/store/open.ts';
import { REQUESTS, runHere, runRequests } from './support/command.ts';
import { temporaryFolder } from './support/folder.ts';
import { validRequest } from './support/requests.ts';
import { countRequests } from './support/rows.ts';
import { startPostgres, startServer, startSink } from './support/start.ts';
import { newRequest, TO } from './support/stores.ts';

describe('dead and held mails', () => {
  it('leave by command: retry sends the dead ones, release the held ones', async () => {
    const sink = await startSink('text 554');
    const server = await startServer({ SMTP_URL: sink.url, MAIL_RETRY_SECONDS: '0.1' });
    const { env } = server;
    const dead = await server.post(validRequest);
    const held = await server.post({ ...validRequest, fax: 'x' });
    expect(await server.event('mail.dead')).toMatchObject({ code: 'SMTP 554', attempt: 3 });
    sink.mode = 'accept';
    const unchanged = (state: string) => ({
      code: 3,
      errors: `Rien n’a changé\u00a0: aucune de ces demandes n’est ${state}.\n`,
    });
    expect(await runHere(['retry', String(held.body.id)], env)).toMatchObject(unchanged('en attente ou abandonnée'));
    expect(await runHere(['release', String(dead.body.id)], env)).toMatchObject(unchanged('en quarantaine'));
    expect(await runHere(['retry', '--all'], env)).toMatchObject({
      code: 0,
      output: '1\u00a0demande remise dans la file d’envoi.\n',
    });
    await sink.received(4);
    expect(await runHere(['release', String(held.body.id), 'inconnue', String(dead.body.id)], env)).toMatchObject({
      code: 0,
      errors: expect.stringMatching(/^Références sans effet\u00a0: 2 [^\n]+\n$/),
    });
    const mails = await sink.received(5);
    expect(mails.slice(3).map(({ mail }) => mail.messageId?.slice(1, 37))).toEqual([dead.body.id, held.body.id]);
    await server.healthWith({ queued: 0, dead: 0 });
  });
});

describe('docs/operations.md', () => {
  const guide = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const blocks = [...guide.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
  /** The command block of the document that contains this text. */
  const blockWith = (text: string): string => blocks.find((block) => block.includes(text)) ?? 'exit 9';

  it('restores the backup by its commands, whatever files a killed server left', async () => {
    const folder = temporaryFolder();
    const env = { DATABASE_URL: `file:${folder}/requests.db`, SMTP_URL: 'smtp://127.0.0.1:1' };
    const first = await startServer(env);
    await first.post(validRequest);
    for (const name of readdirSync(folder)) expect(statSync(`${folder}/${name}`).mode & 0o777, name).toBe(0o600);
    expect(await runHere(['backup', `${folder}/copie.db`], env)).toMatchObject({ code: 0 });
    await first.post({ ...validRequest, email: 'luc@exemple.ca' });
    await first.kill('SIGKILL');
    const script = /--entrypoint sh api -c \\\n\s+'([^']+)' < \/sauvegardes/.exec(guide)?.[1] ?? 'exit 9';
    const input = readFileSync(`${folder}/copie.db`);
    execFileSync('sh', ['-c', script.replaceAll('/data', folder)], { input });
    expect(statSync(`${folder}/requests.db`).mode & 0o777).toBe(0o600);
    const second = await startServer(env);
    const listed = await runHere(['list'], env);
    expect(listed.output).toContain(validRequest.email);
    expect(listed.output).not.toContain('luc@exemple.ca');

    // Without Docker.
    await second.kill('SIGKILL');
    const plain = blockWith('cp /sauvegardes/')
      .replace(/\/sauvegardes\/\S+/, 'copie.db')
      .replaceAll('data/', '');
    execFileSync('sh', ['-ec', plain], { cwd: folder });
    expect(readFileSync(`${folder}/requests.db`)).toEqual(input);
    expect(existsSync(`${folder}/requests.db-wal`)).toBe(false);
  });

  it('makes a complete copy by its nightly commands, for its owner only, can run twice, and keeps copies for 30 days', async () => {
    const folder = temporaryFolder();
    const copies = `${folder}/sauvegardes`;
    const env = { DATABASE_URL: `file:${folder}/requests.db` };
    const server = await startServer({ ...env, SMTP_URL: 'smtp://127.0.0.1:1' });
    await server.post(validRequest);
    // In place of Docker: runs the command of `docker compose exec -T api` here.
    const program = (name: string, line: string) =>
      writeFileSync(`${folder}/bin/${name}`, `#!/bin/sh\n${line}\n`, { mode: 0o755 });
    for (const name of ['bin', 'sauvegardes']) mkdirSync(`${folder}/${name}`);
    program('docker', 'shift 4; exec "$@"');
    const script = blockWith('copie=copie-')
      .replaceAll('/srv/agence', folder)
      .replaceAll('/data', folder)
      .replaceAll('/sauvegardes', copies);
    const put = (name: string, hours: number) => {
      writeFileSync(`${copies}/${name}`, '');
      utimesSync(`${copies}/${name}`, new Date(), new Date(Date.now() - hours * 3_600_000));
    };
    for (const name of ['copie-2026-01-01.db', 'copie-2026-01-01.dump', 'copie-2026-01-01.db.partielle', 'notes.db'])
      put(name, 30 * 24 + 1);
    put('copie-2026-01-02.db', 30 * 24 - 1);
    const left = () => readdirSync(folder).filter((name) => name.startsWith('copie-'));
    const run = () =>
      execFileSync('sh', ['-c', script], { env: { ...env, PATH: `${folder}/bin:${process.env.PATH}` } });
    program('requests', 'touch "$2.partielle"; kill -9 $$');
    expect(run).toThrow();
    expect(left()).toEqual([]);
    program('requests', `exec "${process.execPath}" "${REQUESTS}" "$@"`);
    for (let night = 0; night < 2; night += 1) run();
    const [recent, copy = '', ...others] = readdirSync(copies).sort();
    expect(recent).toBe('copie-2026-01-02.db');
    expect(copy).toMatch(/^copie-\d{4}-\d\d-\d\d\.db$/);
    expect(others).toEqual(['notes.db']);
    expect(statSync(`${copies}/${copy}`).mode & 0o777).toBe(0o600);
    expect(countRequests(`${copies}/${copy}`)).toBe(1);
    expect(left()).toEqual([]);
  });
});

describe('on PostgreSQL', () => {
  const postgres = startPostgres();

  it('imports the requests of a SQLite file once, with their pending deliveries', async () => {
    const sink = await startSink();
    const before = await startServer({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_RETRY_SECONDS: '3600' });
    const { file } = before;
    const key = { 'idempotency-key': 'une-cle' };
    const { body } = await before.post(validRequest, key);
    await before.event('mail.failed');
    await before.kill('SIGKILL');
    const store = await openStore({ kind: 'sqlite', file });
    const { fields } = newRequest();
    const robots = Array.from({ length: 60 }, () => newRequest({ isHeld: true, fields: { ...fields, name: 'Robot' } }));
    await store.accept(robots, [TO], 1_000);
    await store.close();
    const env = { DATABASE_URL: await postgres.createDatabase(), SMTP_URL: sink.url };
    expect(await runHere(['import', file], env)).toMatchObject({ code: 0, output: '61\u00a0demandes reprises.\n' });
    expect(await runHere(['import', file], env)).toMatchObject({ code: 0, output: '0\u00a0demande reprise.\n' });
    expect(await runHere(['retry', String(body.id)], env)).toMatchObject({ code: 0 });
    const after = await startServer(env);
    const [mail] = await sink.received(1);
    expect(mail?.mail.messageId).toContain(body.id);
    expect((await after.post(validRequest, key)).body.id).toBe(body.id);
    const held = await runHere(['list', '--state', 'held', '--all'], env);
    expect(held.output.match(/Robot/g)).toHaveLength(60);
    expect(await runHere(['import', `${file}x`], env)).toMatchObject({ code: 1 });
  });

  it('lists, erases and backs up as on SQLite', async () => {
    const env = { DATABASE_URL: await postgres.createDatabase() };
    const server = await startServer({ ...env, SMTP_URL: 'smtp://127.0.0.1:1' });
    const { body } = await server.post({ ...validRequest, email: 'Jeanne@Exemple.ca' });
    // The command is the built one, because the driver is a part of the build.
    const listed = await runRequests(['list', '--json'], env);
    expect(JSON.parse(listed.output)).toMatchObject({ id: body.id, name: validRequest.name, state: 'pending' });
    const target = `${temporaryFolder()}/copie.dump`;
    const path = `${postgres.bin}:${process.env.PATH}`;
    expect(await runHere(['backup', target], { ...env, PATH: path })).toMatchObject({ code: 0 });
    const empty = await postgres.createDatabase();
    execFileSync(`${postgres.bin}/pg_restore`, ['--no-owner', `--dbname=${empty}`, target]);
    const restored = await openStore({ kind: 'postgres', url: empty });
    expect(await restored.counts()).toEqual({ queued: 1, dead: 0 });
    await restored.close();
    expect(await runHere(['backup', `${target}2`], { ...env, PATH: '/nulle/part' })).toMatchObject({
      code: 1,
      errors: expect.stringContaining('pg_dump'),
    });
    // The address's parameters name the server: a socket's folder, encryption.
    const { pathname, port } = new URL(env.DATABASE_URL);
    const encrypted = { DATABASE_URL: `${env.DATABASE_URL}?sslmode=require`, PATH: path };
    const bySocket = {
      DATABASE_URL: `postgres:///${pathname.slice(1)}?host=${postgres.socket}&port=${port}&user=agency`,
      PATH: path,
    };
    expect((await runHere(['list'], bySocket)).output).toContain(body.id);
    expect(await runHere(['backup', `${target}3`], bySocket)).toMatchObject({ code: 0 });
    const missing = { DATABASE_URL: `${env.DATABASE_URL}?sslrootcert=/nulle/part&sslmode=verify-full`, PATH: path };
    expect(await runHere(['backup', `${target}4`], encrypted)).toMatchObject({ code: 1 });
    expect(await runHere(['backup', `${target}4`], missing)).toMatchObject({ code: 1 });
    // A failed copy leaves nothing in the way of the next one.
    expect(await runHere(['backup', `${target}4`], { ...env, PATH: path })).toMatchObject({ code: 0, errors: '' });
    expect(await runHere(['erase', validRequest.email, '--yes'], env)).toMatchObject({ code: 0 });
    expect(await runHere(['purge'], env)).toMatchObject({ code: 0 });
    expect((await runHere(['list'], env)).output).toBe('');
    await server.healthWith({ queued: 0 });
  });
});
