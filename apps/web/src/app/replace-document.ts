/** A server without a response within this time counts as unreachable. */
const ANSWER_WITHIN_MS = 10_000;

/** Whether the document at this address can load: otherwise the browser's error page would replace ours. */
async function canLoad(address: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    return true;
  } catch {
    return false;
  }
}

/** Loads the document at an address, which is complete without scripts, unless the visitor has left meanwhile or it cannot load. */
export async function replaceDocument(address: string, isWanted: () => boolean, onFailure: () => void): Promise<void> {
  const found = await canLoad(address);
  if (!isWanted()) return;
  if (found) window.location.replace(address);
  else onFailure();
}
