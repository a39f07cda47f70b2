import { useLocation, useNavigate } from 'react-router-dom';
import { inPlace } from '../lib/navigation-state.ts';

/**
 * Writes what a tool keeps in the page's address: in place of the current history entry, or as a step of its own. The router's
 * `setSearchParams` would drop the fragment, and what another tool wrote in the same moment.
 */
export function useAddressWriter(): (address: string, how: 'replace' | 'push') => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (address, how) => {
    const { href, search, hash } = new URL(address);
    // After a navigation, the former page stays on screen until the next one has loaded.
    if (window.location.pathname !== pathname || window.location.href === href) return;
    navigate({ search, hash }, { replace: how === 'replace', state: inPlace });
  };
}
