import { useEffect, useState } from 'react';
import type { LazyValue } from '../lib/lazy-value.ts';

/**
 * A value that part of the page needs once it is opened: it loads on demand, and is undefined until then. Suspending instead would
 * delay it by up to 300 ms, because React throttles the replacement of fallbacks. The nearest error boundary handles a failure.
 */
export function useLazyValue<T>({ load, read }: LazyValue<T>, wanted: boolean): T | undefined {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    load().then(
      () => setReady(true),
      (error: unknown) =>
        setReady(() => {
          throw error;
        }),
    );
  }, [load, wanted]);
  return wanted && ready ? read() : undefined;
}
