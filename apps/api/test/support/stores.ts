import { randomUUID } from 'node:crypto';
import { emptyContactRequest } from '@agency/shared/contact';
import { onTestFinished } from 'vitest';
import { type DatabaseConfig, parseConfig } from '../../src/config.ts';
import { DAY_MS } from '../../src/durations.ts';
import { toStoreError } from '../../src/outbox/database/errors.ts';
import { explainOpening } from '../../src/outbox/database/reasons.ts';
import { deliveryId } from '../../src/outbox/database/tables.ts';
import type { NewRequest } from '../../src/outbox/queries/accept.ts';
import { openStore } from '../../src/outbox/store/open.ts';
import type { StoreClient } from '../../src/outbox/store/store.ts';
import { temporaryFolder } from './folder.ts';
import type { PostgresServer } from './postgres.ts';

export const NOW = Date.UTC(2027, 0, 15);
export const LIMITS = { retentionMs: 1_095 * DAY_MS, quarantineMs: 30 * DAY_MS };
export const TO = 'bonjour@agence.example';
export const CLAIM = { owner: 'a', now: NOW, leaseMs: 60_000, limit: 10, recipients: [TO], except: [] };

export function newRequest(changes: Partial<NewRequest> = {}): NewRequest {
  const id = randomUUID();
  return {
    id,
    receivedAt: NOW,
    fields: { ...emptyContactRequest(), name: 'Jeanne', email: 'jeanne@exemple.ca', serviceType: 'autre' },
    page: '/devis',
    isHeld: false,
    messageId: `<${id}@exemple.ca>`,
    key: `key:${id}`,
    bodyHash: 'hash',
    keyExpiresAt: null,
    ...changes,
  };
}

/** The settlement of a delivery that arrived. */
export const sent = (id: string, to = TO) => ({ id: deliveryId(id, to), owner: 'a', kind: 'sent', at: NOW }) as const;
/** The settlement of a delivery that is abandoned. */
export const failed = (id: string, to = TO) =>
  ({ id: deliveryId(id, to), owner: 'a', kind: 'dead', permanentFailures: 3, error: 'SMTP 554' }) as const;

export const sqliteFile = () => ({ kind: 'sqlite', file: `${temporaryFolder()}/requests.db` }) as const;

/** The store of a database, until the current test ends. */
export async function storeOf(database: DatabaseConfig): Promise<StoreClient> {
  const store = await openStore(database);
  onTestFinished(() => store.close());
  return store;
}

/** A migrated SQLite file with these requests, as a server leaves it. */
export async function fileWith(...requests: readonly NewRequest[]) {
  const config = sqliteFile();
  const store = await openStore(config);
  if (requests.length > 0) await store.accept(requests, [TO], 1_000);
  await store.close();
  return { file: config.file, env: { DATABASE_URL: `file:${config.file}` } };
}

/** Both kinds of database, and how to create an empty one, by its address. */
export const databasesOn = (postgres: PostgresServer): readonly [string, () => Promise<string>][] => [
  ['SQLite', async () => `file:${sqliteFile().file}`],
  ['PostgreSQL', () => postgres.createDatabase()],
];

/** Both kinds of empty store. */
export const storesOn = (postgres: PostgresServer): readonly [string, () => Promise<StoreClient>][] =>
  databasesOn(postgres).map(([name, create]) => [
    name,
    async () => storeOf(parseConfig({ DATABASE_URL: await create() }).database),
  ]);

/** Why the server cannot open this database: what it prints before it ends, as start.test.ts checks. */
export async function openingProblem(DATABASE_URL: string): Promise<string> {
  const { database } = parseConfig({ DATABASE_URL });
  const failure = await openStore(database).then(() => undefined, toStoreError);
  return failure ? explainOpening(database, failure.code) : 'None';
}
