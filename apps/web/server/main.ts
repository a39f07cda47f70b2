/** The process of the static server. It listens on `WEB_PORT` and `WEB_HOST` (every address of the machine). */
import { fileURLToPath } from 'node:url';
import { closeGracefully, exitWith, listen, onStopSignal, readOrExit } from '@agency/http-server';
import { SITE_PORT } from '@agency/shared/ports';
import { anyText, optional, port, readSettings, SettingError, setting } from '@agency/shared/settings';
import { createSiteServer, readBuiltSite } from './site-server.ts';

/** Time limit for requests in progress after a stop signal. */
const STOP_GRACE_MS = 5_000;

const { WEB_PORT, WEB_HOST } = readOrExit(SettingError, () =>
  readSettings(process.env, { WEB_PORT: setting(port(0), SITE_PORT), WEB_HOST: optional(anyText) }),
);
const site = readOrExit(Error, () => readBuiltSite(fileURLToPath(new URL('../dist/', import.meta.url))));
const server = createSiteServer(site);
onStopSignal(async () => {
  await closeGracefully(server, STOP_GRACE_MS);
  process.exit(0);
});
const names = { port: 'WEB_PORT', host: 'WEB_HOST' };
const actual = await listen(server, WEB_PORT, WEB_HOST, names).catch((error: Error) => exitWith(error.message));
console.log(`Site\u00a0: http://localhost:${actual}`);
