import { readPort } from '../../packages/shared/src/port.ts';
import type { Environment } from './repository.ts';

export const defaultPorts = { web: 8080, api: 3001 } as const;

/** Vite's development server: apps/web/vite.config.ts. */
export const DEVELOPMENT_PORT = 5173;

/**
 * Variables that site and API must share when they run on one machine: after a port change, forms must not post to the old port.
 * Addresses that are set stay; the programs have their own defaults. A port is undefined if its variable is not one: the server reports that.
 */
export function localSettings(environment: Environment) {
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
