import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while prerendering and hydrating, true afterwards: for what needs scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
