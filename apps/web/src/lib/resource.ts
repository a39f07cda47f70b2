import { use } from 'react';

/** Something loaded on demand, once. */
export interface Resource<T> {
  /** Starts loading, or waits for what is loading already. Rejects when it cannot be loaded; a reload is then needed. */
  load(): Promise<T>;
  /** In a component: the value if it is there, otherwise suspends. Once loaded it never suspends, so hydration shows no fallback. */
  read(): T;
}

export function resource<T>(importer: () => Promise<T>): Resource<T> {
  let value: T | undefined;
  // A rejected promise is kept: a new one at each render would make React retry for ever.
  let pending: Promise<T> | undefined;
  const load = () => {
    pending ??= importer().then((loaded) => {
      value = loaded;
      return loaded;
    });
    return pending;
  };
  return { load, read: () => value ?? use(load()) };
}
