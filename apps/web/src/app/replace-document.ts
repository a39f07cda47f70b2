/** A server without a response within this time counts as unreachable. */
const ANSWER_WITHIN_MS = 10_000;

/** Whether the site answers at this address: otherwise an error page of the browser, or of a proxy, would replace ours. */
async function canLoad(address: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    return (await fetch(address, { method: 'HEAD', cache: 'no-store', signal })).status < 500;
  } catch {
    return false;
  }
}

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
