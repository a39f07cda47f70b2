import Database from 'libsql';
import { expect, it } from 'vitest';
import { importSqlite } from '../src/cli/import.ts';
import { openSqliteDatabase } from '../src/outbox/database/sqlite.ts';
import { openStore } from '../src/outbox/store/open.ts';
import { sqliteFile } from './support/stores.ts';

it('waits while a running server writes to the target', async () => {
  const source = sqliteFile();
  await (await openStore(source)).close();
  const config = sqliteFile();
  const target = await openSqliteDatabase(config);
  const other = new Database(config.file);
  other.exec('begin immediate');
  setTimeout(() => other.exec('rollback'), 100);
  expect(await importSqlite(target.db, source.file, [], () => undefined)).toBe(0);
  other.close();
  await target.close();
});
