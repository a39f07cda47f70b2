import { openRaw } from '@agency/http-server/test/raw-client';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../support/raw-http.ts';
import { problem, validRequest } from '../support/requests.ts';
import { AT_ONCE_MS } from '../support/server-process.ts';
import { startServerForFile } from '../support/start.ts';

/** How often the server looks for late requests. */
const CHECK_MS = 500;

const server = startServerForFile();

describe('slow clients', () => {
  const head = 'POST /api/contact HTTP/1.1\r\nHost: api\r\nContent-Type: application/json\r\n';

  it('get 408 each in time, 200 of them by slow headers or a slow body, and delay nobody else', async () => {
    const start = performance.now();
    const slowHeaders = await Promise.all(Array.from({ length: 100 }, () => openRaw(server.port)));
    const slowBodies = await Promise.all(Array.from({ length: 100 }, () => openRaw(server.port)));
    for (const client of slowHeaders) client.socket.write(head);
    for (const client of slowBodies) client.socket.write(`${head}Content-Length: 500\r\n\r\n{"name":`);
    const drip = setInterval(() => {
      for (const client of slowHeaders) if (client.socket.writable) client.socket.write('X-Slow: 1\r\n');
      for (const client of slowBodies) if (client.socket.writable) client.socket.write(' ');
    }, 500);
    try {
      const answer = await server.post({ ...validRequest, message: 'Pendant les lents' });
      expect(answer.status).toBe(201);
      // The slow clients are still connected: the others did not wait for them.
      expect([...slowHeaders, ...slowBodies].filter((client) => client.received() !== '')).toEqual([]);
      const answers = await Promise.all(slowHeaders.map(answerOf));
      expect(performance.now() - start).toBeLessThan(5_000 + CHECK_MS + AT_ONCE_MS);
      answers.push(...(await Promise.all(slowBodies.map(answerOf))));
      expect(performance.now() - start).toBeLessThan(8_000 + CHECK_MS + AT_ONCE_MS);
      expect(new Set(answers.map((slow) => slow.status))).toEqual(new Set([408]));
      for (const slow of answers) expect(slow.body).toEqual(problem);
      const normal = { ...validRequest, message: 'Après les lents' };
      expect((await server.post(normal)).status).toBe(201);
    } finally {
      clearInterval(drip);
    }
  });
});
