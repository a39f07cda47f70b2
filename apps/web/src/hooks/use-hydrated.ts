import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False during prerendering and hydration, true afterwards: for content that needs scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
