import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { type Config, parseConfig } from './config.ts';
import { ConfigError } from './env.ts';
import { codeOf } from './error-code.ts';
import { closeGracefully, createHttpServer } from './http/server.ts';
import { createLogger, describeError, LineWriter } from './log.ts';
import { LogMailer } from './mail/log-mailer.ts';
import { recipientsOf } from './mail/recipients.ts';
import { SmtpMailer } from './mail/smtp-mailer.ts';
import { Dispatcher } from './outbox/dispatcher.ts';
import { GroupCommit } from './outbox/group-commit.ts';
import { explainOpening, openStore } from './outbox/open-store.ts';
import { RetentionJob } from './outbox/retention.ts';
import type { AcceptOutcome, NewRequest, Store } from './outbox/store.ts';
import { StoreHealth } from './outbox/store-health.ts';

/** A stop takes at most 10 s in all; what is left after the connections goes to the mails under way. */
const HTTP_GRACE_MS = 8_000;
const MAIL_GRACE_MS = 4_000;
const FORCED_EXIT_MS = 9_000;
const GROUP = { maxBatch: 128, maxWaiting: 5_000 };

function exitWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function readConfig(): Config {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) exitWith(error.message);
    throw error;
  }
}

interface Logs {
  readonly logger: Logger;
  readonly lines: LineWriter;
}

/** Logs what ended the process; the process manager starts a new one. */
async function crash({ logger, lines }: Logs, event: string, cause: unknown): Promise<never> {
  logger.fatal({ event, ...describeError(cause) });
  await lines.close();
  process.exit(1);
}

async function open(config: Config, logs: Logs): Promise<Store> {
  try {
    const store = await openStore(config.database, (cause) => void crash(logs, 'store.thread_ended', cause));
    await store.readdress(recipientsOf(config.mail));
    // SQLite has one server process: whatever is leased belongs to one that died.
    if (config.database.kind === 'sqlite') await store.reclaim(null, Date.now());
    return store;
  } catch (error) {
    exitWith(explainOpening(config.database, codeOf(error)));
  }
}

/** What the process runs beside the HTTP server, made of a configuration and an open store. */
function wire(config: Config, logs: Logs, store: Store) {
  const { logger, lines } = logs;
  const { mail } = config;
  const load = { current: 0 };
  const health = new StoreHealth(store, logger);
  const dispatcher = new Dispatcher({
    store,
    mailer: mail.smtp ? new SmtpMailer(mail.smtp) : new LogMailer(lines),
    addresses: mail,
    policy: { delaysMs: mail.retryDelaysMs, giveUpAfterMs: mail.giveUpAfterMs },
    leaseMs: mail.leaseMs,
    concurrency: mail.concurrency,
    logger,
    owner: randomUUID(),
    load: () => load.current,
  });
  const retention = new RetentionJob(store, config, logger);
  const commits = new GroupCommit<NewRequest, AcceptOutcome>((items, waitMs) => store.accept(items, waitMs), GROUP);
  const accept = async (request: NewRequest): Promise<AcceptOutcome> => {
    try {
      const outcome = await commits.submit(request, config.storeWaitMs);
      health.recordSuccess();
      return outcome;
    } catch (error) {
      health.recordFailure(error);
      throw error;
    }
  };
  const app = createApp({
    config,
    logger,
    load,
    accept,
    notify: () => dispatcher.notify(),
    status: () => health.status(),
  });
  return { health, dispatcher, retention, server: createHttpServer(app) };
}

type Parts = ReturnType<typeof wire>;

/** Answers what is started, gives back what is under way, and ends the process; a second signal ends it at once. */
function stopOnSignals({ health, dispatcher, retention, server }: Parts, { logger, lines }: Logs, store: Store): void {
  let isStopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    logger.info({ event: 'server.stopping', signal });
    setTimeout(async () => {
      logger.error({ event: 'server.forced' });
      await lines.close();
      process.exit(1);
    }, FORCED_EXIT_MS).unref();
    retention.stop();
    await Promise.all([closeGracefully(server, HTTP_GRACE_MS), dispatcher.stop(MAIL_GRACE_MS)]);
    health.stop();
    await store.close().catch(() => undefined);
    logger.info({ event: 'server.stopped' });
    await lines.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
}

async function main(): Promise<void> {
  // What this process creates (database, backups) is for its own account only.
  process.umask(0o077);
  const config = readConfig();
  const lines = new LineWriter();
  const logger = createLogger(config.logLevel, lines);
  const logs = { logger, lines };
  process.on('uncaughtException', (error) => void crash(logs, 'server.crashed', error));
  const store = await open(config, logs);
  const parts = wire(config, logs, store);
  const { health, dispatcher, retention, server } = parts;
  stopOnSignals(parts, logs, store);
  server.once('error', (error: NodeJS.ErrnoException) => {
    exitWith(`HOST ou PORT : impossible d’écouter sur ${config.host}:${config.port} (${error.code ?? error.name}).`);
  });
  server.listen(config.port, config.host, async () => {
    const { port } = server.address() as AddressInfo;
    logger.info({ event: 'server.listening', host: config.host, port, database: config.database.kind });
    if (config.mail.smtp && !config.mail.toIsConfigured) {
      logger.warn({ event: 'mail.placeholder_recipient', variable: 'MAIL_TO' });
    }
    lines.written();
    await health.start();
    dispatcher.start();
    retention.start();
  });
}

await main();
