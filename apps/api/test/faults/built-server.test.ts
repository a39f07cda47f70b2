import { testBuiltServer } from '@agency/http-server/test/built-server';
import { CONTACT_ROUTE, HEALTH_ROUTE } from '@agency/shared/contact';
import { expect } from 'vitest';
import { validRequest } from '../support/requests.ts';
import { ServerProcess } from '../support/server-process.ts';

testBuiltServer({
  paths: { page: HEALTH_ROUTE, refusesPost: HEALTH_ROUTE },
  start: async (wrapper = []) => {
    const server = await new ServerProcess({}, { wrapper }).listening();
    return {
      port: server.port,
      pid: server.pid,
      stop: () => server.kill('SIGTERM'),
      kill: () => server.kill('SIGKILL'),
    };
  },
  visit: async (port) => {
    const url = `http://127.0.0.1:${port}`;
    expect((await fetch(url + HEALTH_ROUTE)).status).toBe(200);
    const headers = { 'content-type': 'application/json' };
    const posted = await fetch(url + CONTACT_ROUTE, { method: 'POST', headers, body: JSON.stringify(validRequest) });
    expect(posted.status).toBe(201);
  },
});
