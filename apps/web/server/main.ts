/** The process of the static server. It listens on `WEB_PORT` and `WEB_HOST` (every address of the machine). */
import { fileURLToPath } from 'node:url';
import { closeGracefully, listen, onStopSignal } from '@agency/http-server';
import { SITE_PORT } from '@agency/shared/ports';
import { anyText, optional, port, readSettings, setting } from '@agency/shared/settings';
import { createSiteServer, readBuiltSite } from './site-server.ts';

/** Time limit for requests in progress after a stop signal. */
const STOP_GRACE_MS = 5_000;

try {
  const { WEB_PORT, WEB_HOST } = readSettings(process.env, {
    WEB_PORT: setting(port(0), SITE_PORT),
    WEB_HOST: optional(anyText),
  });
  const server = createSiteServer(readBuiltSite(fileURLToPath(new URL('../dist/', import.meta.url))));
  onStopSignal(async () => {
    await closeGracefully(server, STOP_GRACE_MS);
    process.exit(0);
  });
  const actual = await listen(server, WEB_PORT, WEB_HOST, { port: 'WEB_PORT', host: 'WEB_HOST' });
  console.log(`Site\u00a0: http://localhost:${actual}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
