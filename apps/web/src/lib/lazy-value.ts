import { use } from 'react';
import { reloadLostSheets } from './lost-sheets.ts';

/** A script or a file that did not arrive, as opposed to an error in its code. */
export class LoadError extends Error {
  constructor(cause: unknown) {
    super('Failed to load a part of the page.', { cause });
    this.name = 'LoadError';
  }
}

/** A value that an import or a request gives, loaded once, when it is first needed. */
export interface LazyValue<T> {
  /** Starts loading, or joins the load under way. Rejects with a `LoadError`; the next call tries again. */
  load(): Promise<T>;
  /** Starts loading, and ignores a failure: whoever needs the value will report it. */
  prefetch(): void;
  /** For a component that renders: the value, or suspends until it is there. */
  read(): T;
  /** For code outside rendering: the value, if it is there. */
  peek(): T | undefined;
}

/**
 * React's `lazy` suspends on its first render even if the module is loaded, and so would replace prerendered HTML by a fallback
 * at hydration. A lazy value that is loaded never suspends.
 * @param importer called again after a failure
 */
export function lazyValue<T>(importer: () => Promise<T>): LazyValue<T> {
  let value: T | undefined;
  let pending: Promise<T> | undefined;
  let failed = false;
  function load(): Promise<T> {
    if (pending && !failed) return pending;
    const loading = failed ? reloadLostSheets().then(importer) : importer();
    failed = false;
    pending = loading.then(
      (loaded) => {
        value = loaded;
        return loaded;
      },
      (error: unknown) => {
        failed = true;
        throw error instanceof LoadError ? error : new LoadError(error);
      },
    );
    return pending;
  }
  // While rendering, a rejected promise is kept: a new one at each render would make React retry for ever.
  const read = () => value ?? use(pending ?? load());
  const prefetch = () => void load().catch(() => undefined);
  return { load, prefetch, read, peek: () => value };
}

/** Lazy values by name: the same one for the same name. */
export function lazyValues<T>(importer: (name: string) => Promise<T>): (name: string) => LazyValue<T> {
  const values = new Map<string, LazyValue<T>>();
  return (name) => {
    const value = values.get(name) ?? lazyValue(() => importer(name));
    values.set(name, value);
    return value;
  };
}
