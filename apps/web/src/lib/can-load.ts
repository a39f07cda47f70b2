/** A server without a response within this time counts as unreachable. */
const ANSWER_WITHIN_MS = 10_000;

/** Whether a server answers at this address: otherwise an error page of the browser, or of a proxy, would replace ours. */
export async function canLoad(address: string): Promise<boolean> {
  // A Wi-Fi without Internet counts as a network for `navigator.onLine`: only an answer tells.
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    return (await fetch(address, { method: 'HEAD', cache: 'no-store', signal })).status < 500;
  } catch {
    return false;
  }
}
