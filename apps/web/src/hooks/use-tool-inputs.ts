import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Inputs } from '../lib/address.ts';
import { toolInputs } from '../lib/tool-inputs.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * The inputs of a tool, as its page's address and the tab's draft hold them. Empty in the prerendered page, and therefore while
 * it hydrates.
 * @param names give the same array at each render
 */
export function useToolInputs<Name extends string>(tool: string, names: readonly Name[]): Inputs<Name> {
  const { search } = useLocation();
  const hydrated = useHydrated();
  return useMemo(() => (hydrated ? toolInputs(tool, names, search) : {}), [hydrated, tool, names, search]);
}
