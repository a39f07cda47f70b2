import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in what the server printed and while hydrating, true afterwards: for what only makes sense with scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
