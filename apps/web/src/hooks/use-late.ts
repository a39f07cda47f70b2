import { useEffect, useState } from 'react';
import type { Resource } from '../lib/resource.ts';

/**
 * What a part of the page needs once it is opened: loaded when it is wanted, undefined until it has come. React's own `lazy` would
 * show it 300 ms later at the soonest: it spaces out what takes the place of a fallback. A script that does not come ends on the
 * error page, as with `lazy`.
 */
export function useLate<T>({ load, read }: Resource<T>, wanted: boolean): T | undefined {
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
