import { useEffect, useState } from 'react';

/** How long what is announced waits for the value to rest: a moving slider gives many results. Milliseconds. */
export const ANNOUNCE_AFTER = 500;

/**
 * The value once it has not changed for a while: a sentence that is announced must not be cut off by the next one.
 * @param delay milliseconds
 */
export function useDebounced<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
