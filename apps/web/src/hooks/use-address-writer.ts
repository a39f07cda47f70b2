import { useLocation, useNavigate } from 'react-router-dom';
import { inPlace } from '../lib/navigation-state.ts';

/**
 * Writes a tool's parameters to the page's address, in the current history entry or in a new one. The router's `setSearchParams` would
 * drop the fragment, and the parameters that another tool wrote at the same moment.
 */
export function useAddressWriter(): (address: string, how: 'replace' | 'push') => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (address, how) => {
    const { href, search, hash } = new URL(address);
    // After a navigation, the former page stays visible until the next one has loaded.
    if (window.location.pathname !== pathname || window.location.href === href) return;
    navigate({ search, hash }, { replace: how === 'replace', state: inPlace });
  };
}
