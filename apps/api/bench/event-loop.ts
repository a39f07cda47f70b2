import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endOf, openRaw } from '@agency/http-server/test/raw-client';
import { CONTACT_ROUTE } from '@agency/shared/contact';
import { DAY_MS } from '../src/durations.ts';
import { rawPost } from '../test/support/raw-http.ts';
import { changeSqlite, querySqlite } from '../test/support/rows.ts';
import { body, load } from './load.ts';
import { type LoopDelay, type RunningServer, startApi } from './processes.ts';

const SUBMISSIONS = 100;
const PIPELINED = { connections: 20, requests: 2_000 };
/** Number of expired requests that makes the file just small enough for an immediate rewrite. */
const PURGE = { fillerBytes: 60_000_000, requests: 2_000, ageMs: 1_096 * DAY_MS };

/** The longest valid form: 13 fields, and three bytes per character, percent-encoded. */
const longest = new URLSearchParams({
  ...JSON.parse(body),
  ...Object.fromEntries(
    ['projectGoals', 'specificNeeds', 'currentChallenges', 'message'].map((field) => [field, '€'.repeat(10_000)]),
  ),
}).toString();

/** Submits one request at a time. @returns percentiles of the longest event-loop block during each */
async function oneAtATime(api: RunningServer, text: string, type: string): Promise<LoopDelay> {
  const delays: number[] = [];
  for (let visit = 0; visit < SUBMISSIONS; visit += 1) {
    await api.loopDelay();
    const headers = { 'content-type': type, 'idempotency-key': `${type} ${visit}`.replaceAll(' ', '-') };
    const url = `http://127.0.0.1:${api.port}${CONTACT_ROUTE}`;
    const answer = await fetch(url, { method: 'POST', headers, body: text, redirect: 'manual' });
    await answer.arrayBuffer();
    const isStored = answer.status === 201 || answer.headers.get('location')?.endsWith('succes');
    if (!isStored) throw new Error(`Refused: ${answer.status}`);
    delays.push((await api.loopDelay()).longest);
  }
  delays.sort((a, b) => a - b);
  return { p99: delays.at(-2) ?? Number.NaN, longest: delays.at(-1) ?? Number.NaN };
}

async function during(api: RunningServer, work: () => Promise<unknown>): Promise<LoopDelay> {
  await api.loopDelay();
  await work();
  return api.loopDelay();
}

async function pipelined(api: RunningServer): Promise<void> {
  const clients = await Promise.all(Array.from({ length: PIPELINED.connections }, () => openRaw(api.port)));
  for (const { socket } of clients) socket.write(rawPost(body).repeat(PIPELINED.requests));
  await Promise.all(clients.map(({ socket }) => endOf(socket)));
  for (const { socket } of clients) socket.destroy();
}

/** Fills a database with old requests, and restarts the API on it: it purges at start. */
async function purge(file: string, smtpPort: number): Promise<LoopDelay> {
  const first = await startApi(file, smtpPort);
  await load({ port: first.port, connections: 100, amount: PURGE.requests });
  await first.stop();
  changeSqlite(file, `insert into probes values (2, 0, zeroblob(${PURGE.fillerBytes}))`);
  changeSqlite(file, `update contact_requests set received_at = ${Date.now() - PURGE.ageMs}`);
  // A purge keeps what was not delivered.
  changeSqlite(file, "update deliveries set state = 'sent'");
  const api = await startApi(file, smtpPort);
  const delays = await during(api, async () => {
    while (querySqlite(file, 'select id from contact_requests limit 1').length > 0) await sleep(10);
    // The file is rewritten once the rows are gone.
    await sleep(3_000);
  });
  await api.stop();
  return delays;
}

/** Measures how long each kind of load blocks the API's event loop, with the database on disk and a mail server that hangs. */
export async function reportEventLoop(parent: string, smtpPort: number): Promise<void> {
  const folder = mkdtempSync(join(parent, 'bench-'));
  const api = await startApi(join(folder, 'requests.db'), smtpPort);
  const { port } = api;
  await load({ port, connections: 20, seconds: 2 });
  const blocks = {
    'nothing, 5 s': await during(api, () => sleep(5_000)),
    'one request at a time': await oneAtATime(api, body, 'application/json'),
    'the longest form, one at a time': await oneAtATime(api, longest, 'application/x-www-form-urlencoded'),
    '200 requests/s, 5 s': await during(api, () => load({ port, connections: 20, seconds: 5, rate: 200 })),
    '100 connections, 5 s': await during(api, () => load({ port, connections: 100, seconds: 5 })),
    '2,000 pipelined on each of 20 connections': await during(api, () => pipelined(api)),
  };
  await api.stop();
  const purged = await purge(join(folder, 'purged.db'), smtpPort);
  rmSync(folder, { recursive: true });

  console.log('Event-loop blocks in ms, on disk, SMTP hanging');
  console.table({ ...blocks, 'a purge of 2,000 requests in 60 MB': purged });
}
