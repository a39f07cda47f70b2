import { canLoad } from '../lib/can-load.ts';

/** Loads the document at an address, which is complete without scripts, unless the visitor has left meanwhile or it cannot load. */
export async function replaceDocument(address: string, onFailure: () => void): Promise<void> {
  const { pathname } = window.location;
  const found = await canLoad(address);
  if (window.location.pathname !== pathname) return;
  if (!found) return onFailure();
  // With the same path and query, a fragment would only scroll within this document.
  window.history.replaceState(null, '', '?');
  window.location.replace(address);
}
