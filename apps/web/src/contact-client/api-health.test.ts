import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
const error = vi.spyOn(console, 'error');
const fetched = vi.fn<typeof fetch>();

/** A fresh module for each test, as for each page load. */
async function probe(): Promise<void> {
  const { probeApi } = await import('./api-health.ts');
  await Promise.all([probeApi('https://api.epinette.example'), probeApi('https://api.epinette.example')]);
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

it('probes once, and logs nothing if the API is healthy', async () => {
  fetched.mockResolvedValueOnce(new Response('{"status":"ok"}'));
  await probe();
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['https://api.epinette.example/api/health']);
  expect(info).not.toHaveBeenCalled();
});

it.each([
  [
    'does not answer',
    () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')),
    'TypeError: Failed to fetch',
  ],
  ['cannot store a request', () => fetched.mockResolvedValueOnce(new Response('{}', { status: 503 })), 503],
] as const)('logs an API that %s, as information', async (_, answer, logged) => {
  answer();
  await probe();
  expect(info.mock.calls).toEqual([['API', logged]]);
  expect(error).not.toHaveBeenCalled();
});
