/** The process of the static server. It listens on `WEB_PORT` (8080) and `WEB_HOST` (every address of the machine). */
import { fileURLToPath } from 'node:url';
import { portProblem, readPort } from '@agency/shared';
import { createSiteServer, readBuiltSite } from './site-server.ts';

/** Time limit for requests in progress after a stop signal. */
const STOP_GRACE_MS = 5_000;

function stopWith(message: string): never {
  console.error(message);
  process.exit(1);
}

function builtSite() {
  try {
    return readBuiltSite(fileURLToPath(new URL('../dist/', import.meta.url)));
  } catch (error) {
    return stopWith(error instanceof Error ? error.message : String(error));
  }
}

const port = readPort(process.env.WEB_PORT, 8080, 0) ?? stopWith(portProblem('WEB_PORT', 0));
const host = process.env.WEB_HOST?.trim() || undefined;
const server = createSiteServer(builtSite());

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') stopWith(`Le port ${port} est déjà pris : choisissez-en un autre avec WEB_PORT.`);
  if (error.code === 'EACCES') stopWith(`Le port ${port} est réservé : choisissez-en un autre avec WEB_PORT.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    stopWith(`WEB_HOST ne nomme pas une adresse de cette machine : ${host}.`);
  }
  stopWith(`Le serveur du site s’arrête : ${error.message}`);
});
server.listen(port, host, () => {
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  console.log(`Site : http://localhost:${actual}`);
});

let stopping = false;
function stop(): void {
  if (stopping) process.exit(1);
  stopping = true;
  server.close(() => process.exit(0));
  setTimeout(() => server.closeAllConnections(), STOP_GRACE_MS).unref();
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
