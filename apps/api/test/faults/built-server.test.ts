import { testBuiltServer } from '@agency/http-server/test/built-server';
import { expect } from 'vitest';
import { validRequest } from '../support/requests.ts';
import { ServerProcess } from '../support/server-process.ts';

testBuiltServer({
  paths: { page: '/api/health', refusesPost: '/api/health' },
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
    const url = `http://127.0.0.1:${port}/api`;
    expect((await fetch(`${url}/health`)).status).toBe(200);
    const headers = { 'content-type': 'application/json' };
    const posted = await fetch(`${url}/contact`, { method: 'POST', headers, body: JSON.stringify(validRequest) });
    expect(posted.status).toBe(201);
  },
});
