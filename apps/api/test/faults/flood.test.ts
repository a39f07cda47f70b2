import { readFileSync } from 'node:fs';
import { descriptorsOf, get, openRaw } from '@agency/http-server/test/raw-client';
import { expect, it } from 'vitest';
import { rawPost } from '../support/raw-http.ts';
import { problem, validRequest } from '../support/requests.ts';
import { until } from '../support/server-process.ts';
import { startServer, startServerForFile } from '../support/start.ts';

/** The promise is one second; a busy test machine needs room. */
const BACK_WITHIN_MS = 3_000;

const server = startServerForFile();
const megabytes = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1_024;

it.skipIf(process.platform !== 'linux').each([
  ['GET', get('/api/health')],
  ['POST', rawPost(JSON.stringify(validRequest))],
])('pipelined by %s, 2,000 on each of 20 connections delay no visitor and leave nothing', async (_method, one) => {
  await server.post(validRequest);
  const before = { descriptors: descriptorsOf(server.pid), megabytes: megabytes() };
  for (let round = 0; round < 3; round += 1) {
    const clients = await Promise.all(Array.from({ length: 20 }, () => openRaw(server.port)));
    for (const { socket } of clients) socket.write(one.repeat(2_000));
    const [visit, health] = await Promise.all([
      server.post({ ...validRequest, message: `Visite ${round}` }),
      server.health(),
    ]);
    expect([visit.status, health.status]).toEqual([201, 200]);
    for (const { socket } of clients) socket.destroy();
  }
  // The visitor's own connections stay open.
  await until(() => descriptorsOf(server.pid) <= before.descriptors + 3, 'the descriptors', BACK_WITHIN_MS);
  await until(() => megabytes() - before.megabytes < 100, 'the memory', BACK_WITHIN_MS);
});

it('a flood from one address that spoofs X-Forwarded-For gets 429 with Retry-After and CORS headers', async () => {
  const target = await startServer({ RATE_LIMIT_MAX: '3', RATE_LIMIT_WINDOW_SECONDS: '60' });
  const origin = 'http://localhost:8080';
  const answers = [];
  for (let number = 0; number < 5; number += 1) {
    const headers = { origin, 'x-forwarded-for': `203.0.113.${number}` };
    answers.push(await target.post({ ...validRequest, message: `${number}` }, headers));
  }
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429, 429]);
  const last = answers.at(-1);
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(last?.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect(last?.headers.get('access-control-allow-origin')).toBe(origin);
  expect(last?.body).toEqual(problem);
  expect((await target.health()).status).toBe(200);
});
