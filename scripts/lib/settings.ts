import { readPort } from '../../packages/shared/src/port.ts';
import type { Environment } from './repository.ts';

/** Where site and API listen when no variable says otherwise; the defaults of both agree on these. */
export const defaultPorts = { web: 8080, api: 3001 } as const;

/** Vite's development server: apps/web/vite.config.ts. */
export const DEVELOPMENT_PORT = 5173;

export interface Settings {
  /** Undefined when the variable is not a port: the server itself says so. */
  readonly webPort: number | undefined;
  readonly apiPort: number | undefined;
  readonly environment: Environment;
}

/**
 * What site and API must agree on when they run on one machine: a changed port must not leave a form that posts to the old
 * one. Addresses that are set are kept, and defaults are left to the programs.
 */
export function localSettings(environment: Environment): Settings {
  const webPort = readPort(environment.WEB_PORT, defaultPorts.web, 1);
  const apiPort = readPort(environment.PORT, defaultPorts.api, 1);
  const merged: Record<string, string | undefined> = { ...environment };
  const derive = (name: string, value: string | undefined) => {
    if (value && !merged[name]?.trim()) merged[name] = value;
  };
  if (webPort && webPort !== defaultPorts.web) derive('VITE_SITE_URL', `http://localhost:${webPort}`);
  if (apiPort && apiPort !== defaultPorts.api) derive('VITE_API_URL', `http://localhost:${apiPort}`);
  derive('SITE_URL', merged.VITE_SITE_URL);
  return { webPort, apiPort, environment: merged };
}
