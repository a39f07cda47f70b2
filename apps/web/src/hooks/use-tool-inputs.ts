import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Inputs } from '../lib/address.ts';
import { toolInputs } from '../lib/tool-inputs.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * The inputs of a tool, from its page's address or the tab's draft. Empty in the prerendered page, and therefore during hydration.
 * @param names pass the same array at each render
 */
export function useToolInputs<Name extends string>(tool: string, names: readonly Name[]): Inputs<Name> {
  const { search } = useLocation();
  const hydrated = useHydrated();
  return useMemo(() => (hydrated ? toolInputs(tool, names, search) : {}), [hydrated, tool, names, search]);
}
