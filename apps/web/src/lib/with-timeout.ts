/** A file that has not come within this time counts as missing, although it may come later. Milliseconds. */
export const LOAD_TIMEOUT_MS = 20_000;

/** The same promise; it rejects if it has no outcome in time, as on a connection that stalls. */
export function withTimeout<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A file is late.')), LOAD_TIMEOUT_MS);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}
