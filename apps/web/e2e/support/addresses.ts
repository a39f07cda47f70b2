import { portProblem, readPort } from '@agency/shared';
import { apiUrl } from '../../src/site/agency.ts';

function port(variable: string, fallback: number): number {
  const value = readPort(process.env[variable], fallback, 1);
  if (value === undefined) throw new Error(portProblem(variable, 1));
  return value;
}

/** Separate ports, so that the tests can run beside `npm start`. */
export const webPort = port('E2E_WEB_PORT', 8185);
export const apiPort = port('E2E_API_PORT', 3185);

/** Origin of the site under test. */
export const origin = `http://localhost:${webPort}`;

/** The API's address in the built site; the browser's resolver maps it to `apiPort`. */
export const apiOrigin = new URL(apiUrl).origin;
