import { afterEach, expect, it, vi } from 'vitest';
import { probeApi } from './api-health.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('only logs what it finds', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const error = vi.spyOn(console, 'error');
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);

  fetched.mockResolvedValueOnce(new Response('{"status":"ok"}'));
  await probeApi('https://api.epinette.example');
  expect(fetched.mock.calls[0]?.[0]).toBe('https://api.epinette.example/api/health');
  expect(info).toHaveBeenLastCalledWith('API', 200, '{"status":"ok"}');

  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await probeApi('https://api.epinette.example');
  expect(info).toHaveBeenLastCalledWith('API', 'TypeError: Failed to fetch');
  expect(error).not.toHaveBeenCalled();
});
