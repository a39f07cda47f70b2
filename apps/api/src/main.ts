import { closeGracefully, createHttpServer, exitWith, listen, onStopSignal, readOrExit } from '@agency/http-server';
import { SettingError } from '@agency/shared/settings';
import { createApp } from './app.ts';
import { parseConfig } from './config.ts';
import { createTransports } from './contact/transports.ts';
import { refusal } from './http/errors.ts';
import { createLogger, describeError, LineWriter } from './log.ts';
import { StoreError } from './outbox/database/errors.ts';
import { explainOpening } from './outbox/database/reasons.ts';
import { Outbox } from './outbox/outbox.ts';

/** Longer than the two minutes for which a reverse proxy such as Caddy keeps an idle connection, so that the proxy closes it first. */
const KEEP_ALIVE_MS = 130_000;
/** A stop takes at most 10 s in total, including the last log lines. */
const HTTP_GRACE_MS = 8_000;
const FORCED_EXIT_MS = 9_000;

// Files that this process creates (database, backups) are readable by its own account only.
process.umask(0o077);
const config = readOrExit(SettingError, () => parseConfig(process.env));

const lines = new LineWriter();
const logger = createLogger(config.logLevel, lines);
process.on('uncaughtException', async (error) => {
  const crash = { event: 'server.crashed', ...describeError(error) };
  logger.fatal(crash);
  // The log may be switched off, or blocked.
  process.stderr.write(`${JSON.stringify(crash)}\n`);
  await lines.close();
  process.exit(1);
});

const outbox = await openOutbox();
const app = createApp({ config, outbox, logger });
const server = createHttpServer(app, { refusal, keepAliveMs: KEEP_ALIVE_MS });
onStopSignal(stop);
await start();

async function openOutbox(): Promise<Outbox> {
  const transports = createTransports(config, lines);
  try {
    return await Outbox.open({ config, transports, logger });
  } catch (error) {
    if (error instanceof StoreError) exitWith(explainOpening(config.database, error.code));
    throw error;
  }
}

async function start(): Promise<void> {
  const { host, database, mail } = config;
  const port = await listen(server, config.port, host).catch((error: Error) => exitWith(error.message));
  logger.info({ event: 'server.listening', host, port, database: database.kind });
  for (const variable of mail.smtp ? mail.placeholders : []) logger.warn({ event: 'mail.placeholder', variable });
  lines.flush();
  await outbox.start();
}

/** Finishes started requests, returns leases and ends the process. */
async function stop(signal: string): Promise<void> {
  logger.info({ event: 'server.stopping', signal });
  setTimeout(() => {
    logger.error({ event: 'server.forced' });
    void exit(1);
  }, FORCED_EXIT_MS).unref();
  await Promise.all([closeGracefully(server, HTTP_GRACE_MS), outbox.stop()]);
  await outbox.close();
  logger.info({ event: 'server.stopped' });
  await exit(0);
}

async function exit(code: number): Promise<never> {
  await lines.close();
  process.exit(code);
}
