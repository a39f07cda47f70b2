import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DAY_MS } from '../../src/durations.ts';
import { runHere, runRequests } from '../support/command.ts';
import { changeSqlite, querySqlite } from '../support/rows.ts';
import { type ServerOptions, until, VISIT_PAUSE_MS } from '../support/server-process.ts';
import { startServer, startSink } from '../support/start.ts';
import { fileWith, newRequest, sqliteFile, storeOf, TO } from '../support/stores.ts';

/** Whether the database, its log or its index contains a text. */
function isInFiles(file: string, text: string): boolean {
  const files = [file, `${file}-wal`, `${file}-shm`, `${file}-journal`].filter((path) => existsSync(path));
  return files.some((path) => readFileSync(path).includes(text));
}

const secretRequest = (secret: string, number: number) => ({
  name: `Nom ${secret}`,
  email: 'Personne@Exemple.ca',
  serviceType: 'autre',
  message: `${number} ${secret} ${'texte '.repeat(number % 7 ? 40 : 900)}`,
});

function tables(file: string): Record<string, number> {
  const names = ['contact_requests', 'deliveries', 'idempotency_keys'];
  const count = (name: string) => Number(querySqlite(file, `select count(*) as total from ${name}`)[0]?.total);
  return Object.fromEntries(names.map((name) => [name, count(name)]));
}

describe('erasing one person', () => {
  it('stops pending mails, and removes the text from every database file', async () => {
    const secret = randomUUID();
    const sink = await startSink('text 451');
    const server = await startServer({ SMTP_URL: sink.url, MAIL_RETRY_SECONDS: '1' });
    const { file, env } = server;
    for (let number = 0; number < 30; number += 1) {
      await server.post(secretRequest(secret, number));
      if (number % 3 === 0) {
        await server.post({ ...secretRequest('autre', number), email: `autre${number}@exemple.ca` });
      }
    }
    await until(() => sink.texts > 10, 'attempts');
    expect(isInFiles(file, secret)).toBe(true);

    const erased = await runHere(['erase', 'personne@exemple.ca', '--yes'], env);
    expect(erased).toEqual({ code: 0, output: '30\u00a0demandes effacées.\n', errors: '' });
    expect(isInFiles(file, secret)).toBe(false);
    expect(tables(file)).toEqual({ contact_requests: 10, deliveries: 10, idempotency_keys: 10 });

    sink.mode = 'accept';
    await server.healthWith({ queued: 0 });
    // A text on its way during the erasure may still arrive, and is refused as before.
    expect(sink.mails.filter(({ mode, raw }) => mode === 'accept' && raw.includes(secret))).toEqual([]);
    expect(server.events('mail.outcome_kept')).toEqual([]);
  });

  it('stops a mail whose server hangs before the text', async () => {
    const secret = randomUUID();
    const sink = await startSink('hang-before-banner');
    const server = await startServer({ SMTP_URL: sink.url });
    await server.post(secretRequest(secret, 1));
    await until(() => sink.connections === 1, 'the conversation');
    expect((await runHere(['erase', 'personne@exemple.ca', '--yes'], server.env)).code).toBe(0);
    sink.release();
    await server.event('mail.withdrawn');
    expect(sink.texts).toBe(0);
    expect(isInFiles(server.file, secret)).toBe(false);
  });
});

it.each([
  ['Léa@Forêt.example', 'léa@xn--fort-ipa.example'],
  ['lea@xn--fort-ipa.example', 'LEA@forêt.EXAMPLE'],
  ["o'neil@exemple.ca", 'O’Neil@exemple.ca'],
  ['o’neil@exemple.ca', "o'neil@exemple.ca"],
  ['l\u00e9a@exemple.ca', 'le\u0301a@exemple.ca'],
])('a person is stored as %s, and erased as %s', async (email, asked) => {
  const database = sqliteFile();
  const store = await storeOf(database);
  const { fields } = newRequest();
  await store.accept([newRequest({ fields: { ...fields, email } })], [TO], 1_000);
  const { output } = await runHere(['erase', asked, '--yes'], { DATABASE_URL: `file:${database.file}` });
  expect(output).toBe('1\u00a0demande effacée.\n');
});

/** A shell that runs a program which can write half a mebibyte per file. */
const CRAMPED = ['sh', '-c', 'ulimit -f 1024; exec "$0" "$@"'];

/** Makes a database larger than half a mebibyte. */
const fill = (file: string) =>
  changeSqlite(file, 'insert into probes values (2, 0, zeroblob(2000000)); pragma wal_checkpoint(truncate)');

describe('on a full disk', () => {
  it('a purge says why bytes of deleted requests stay, and claims no deletion', async () => {
    const { file, env } = await fileWith();
    fill(file);
    expect(await runRequests(['purge'], env, CRAMPED)).toEqual({
      code: 1,
      output: '0\u00a0demande purgée.\n',
      errors: expect.stringMatching(
        /le disque refuse de lire ou d’écrire \(SQLITE_IOERR_WRITE\).*« requests purge »\.\n$/,
      ),
    });
  });

  it('an erasure leaves bytes, which it removes when it is asked again', async () => {
    const secret = randomUUID();
    const request = newRequest();
    const { file, env } = await fileWith({ ...request, fields: { ...request.fields, message: secret } });
    fill(file);
    // A stale copy, which only a rewrite removes. The row's own bytes may go sooner: closing the last connection overwrites them, if
    // the garbage collector has already released its statements.
    const copy = `insert into probes values (3, 0, '${secret}'); delete from probes where id = 3`;
    changeSqlite(file, `pragma secure_delete = off; ${copy}; pragma wal_checkpoint(truncate)`);
    const erase = ['erase', request.fields.email, '--yes'];
    expect(await runRequests(erase, env, CRAMPED)).toMatchObject({ code: 1, output: '1\u00a0demande effacée.\n' });
    expect(isInFiles(file, secret)).toBe(true);
    expect(await runHere(erase, env)).toMatchObject({ code: 3, output: '' });
    expect(isInFiles(file, secret)).toBe(false);
  });
});

describe('a large database', () => {
  it('is erased from and purged while visitors submit, and rewritten at the next start', async () => {
    const [erased, purged] = [randomUUID(), randomUUID()];
    const server = await startServer({ SMTP_URL: 'smtp://127.0.0.1:1' });
    const { file, env } = server;
    for (let number = 0; number < 8; number += 1) {
      await server.post(secretRequest(erased, number));
      await server.post({ ...secretRequest(purged, number), email: 'ancienne@exemple.ca' });
    }
    changeSqlite(file, 'insert into probes values (2, 0, zeroblob(68000000))');
    const old = Date.now() - 1_096 * DAY_MS;
    changeSqlite(file, `update contact_requests set received_at = ${old} where email = 'ancienne@exemple.ca'`);
    const theirs = "select id from contact_requests where email = 'ancienne@exemple.ca'";
    changeSqlite(file, `update deliveries set state = 'sent' where request_id in (${theirs})`);

    let isDone = false;
    const commands = (async () => {
      const outcomes = [
        await runRequests(['erase', 'personne@exemple.ca', '--yes'], env),
        await runRequests(['purge'], env),
      ];
      isDone = true;
      return outcomes;
    })();
    const answers = new Set<string>();
    let passed = 0;
    while (!isDone) {
      const [posted, health] = await Promise.all([
        server.post({ name: `Visiteuse ${passed}`, email: 'visiteuse@exemple.ca', serviceType: 'autre' }),
        server.health(),
      ]);
      answers.add(`${posted.status} ${health.status} ${health.body.status}`);
      passed += 1;
      await sleep(VISIT_PAUSE_MS);
    }
    expect([...answers]).toEqual(['201 200 ok']);
    const later = 'La base est grande\u00a0: son fichier sera réécrit au prochain démarrage de l’API';
    const outputs = (await commands).map(({ output, errors }) => output + errors);
    expect(outputs).toEqual([
      expect.stringContaining(`8\u00a0demandes effacées.\n${later}`),
      expect.stringContaining(`8\u00a0demandes purgées.\n${later}`),
    ]);
    expect(readFileSync(`${file}-wal`).includes(erased)).toBe(false);
    expect(querySqlite(file, 'pragma user_version')).toEqual([{ user_version: 1 }]);
    expect(tables(file).contact_requests).toBe(passed);

    await server.kill('SIGKILL');
    await startServer(env);
    expect(querySqlite(file, 'pragma user_version')).toEqual([{ user_version: 0 }]);
    expect([isInFiles(file, erased), isInFiles(file, purged)]).toEqual([false, false]);
  });

  it('that cannot be rewritten at start is served all the same, and rewritten at a later start', async () => {
    const { file, env } = await fileWith();
    fill(file);
    changeSqlite(file, 'pragma user_version = 1');
    const isServed = async (code: string, options: ServerOptions = {}) => {
      const server = await startServer(env, options);
      expect(await server.event('store.rewrite_failed')).toMatchObject({ level: 'warn', code });
      expect((await server.post(secretRequest(code, 1))).status).toBe(201);
      await server.kill('SIGKILL');
      expect(querySqlite(file, 'pragma user_version')).toEqual([{ user_version: 1 }]);
    };
    await isServed('SQLITE_IOERR_WRITE', { wrapper: CRAMPED });
    const reader = new Database(file);
    reader.exec('begin; select * from probes');
    await isServed('CHECKPOINT');
    reader.close();
    await startServer(env);
    expect(querySqlite(file, 'pragma user_version')).toEqual([{ user_version: 0 }]);
  });
});

it('a purge killed between the deletion and the erasure of its bytes erases them at the next start', async () => {
  const secret = randomUUID();
  const first = await startServer();
  const { file, env } = first;
  await first.post(secretRequest(secret, 1));
  await first.healthWith({ queued: 0 });
  await first.kill('SIGKILL');
  changeSqlite(file, `update contact_requests set received_at = ${Date.now() - 1_096 * DAY_MS}`);
  // A backup, for example: while it reads, the write-ahead log cannot be emptied.
  const reader = new Database(file);
  onTestFinished(() => void reader.close());
  reader.exec('begin; select * from probes');
  const second = await startServer(env);
  await until(() => tables(file).contact_requests === 0, 'the deletion');
  await second.kill('SIGKILL');
  reader.exec('commit');
  expect(isInFiles(file, secret)).toBe(true);
  const third = await startServer(env);
  expect(await third.event('retention.purged')).toMatchObject({ requests: 0 });
  expect(isInFiles(file, secret)).toBe(false);
});
