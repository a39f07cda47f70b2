import { host } from '../../apps/api/src/config.ts';
import { siteSettings } from '../../apps/web/src/site/settings.ts';
import { readOrExit } from '../../packages/http-server/src/lifecycle.ts';
import { API_PORT, localhost, SITE_PORT } from '../../packages/shared/src/ports.ts';
import {
  type Environment,
  optional,
  port,
  readSettings,
  SettingError,
  setting,
} from '../../packages/shared/src/settings.ts';
import { portProblem } from './ports.ts';

/** Where the site and the API listen. Port 0 would be another one at each start, and the site would not know the API's. */
const table = {
  WEB_PORT: setting(port(1), SITE_PORT),
  WEB_HOST: optional(host),
  PORT: setting(port(1), API_PORT),
  HOST: setting(host, '127.0.0.1'),
};

/** The address for a client on this machine of a program that listens on the given host. */
export function localAddress(host: string | undefined, port: number): string {
  const everywhere = !host || ['0.0.0.0', '::', '127.0.0.1', '::1', 'localhost'].includes(host);
  return everywhere ? localhost(port) : `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Variables that site and API must share when they run on one machine: after a change of port or host, forms must not post to the old address.
 * Addresses that are set stay; the programs have their own defaults.
 * @throws SettingError if a port is not one, or if the build would refuse a variable
 */
export function localSettings(environment: Environment) {
  const { WEB_PORT: webPort, WEB_HOST: webHost, PORT: apiPort, HOST: apiHost } = readSettings(environment, table);
  const merged: Record<string, string | undefined> = { ...environment };
  const derive = (name: string, value: string | undefined) => {
    if (value && !merged[name]?.trim()) merged[name] = value;
  };
  const changed = (address: string, usual: string) => (address !== usual ? address : undefined);
  derive('VITE_SITE_URL', changed(localAddress(webHost, webPort), localhost(SITE_PORT)));
  derive('VITE_API_URL', changed(localAddress(apiHost, apiPort), localhost(API_PORT)));
  derive('SITE_URL', merged.VITE_SITE_URL);
  readSettings(merged, siteSettings(merged));
  return { webPort, webHost, apiPort, apiHost, environment: merged };
}

type Listening = Pick<ReturnType<typeof localSettings>, 'webPort' | 'webHost' | 'apiPort' | 'apiHost'>;

/** Why no browser reaches a free port, in one line: some belong to other protocols, such as 6000, and `fetch` refuses the same ones. */
async function browserProblem(port: number, variable: string): Promise<string | undefined> {
  const error: unknown = await fetch(localhost(port)).catch(({ cause }: Error) => cause);
  if (!(error instanceof Error && error.message === 'bad port')) return undefined;
  return `Les navigateurs refusent le port ${port}\u00a0: choisissez-en un autre avec ${variable}.`;
}

/** Why the site and the API cannot listen, or no browser can reach them, in one line. */
export async function listenProblem({ webPort, webHost, apiPort, apiHost }: Listening): Promise<string | undefined> {
  if (webPort === apiPort) return `WEB_PORT et PORT demandent tous deux le port ${webPort}.`;
  return (
    (await portProblem(webPort, webHost, { port: 'WEB_PORT', host: 'WEB_HOST' })) ??
    (await portProblem(apiPort, apiHost)) ??
    (await browserProblem(webPort, 'WEB_PORT')) ??
    (await browserProblem(apiPort, 'PORT'))
  );
}

/** What a program reads before it starts: an invalid variable ends it with one line. */
export const settingsOrExit = <Settings>(read: () => Settings): Settings => readOrExit(SettingError, read);
