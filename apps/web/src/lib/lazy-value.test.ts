import { expect, it, vi } from 'vitest';
import { LoadError, lazyValue } from './lazy-value.ts';
import { LOAD_TIMEOUT_MS } from './with-timeout.ts';

it('a value is imported once, on first use, however many wait for it', async () => {
  const importer = vi.fn(async () => 'value');
  const value = lazyValue(importer);
  expect(value.peek()).toBeUndefined();
  expect(importer).not.toHaveBeenCalled();
  value.prefetch();
  expect(await Promise.all([value.load(), value.load()])).toEqual(['value', 'value']);
  expect([value.peek(), value.read()]).toEqual(['value', 'value']);
  expect(importer).toHaveBeenCalledTimes(1);
});

it('after a failure the next load tries again, and only the one who asks hears of it', async () => {
  const cause = new Error('offline');
  const value = lazyValue(vi.fn(async () => 'value').mockRejectedValueOnce(cause));
  value.prefetch();
  await expect(value.load()).rejects.toEqual(new LoadError(cause));
  expect(value.peek()).toBeUndefined();
  expect(await value.load()).toBe('value');
  expect(value.read()).toBe('value');
});

it('a value that is late counts as missing until it comes; one in time leaves no timer behind', async () => {
  vi.useFakeTimers();
  let come = (_value: string) => {};
  const importer = vi.fn(
    () =>
      new Promise<string>((resolve) => {
        come = resolve;
      }),
  );
  const value = lazyValue(importer);
  const loading = expect(value.load()).rejects.toThrow(LoadError);
  await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
  await loading;
  come('value');
  await vi.runAllTimersAsync();
  expect(value.read()).toBe('value');
  // Offline by then, another import would fail.
  expect(await value.load()).toBe('value');
  expect(importer).toHaveBeenCalledTimes(1);
  expect(await lazyValue(async () => 'in time').load()).toBe('in time');
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
