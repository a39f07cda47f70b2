/**
 * A page chunk that cannot be loaded (a deployment replaced it, the network dropped): the browser loads the whole page
 * instead, once. The memory of that attempt is kept for the tab, so that a second failure is told and not retried for ever.
 */
const key = 'chunkReload';

/** Loads the address as a whole page unless that was just tried. Returns false when it was. */
export function loadWholePage(address: string): boolean {
  try {
    if (sessionStorage.getItem(key) === address) return false;
    sessionStorage.setItem(key, address);
  } catch {
    return false; // Without memory a loop could not be told from a first attempt.
  }
  window.location.assign(address);
  return true;
}

/** The page works: a later failure may try again. */
export function forgetFailure(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was remembered.
  }
}
