import { HEALTH_ROUTE } from '@agency/shared';

/** Nobody waits for the answer: it may not keep a connection for long. */
const TIMEOUT_MS = 5_000;

async function ask(apiUrl: string): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const { ok, status } = await fetch(`${apiUrl}${HEALTH_ROUTE}`, {
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      signal: controller.signal,
    });
    if (!ok) console.info('API', status);
  } catch (error) {
    console.info('API', String(error));
  } finally {
    clearTimeout(timer);
  }
}

let asked: Promise<void> | undefined;

/**
 * Asks the API how it is, once a page load, and opens the connection that sending will use. Logs only an API that is not well.
 * Never rejects.
 */
export function probeApi(apiUrl: string): Promise<void> {
  asked ??= ask(apiUrl);
  return asked;
}
