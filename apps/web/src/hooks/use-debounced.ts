import { useEffect, useState } from 'react';

/** Delay of announcements: a moving slider produces many results. Milliseconds. */
export const ANNOUNCE_AFTER = 500;

/**
 * The value once it has been stable for a while, so that one announcement does not interrupt another.
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
