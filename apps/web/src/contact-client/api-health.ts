import { HEALTH_ROUTE } from '@agency/shared';

/** The probe is only logged: it may not keep a connection for long. */
const TIMEOUT_MS = 5_000;

/** Asks the API how it is, and only logs the answer. Never rejects. */
export async function probeApi(apiUrl: string): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(`${apiUrl}${HEALTH_ROUTE}`, {
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      signal: controller.signal,
    });
    console.info('API', response.status, await response.text());
  } catch (error) {
    console.info('API', String(error));
  } finally {
    clearTimeout(timer);
  }
}
