/** A server without a response within this time counts as unreachable. Milliseconds. */
const ANSWER_WITHIN = 10_000;

/** Whether the document at this address can load: otherwise the browser's error page would replace ours. */
export async function canLoad(address: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWER_WITHIN) });
    return true;
  } catch {
    return false;
  }
}
