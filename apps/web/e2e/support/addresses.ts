import { port, readSettings, setting } from '@agency/shared/settings';
import { apiUrl } from '../../src/site/agency.ts';

/** Separate ports, so that the tests can run beside `npm start`. */
export const { E2E_WEB_PORT: webPort, E2E_API_PORT: apiPort } = readSettings(process.env, {
  E2E_WEB_PORT: setting(port(1), '8185'),
  E2E_API_PORT: setting(port(1), '3185'),
});

/** Origin of the site under test. */
export const origin = `http://localhost:${webPort}`;

/** The API's address in the built site; the browser's resolver maps it to `apiPort`. */
export const apiOrigin = new URL(apiUrl).origin;
