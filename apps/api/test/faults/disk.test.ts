import {
  copyFileSync,
  existsSync,
  linkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
} from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/outbox/store/open.ts';
import { runHere } from '../support/command.ts';
import { temporaryFolder } from '../support/folder.ts';
import { crampedServers } from '../support/full-disk.ts';
import { validRequest } from '../support/requests.ts';
import { changeSqlite, querySqlite, storedIds } from '../support/rows.ts';
import { until } from '../support/server-process.ts';
import { expectUnavailable, refusedStart, spawnServer, startServer } from '../support/start.ts';
import { fileWith, newRequest, openingProblem, TO } from '../support/stores.ts';

const numbered = (number: number) => ({ ...validRequest, message: `Demande ${number} ${'x'.repeat(5_000)}` });

describe.each(crampedServers)('no room left: %s', (_kind, start) => {
  it('answers 503 with Retry-After, reports it in health, writes nothing partial, and recovers by itself', async () => {
    const { server, fill, free } = await start();
    const before = await server.post(numbered(0));
    expect(before.status).toBe(201);
    fill();
    const refused = await until(async () => {
      const answer = await server.post(numbered(Math.random()));
      return answer.status !== 201 && answer;
    }, 'a refusal');
    await expectUnavailable(server, refused);

    free();
    await until(async () => (await server.health()).status === 200, 'health to recover');
    const after = await server.post(numbered(1));
    expect(after.status).toBe(201);
    const stored = storedIds(server.file);
    expect([before.body.id, after.body.id].every((id) => stored.has(String(id)))).toBe(true);
    expect(querySqlite(server.file, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    const halves = 'select id from contact_requests where id not in (select request_id from deliveries)';
    expect(querySqlite(server.file, halves)).toEqual([]);
  });
});

/** Puts a copy in the place of the file. */
function replace(file: string): void {
  copyFileSync(file, `${file}.copy`);
  renameSync(`${file}.copy`, file);
}

describe('a database that disappears under the server', () => {
  it.each<[string, (file: string) => void]>([
    ['removed', (file) => rmSync(file)],
    ['replaced', replace],
  ])('its file is %s: visitors and health get 503, and one error line says why', async (_how, lose) => {
    const server = await startServer();
    expect((await server.post(numbered(0))).status).toBe(201);
    lose(server.file);
    const answer = await server.post(numbered(1));
    expect(answer.status).toBe(503);
    expect((await server.health()).status).toBe(503);
    expect((await server.post(numbered(2))).status).toBe(503);
    await server.event('store.unavailable');
    expect(server.events('store.unavailable')).toMatchObject([{ level: 'error', code: 'FILE_REPLACED' }]);
  });

  it('one of its tables is dropped: visitors and health get 503', async () => {
    const server = await startServer();
    changeSqlite(server.file, 'drop table idempotency_keys');
    expect((await server.post(numbered(0))).status).toBe(503);
    expect((await server.health()).status).toBe(503);
  });
});

it('the thread of the database ends: so does the process, which says so at every LOG_LEVEL', async () => {
  const preload = fileURLToPath(new URL('../support/ending-thread.mjs', import.meta.url));
  const options = { nodeArguments: ['--import', preload] };
  const [server, silent] = [spawnServer({}, options), spawnServer({ LOG_LEVEL: 'silent' }, options)];
  expect(await Promise.all([server.ended, silent.ended])).toEqual([1, 1]);
  expect(silent.errors).toEqual([expect.stringContaining('THREAD_ENDED')]);
  expect(server.logs.at(-1)).toMatchObject({ level: 'fatal', event: 'server.crashed', code: 'THREAD_ENDED' });
});

it.each<[how: string, then: string, lose: (wal: string) => void, code: string]>([
  ['removed', 'loses nothing acknowledged', (wal) => rmSync(wal), 'WAL_REPLACED'],
  ['replaced', 'loses nothing acknowledged', replace, 'WAL_REPLACED'],
  ['cut in half', 'leaves a sound database', (wal) => truncateSync(wal, Math.floor(statSync(wal).size / 2)), 'WAL_CUT'],
])(
  'a write-ahead log is %s: visitors get 503 from the next request on, and kill -9 %s',
  async (_how, _then, lose, code) => {
    const server = await startServer({ SMTP_URL: 'smtp://127.0.0.1:1' });
    const { file } = server;
    const before = await Promise.all([1, 2, 3, 4, 5].map((number) => server.post(numbered(number))));
    lose(`${file}-wal`);
    const after = await server.post(numbered(6));
    expect([...before, after].map((answer) => answer.status)).toEqual([201, 201, 201, 201, 201, 503]);
    expect((await server.health()).status).toBe(503);
    expect((await server.post(numbered(7))).status).toBe(503);
    expect(await server.event('store.unavailable')).toMatchObject({ level: 'error', code });
    await server.kill('SIGKILL');

    const next = await openStore({ kind: 'sqlite', file });
    expect(await next.accept([newRequest()], [TO], 1_000)).toMatchObject([{ kind: 'stored' }]);
    await next.close();
    expect(querySqlite(file, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    // A truncation loses the removed part; a removed log is still open, and is saved through its handle.
    const stored = storedIds(file);
    if (code === 'WAL_REPLACED') expect(before.filter(({ body }) => !stored.has(String(body.id)))).toEqual([]);
  },
);

it('a second server on a file refuses in one line, also without its lock or by a hard link; the first goes on', async () => {
  const first = await startServer();
  await first.post(validRequest);
  const refusal = /requests\.db.*une autre API/;
  expect(await refusedStart(first.env)).toMatch(refusal);
  rmSync(`${first.file}-lock`);
  expect(await refusedStart(first.env)).toMatch(refusal);
  expect(existsSync(`${first.file}-lock`)).toBe(false);
  const other = `${first.file}.autre`;
  linkSync(first.file, other);
  expect(await openingProblem(`file:${other}`)).toMatch(/requests\.db\.autre.*lien dur/);
  rmSync(other);
  expect((await first.post(numbered(1))).status).toBe(201);
  await first.kill('SIGKILL');
  await startServer(first.env);
});

it('a database named by a symbolic link works, is one database with its file, and keeps its guards', async () => {
  const [folder, other] = [temporaryFolder(), temporaryFolder()];
  const file = `${folder}/requests.db`;
  const [direct, linked, inFolder] = [file, `${other}/lien.db`, `${other}/dossier/requests.db`];
  // The first start creates the target.
  symlinkSync(direct, linked);
  symlinkSync(folder, `${other}/dossier`);
  const server = await startServer({ DATABASE_URL: `file:${linked}` });
  expect((await server.post(validRequest)).status).toBe(201);
  for (const path of [direct, linked, inFolder]) {
    expect(await openingProblem(`file:${path}`)).toContain(`${realpathSync(file)}\u00a0: une autre API`);
    expect((await runHere(['list'], { DATABASE_URL: `file:${path}` })).output).toContain(validRequest.email);
  }
  rmSync(`${file}-wal`);
  expect((await server.post(numbered(1))).status).toBe(503);
  expect(await server.event('store.unavailable')).toMatchObject({ code: 'WAL_REPLACED' });
});

it('a database of a later version is refused in one line, by the server and by the command', async () => {
  const { file, env } = await fileWith();
  changeSqlite(file, "insert into kysely_migration values ('999_later', '2030-01-01')");
  const line = await openingProblem(`file:${file}`);
  expect(line).toMatch(/version plus récente .*NEWER_SCHEMA/);
  expect(await runHere(['list'], env)).toEqual({ code: 1, output: '', errors: `${line}\n` });
});

it('a database locked for longer than a submission waits: 201 or 503, never 500; health still answers', async () => {
  const server = await startServer({ STORE_WAIT_SECONDS: '1' });
  const other = new Database(server.file, { timeout: 5_000 });
  other.exec('begin immediate');
  const answers: Promise<unknown>[] = [];
  const statuses = new Set<number>();
  // While none of them is answered, a server that waits for the lock answers health neither.
  const healths: number[] = [];
  while (!statuses.has(503)) {
    answers.push(server.post(numbered(answers.length)).then(({ status }) => statuses.add(status)));
    healths.push((await server.health()).status);
    await sleep(100);
  }
  other.exec('rollback');
  other.close();
  await Promise.all(answers);
  expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
  expect(healths.length).toBeGreaterThan(2);
  expect(new Set(healths)).toEqual(new Set([200]));
  expect((await server.post(validRequest)).status).toBe(201);
});
