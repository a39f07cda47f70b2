import { useEffect, useRef } from 'react';

/**
 * For work that takes time, such as reading a file: only the last one started counts.
 * @returns a function that starts one, and ends the one before: its signal is aborted, as when the visitor leaves the page
 */
export function useLatest(): () => AbortSignal {
  const latest = useRef<AbortController>(undefined);
  useEffect(() => () => latest.current?.abort(), []);
  return () => {
    latest.current?.abort();
    latest.current = new AbortController();
    return latest.current.signal;
  };
}
