import { CONTACT_TIMEOUT_MS } from '@agency/shared/contact';

/**
 * Asks for the API's health, which also opens the connection for the submission. The console's debug level has the result, and a
 * failure too. Never rejects.
 * @param address of the health endpoint
 */
export async function probeApi(address: string): Promise<void> {
  try {
    const answer = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(CONTACT_TIMEOUT_MS) });
    // An answer that nobody reads stays open until the time limit.
    await answer.arrayBuffer();
    console.debug('API', answer.status);
  } catch (error) {
    console.debug('API', String(error));
  }
}
