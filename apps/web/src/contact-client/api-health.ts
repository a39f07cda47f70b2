import { HEALTH_ROUTE } from '@agency/shared';

/** A short limit: the response is optional and must not keep a connection open. */
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
 * Probes the API's health once per page load, which also opens the connection for the submission. Logs only an unhealthy API. Never
 * rejects.
 */
export function probeApi(apiUrl: string): Promise<void> {
  asked ??= ask(apiUrl);
  return asked;
}
