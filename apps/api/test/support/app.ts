import { pino } from 'pino';
import { createApp } from '../../src/app.ts';
import { parseConfig } from '../../src/config.ts';
import { Outbox } from '../../src/outbox/outbox.ts';
import { temporaryFolder } from './folder.ts';
import { querySqlite } from './rows.ts';

/** The app over a real SQLite file, in this process, for supertest; nothing is delivered. `warnings`: its log from that level. */
export async function appOverSqlite(env: Record<string, string> = {}) {
  const file = `${temporaryFolder()}/requests.db`;
  const config = parseConfig({ DATABASE_URL: `file:${file}`, ...env });
  const warnings: unknown[] = [];
  const write = (line: string) => warnings.push(JSON.parse(line));
  const logger = pino({ level: 'warn', base: null, timestamp: false }, { write });
  const deliver = () => new Promise<void>(() => undefined);
  const transports = [{ name: 'mail', recipients: ['a@x.ca'], concurrency: 1, deliver } as const];
  const outbox = await Outbox.open({ config, transports, logger });
  const query = 'select r.*, d.state from contact_requests r join deliveries d on d.request_id = r.id';
  return { app: createApp({ config, outbox, logger }), file, stored: () => querySqlite(file, query), warnings };
}
