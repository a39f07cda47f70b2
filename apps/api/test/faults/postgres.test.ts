import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { toStoreError } from '../../src/outbox/database/errors.ts';
import { openPostgresDatabase } from '../../src/outbox/database/postgres.ts';
import { openStore } from '../../src/outbox/store/open.ts';
import { runHere, runRequests } from '../support/command.ts';
import { begin, queryPostgres } from '../support/postgres.ts';
import { startRelay } from '../support/relay.ts';
import { validRequest } from '../support/requests.ts';
import { AT_ONCE_MS, until, VISIT_PAUSE_MS } from '../support/server-process.ts';
import { expectUnavailable, refusedStart, startPostgres, startServer, startSink } from '../support/start.ts';
import { CLAIM, newRequest, openingProblem, storeOf, TO } from '../support/stores.ts';

const postgres = startPostgres();

async function total(url: string, query: string): Promise<number> {
  const [row] = await queryPostgres(url, query);
  return Number(row?.total);
}

describe('two replicas on one PostgreSQL', () => {
  it('store one row per key and send one mail each, whichever is called', async () => {
    const url = await postgres.createDatabase();
    const sink = await startSink();
    const env = { DATABASE_URL: url, SMTP_URL: sink.url };
    const replicas = await Promise.all([startServer(env), startServer(env)]);
    const visits = Array.from({ length: 25 }, () => ({ key: randomUUID(), message: randomUUID() }));
    const answers = await Promise.all(
      visits.flatMap(({ key, message }) =>
        replicas.map((replica) => replica.post({ ...validRequest, message }, { 'idempotency-key': key })),
      ),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(visits.length);
    expect(await total(url, 'select count(*) as total from contact_requests')).toBe(visits.length);
    await sink.received(visits.length);
    await until(async () => (await replicas[0]?.health())?.body.queued === 0, 'an empty queue');
    expect(sink.mails).toHaveLength(visits.length);
  });

  it('one is killed: nothing is lost, and the other sends its mail when the lease ends', async () => {
    const url = await postgres.createDatabase();
    const sink = await startSink('silent-after-data');
    const env = { DATABASE_URL: url, SMTP_URL: sink.url, MAIL_RETRY_SECONDS: '1' };
    const first = await startServer({ ...env, MAIL_LEASE_SECONDS: '3' });
    const held = await first.post(validRequest);
    await until(() => sink.texts === 1, 'the mail that the first replica is sending');
    const second = await startServer(env);
    const keys = Array.from({ length: 10 }, () => randomUUID());
    const cutOff = Promise.allSettled(
      keys.map((key) => first.post({ ...validRequest, message: key }, { 'idempotency-key': key })),
    );
    await first.kill('SIGKILL');
    sink.mode = 'accept';
    await cutOff;
    // Clients with a broken connection retry on the other replica.
    const retried = await Promise.all(
      keys.map((key) => second.post({ ...validRequest, message: key }, { 'idempotency-key': key })),
    );
    expect(new Set(retried.map((answer) => answer.status))).toEqual(new Set([201]));
    expect(await total(url, 'select count(*) as total from contact_requests')).toBe(keys.length + 1);
    await until(
      () => sink.mails.filter(({ mail }) => mail.messageId?.includes(String(held.body.id))).length >= 2,
      'the take-over',
    );
    await second.healthWith({ queued: 0 });
    expect(new Set(sink.mails.map(({ mail }) => mail.messageId)).size).toBe(keys.length + 1);
  });

  it('PostgreSQL is restarted: 503 meanwhile, and both replicas recover by themselves', async () => {
    const url = await postgres.createDatabase();
    const sink = await startSink();
    const server = await startServer({ DATABASE_URL: url, SMTP_URL: sink.url });
    const before = await server.post(validRequest);
    expect(before.status).toBe(201);
    await postgres.stop();
    const key = { 'idempotency-key': randomUUID() };
    const during = await server.post({ ...validRequest, message: 'Pendant la panne' }, key);
    await expectUnavailable(server, during);
    await postgres.resume();
    await until(async () => (await server.health()).status === 200, 'health to recover');
    const after = await server.post({ ...validRequest, message: 'Pendant la panne' }, key);
    expect(after.status).toBe(201);
    expect(await total(url, 'select count(*) as total from contact_requests')).toBe(2);
    await sink.received(2);
    expect(await server.event('store.unavailable')).toMatchObject({ level: 'error' });
    expect(await server.event('store.recovered')).toMatchObject({ level: 'info' });
  });
});

it('a delivery that another replica is claiming is skipped, without a wait', async () => {
  const url = await postgres.createDatabase();
  const store = await storeOf({ kind: 'postgres', url });
  const [claimed, free] = [newRequest(), newRequest()];
  await store.accept([claimed, free], [TO], 1_000);
  await begin(url, `select from deliveries where request_id = '${claimed.id}' for update`);
  expect(await store.claim(CLAIM)).toMatchObject([{ request: { id: free.id } }]);
});

it('a backup by pg_dump during an erasure delays no submission, and lets the bytes be erased later', async () => {
  // The address has options of its own, and the server's default is the least durable.
  const url = await postgres.createDatabase();
  await queryPostgres(url, `alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`);
  const env = { DATABASE_URL: `${url}?options=-c%20search_path%3Dpublic` };
  const server = await startServer({ ...env, SMTP_URL: 'smtp://127.0.0.1:1' });
  await server.post(validRequest);
  // What pg_dump holds from its start to its end.
  const backup = await begin(url, 'lock table contact_requests, deliveries, idempotency_keys in access share mode');
  let isErased = false;
  const erasing = runRequests(['erase', validRequest.email, '--yes'], env).finally(() => {
    isErased = true;
  });
  const statuses = new Set<number>();
  for (let number = 0; !isErased; number += 1) {
    const answer = await server.post({ ...validRequest, email: 'autre@exemple.ca', message: `${number}` });
    statuses.add(answer.status);
    await sleep(VISIT_PAUSE_MS);
  }
  expect([...statuses]).toEqual([201]);
  expect(await erasing).toMatchObject({
    code: 1,
    output: '1\u00a0demande effacée.\n',
    errors: expect.stringMatching(/verrouillée \(55P03\).*relancez « requests purge »/),
  });
  await backup.query('commit');
  expect(await runHere(['purge'], env)).toMatchObject({ code: 0, output: '0\u00a0demande purgée.\n' });
});

it.each([
  ['a transaction still sees them', 'begin isolation level repeatable read; select 1', 'agency', 'OLD_SNAPSHOT'],
  [
    'the account does not own the tables',
    'create role visitor login; grant all on all tables in schema public to visitor',
    'visitor',
    '42501',
  ],
])('an erasure says which bytes PostgreSQL keeps, and claims no more, because %s', async (_, query, account, code) => {
  const url = await postgres.createDatabase();
  const store = await storeOf({ kind: 'postgres', url });
  await store.accept([newRequest()], [TO], 1_000);
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query(query);
  const erase = (name: string, ...args: readonly string[]) =>
    runHere(args, { DATABASE_URL: url.replace('//agency@', `//${name}@`) });
  expect(await erase(account, 'erase', newRequest().fields.email, '--yes')).toMatchObject({
    code: 1,
    output: '1\u00a0demande effacée.\n',
    errors: expect.stringContaining(`(${code}). Ensuite, relancez « requests purge »`),
  });
  await other.end();
  expect(await erase('agency', 'purge')).toMatchObject({ code: 0 });
});

it('a PostgreSQL that answers no new connection ends an erasure of bytes soon, with a failure', async () => {
  const database = await openPostgresDatabase(await postgres.createDatabase());
  onTestFinished(database.close);
  onTestFinished(() => postgres.thaw());
  postgres.freeze();
  const answer = await Promise.race([database.eraseDeletedBytes().catch(toStoreError), sleep(10_000)]);
  expect(answer).toMatchObject({ kind: 'unavailable', code: 'CONNECTION' });
});

it('a PostgreSQL whose open connections go silent refuses what waits, and serves the next over new ones', async () => {
  const url = await postgres.createDatabase();
  const relay = await startRelay(postgres.port);
  const store = await storeOf({ kind: 'postgres', url: url.replace(`:${postgres.port}/`, `:${relay.port}/`) });
  const writes = () => Promise.all(Array.from({ length: 8 }, () => store.probe(Date.now(), 1).catch(toStoreError)));
  expect(await writes()).toEqual(Array(8).fill(undefined));
  relay.silence();
  const failure = expect.objectContaining({ kind: 'unavailable', code: 'CONNECTION' });
  expect(await writes()).toEqual(Array(8).fill(failure));
  const start = performance.now();
  expect(await writes()).toEqual(Array(8).fill(undefined));
  expect(performance.now() - start).toBeLessThan(AT_ONCE_MS);
});

describe('an unusable PostgreSQL database: one line says why, before the server listens', () => {
  it('is not in UTF-8', async () => {
    const latin = await postgres.createDatabase("template template0 encoding 'LATIN1' locale 'C'");
    expect(await openingProblem(latin)).toMatch(/UTF-8.*\(server_encoding=LATIN1\)/);
  });

  it('would lose commits at a power cut', async () => {
    const url = await postgres.createDatabase();
    const setSync = async (change: string, shown: string) => {
      await queryPostgres(url, `alter system ${change}`);
      await queryPostgres(url, 'select pg_reload_conf()');
      await until(async () => (await queryPostgres(url, 'show fsync'))[0]?.fsync === shown, `fsync=${shown}`);
    };
    onTestFinished(() => setSync('reset fsync', 'on'));
    await setSync('set fsync = off', 'off');
    expect(await openingProblem(url)).toMatch(/une panne perdrait des demandes \(fsync=off\)/);
  });

  it('has a table that another transaction locks', async () => {
    const url = await postgres.createDatabase();
    await (await openStore({ kind: 'postgres', url })).close();
    await begin(url, 'lock table deliveries in access exclusive mode');
    expect(await refusedStart({ DATABASE_URL: url })).toMatch(/verrouillée, .* \(57014\)/);
  });
});
