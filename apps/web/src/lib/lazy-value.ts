import { use } from 'react';
import { reloadFailedSheets } from './failed-sheets.ts';
import { withTimeout } from './with-timeout.ts';

/** A script or a file that failed to load or is late, as opposed to an error in its code. */
export class LoadError extends Error {
  constructor(cause: unknown) {
    super('Failed to load a part of the page.', { cause });
    this.name = 'LoadError';
  }
}

/** A value from an import or a request, loaded once, on first use. */
export interface LazyValue<T> {
  /** Starts loading, or joins the current load. Rejects with a `LoadError`; the next call tries again. */
  load(): Promise<T>;
  /** Starts loading and ignores a failure: the next reader reports it. */
  prefetch(): void;
  /** For a component's render: returns the value, or suspends until it has loaded. */
  read(): T;
  /** For code outside rendering: the value, if loaded. */
  peek(): T | undefined;
}

/**
 * React's `lazy` suspends on its first render even if the module is loaded, so hydration would replace prerendered HTML by a fallback.
 * A loaded lazy value never suspends.
 * @param importer called again after a failure
 */
export function lazyValue<T>(importer: () => Promise<T>): LazyValue<T> {
  let value: T | undefined;
  let pending: Promise<T> | undefined;
  let failed = false;
  function load(): Promise<T> {
    if (value !== undefined) return Promise.resolve(value);
    if (pending && !failed) return pending;
    const loading = failed ? reloadFailedSheets().then(importer) : importer();
    failed = false;
    // A late value is kept: the next reader has it at once.
    const kept = loading.then((loaded) => {
      value = loaded;
      return loaded;
    });
    pending = withTimeout(kept).catch((error: unknown) => {
      failed = true;
      throw error instanceof LoadError ? error : new LoadError(error);
    });
    return pending;
  }
  // During rendering, keep a rejected promise: a new one at each render would make React retry forever.
  const read = () => value ?? use(pending ?? load());
  const prefetch = () => void load().catch(() => undefined);
  return { load, prefetch, read, peek: () => value };
}

/** Lazy values by name: the same value for the same name. */
export function lazyValues<T>(importer: (name: string) => Promise<T>): (name: string) => LazyValue<T> {
  const values = new Map<string, LazyValue<T>>();
  return (name) => {
    const value = values.get(name) ?? lazyValue(() => importer(name));
    values.set(name, value);
    return value;
  };
}
