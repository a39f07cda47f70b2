import { use } from 'react';

/** Something loaded on demand, once. */
export interface Resource<T> {
  /** Starts loading, or waits for what is loading already. Rejects when it cannot be loaded; the next call tries again. */
  load(): Promise<T>;
  /** In a component: the value if it is there, otherwise suspends. Once loaded it never suspends, so hydration shows no fallback. */
  read(): T;
}

/** Something that an import or a request gives, asked for at the first need. @param importer called again after a failure */
export function resource<T>(importer: () => Promise<T>): Resource<T> {
  let value: T | undefined;
  let pending: Promise<T> | undefined;
  let failed = false;
  const load = () => {
    if (!pending || failed) {
      failed = false;
      pending = importer();
      pending.then(
        (loaded) => {
          value = loaded;
        },
        () => {
          failed = true;
        },
      );
    }
    return pending;
  };
  // A rendering component keeps the rejected promise: a new one at each render would make React retry for ever.
  return { load, read: () => value ?? use(pending ?? load()) };
}
