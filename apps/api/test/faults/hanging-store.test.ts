import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { validRequest } from '../support/requests.ts';
import { promptly } from '../support/server-process.ts';
import { startServer } from '../support/start.ts';

/** A server, and a file: while it exists, the disk seems to stall. */
async function startHanging() {
  const hang = `${temporaryFolder()}/hang`;
  const preload = fileURLToPath(new URL('../support/hanging-thread.mjs', import.meta.url));
  const server = await startServer({ HANG: hang }, { nodeArguments: ['--import', preload] });
  await server.healthWith({ status: 'ok' });
  return { server, hang };
}

it('a store that hangs is refused by 503 and reported by health, recovers by itself, and does not keep the process', async () => {
  const [{ server, hang }, stopped] = await Promise.all([startHanging(), startHanging()]);
  writeFileSync(stopped.hang, '');
  const ended = stopped.server.kill('SIGTERM');
  writeFileSync(hang, '');
  expect((await server.post(validRequest)).status).toBe(503);
  expect(await server.event('store.unavailable')).toMatchObject({ level: 'error', code: 'TIMEOUT' });
  const sick = await server.health();
  expect(sick).toMatchObject({ status: 503, body: { status: 'unavailable', store: 'unavailable' } });
  await promptly(() => server.health());
  rmSync(hang);
  await server.event('store.recovered');
  expect((await server.post(validRequest)).status).toBe(201);
  expect(server.events('store.unavailable')).toHaveLength(1);

  expect(await ended).toBe(1);
  const [stopping, forced] = stopped.server.logs.slice(-2);
  expect([stopping, forced]).toMatchObject([{ event: 'server.stopping' }, { event: 'server.forced', level: 'error' }]);
  // By its own clock: this process may be kept waiting.
  expect(Date.parse(String(forced?.time)) - Date.parse(String(stopping?.time))).toBeLessThan(10_000);
});
