import { CONTACT_TIMEOUT_MS } from '@agency/shared/contact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { probeApi } from './api-health.ts';

const address = 'https://api.epinette.example/api/health';
const debug = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
const fetched = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.clearAllMocks();
  vi.useRealTimers();
});

it.each([
  ['is healthy', () => fetched.mockResolvedValueOnce(new Response('{"status":"ok"}')), 200],
  ['cannot store a request', () => fetched.mockResolvedValueOnce(new Response('{}', { status: 503 })), 503],
  ['is away', () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')), 'TypeError: Failed to fetch'],
] as const)('logs an API that %s, for developers only', async (_, answer, logged) => {
  answer();
  await probeApi(address);
  expect(fetched.mock.calls.map(([asked]) => asked)).toEqual([address]);
  expect(debug.mock.calls).toEqual([['API', logged]]);
});

it('reads the answer to its end: the connection is then free for the submission', async () => {
  const answer = new Response('{"status":"ok"}');
  fetched.mockResolvedValueOnce(answer);
  await probeApi(address);
  expect(answer.bodyUsed).toBe(true);
});

it('gives up after the time that a submission has', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  fetched.mockResolvedValueOnce(new Response('{}'));
  await probeApi(address);
  expect(timeout).toHaveBeenCalledWith(CONTACT_TIMEOUT_MS);
});
