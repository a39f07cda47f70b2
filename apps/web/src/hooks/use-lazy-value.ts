import { useEffect, useState } from 'react';
import type { LazyValue } from '../lib/lazy-value.ts';

/**
 * A value that a part of the page needs once it is opened: loaded when it is wanted, undefined until it is there. Suspending
 * instead would delay it by up to 300 ms, because React spaces out the contents that replace a fallback. A failure ends in the
 * nearest error boundary.
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
