import { type CreateTableBuilder, type Kysely, type Migration, Migrator, sql } from 'kysely';
import { StoreError } from './errors.ts';
import { emailKey } from './rows.ts';
import type { Tables } from './tables.ts';

/** Text columns of a request in the first version; none may be null. Later fields add their column in a migration, like `page`. */
const texts = [
  'email_key',
  'name',
  'email',
  'phone',
  'company',
  'website',
  'service_type',
  'project_type',
  'budget',
  'timeline',
  'project_goals',
  'specific_needs',
  'current_challenges',
  'message',
];

/** The columns that both versions of the deliveries table have. */
function withDeliveryState(table: CreateTableBuilder<string, string>): CreateTableBuilder<string, string> {
  return table
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('pending', 'held', 'sent', 'dead')`))
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('queued_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('permanent_failures', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
    .addColumn('scheduled_at', 'bigint', (column) => column.notNull())
    .addColumn('lease_owner', 'text')
    .addColumn('leased_at', 'bigint')
    .addColumn('lease_until', 'bigint')
    .addColumn('sent_at', 'bigint')
    .addColumn('last_error', 'text');
}

const first: Migration = {
  async up(db) {
    let requests = db.schema
      .createTable('contact_requests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('received_at', 'bigint', (column) => column.notNull());
    for (const text of texts) requests = requests.addColumn(text, 'text', (column) => column.notNull());
    await requests.execute();
    await db.schema.createIndex('contact_requests_received').on('contact_requests').column('received_at').execute();

    const deliveries = db.schema
      .createTable('deliveries')
      .addColumn('request_id', 'text', (column) =>
        column.primaryKey().references('contact_requests.id').onDelete('cascade'),
      );
    await withDeliveryState(deliveries).execute();
    await db.schema.createIndex('deliveries_due').on('deliveries').columns(['state', 'next_attempt_at']).execute();

    await db.schema
      .createTable('idempotency_keys')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('body_hash', 'text', (column) => column.notNull())
      .addColumn('request_id', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint')
      .execute();

    await db.schema
      .createTable('probes')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('filler', 'text', (column) => column.notNull())
      .execute();
  },
};

/** One delivery per recipient. Older deliveries have none: at start, the server replaces them by those of MAIL_TO. */
const recipients: Migration = {
  async up(db) {
    const deliveries = db.schema
      .createTable('deliveries_002')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('request_id', 'text', (column) =>
        column.notNull().references('contact_requests.id').onDelete('cascade'),
      )
      .addColumn('recipient', 'text', (column) => column.notNull());
    await withDeliveryState(deliveries).execute();
    const kept = sql.raw(
      'state, message_id, queued_at, attempts, permanent_failures, next_attempt_at, scheduled_at, lease_owner, leased_at, lease_until, sent_at, last_error',
    );
    await sql`insert into deliveries_002 (id, request_id, recipient, ${kept})
      select request_id || ' ', request_id, '', ${kept} from deliveries`.execute(db);
    await db.schema.dropTable('deliveries').execute();
    await db.schema.alterTable('deliveries_002').renameTo('deliveries').execute();
    await db.schema.createIndex('deliveries_due').on('deliveries').columns(['state', 'next_attempt_at']).execute();
    await db.schema.createIndex('deliveries_request').on('deliveries').column('request_id').execute();
  },
};

/** The page of the form; unknown for older requests. */
const page: Migration = {
  async up(db) {
    await db.schema
      .alterTable('contact_requests')
      .addColumn('page', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};

/** Rewrites the address keys with the canonical spelling of `emailKey`. */
const emailKeys: Migration = {
  async up(db) {
    const rows = await db.selectFrom('contact_requests').select(['id', 'email_key as key']).execute();
    for (const { id, key } of rows) {
      if (emailKey(key) === key) continue;
      await db
        .updateTable('contact_requests')
        .set({ email_key: emailKey(key) })
        .where('id', '=', id)
        .execute();
    }
  },
};

/** The time spent on each delivery, and the latest trusted time: before the first purge, that of the newest request or probe. */
const clock: Migration = {
  async up(db) {
    await db.schema
      .alterTable('deliveries')
      .addColumn('waited_ms', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('clock')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('trusted_at', 'bigint', (column) => column.notNull())
      .execute();
    await sql`insert into clock (id, trusted_at) select 1, coalesce(max(at), 0) from (
      select max(received_at) as at from contact_requests union all select max(at) from probes) as times`.execute(db);
  },
};

/** When a purge last kept the quarantine: see `CERTAIN_PAUSE_MS`. */
const postponement: Migration = {
  async up(db) {
    await db.schema
      .alterTable('clock')
      .addColumn('postponed_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};

/** In order of execution. Never edit a released migration: add a new one. */
const migrations: Readonly<Record<string, Migration>> = {
  '001_outbox': first,
  '002_recipients': recipients,
  '003_page': page,
  '004_email_keys': emailKeys,
  '005_clock': clock,
  '006_email_keys': emailKeys,
  '007_postponement': postponement,
};

/** Names of the migrations that this database has seen, those of later versions included. */
async function executedMigrations(db: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Brings the database to the current schema; several processes may run it at once.
 * @param last last migration to run, for tests of later ones
 * @throws StoreError `NEWER_SCHEMA` if a later version of this program migrated it
 */
export async function migrate(db: Kysely<Tables>, last?: string): Promise<void> {
  const executed = await executedMigrations(db);
  if (executed.some((name) => !Object.hasOwn(migrations, name))) throw new StoreError('unavailable', 'NEWER_SCHEMA');
  // The migrator takes the write lock first: a command that only reads would wait for it.
  if (executed.length === Object.keys(migrations).length) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = last === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(last);
  if (error) throw error;
}
