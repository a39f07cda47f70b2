import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { ORDINARY } from '../support/command.ts';
import { temporaryFolder } from '../support/folder.ts';
import { refusedStart, startServer } from '../support/start.ts';

/** Damages a file from a position on. */
function overwrite(file: string, position: number, bytes: Buffer): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, bytes, 0, bytes.length, position);
  closeSync(handle);
}

describe('a start that must fail', () => {
  const folder = temporaryFolder();

  function corrupt(): string {
    const file = `${folder}/corrupt.db`;
    const database = new Database(file);
    database.exec('create table filler (text text)');
    const insert = database.prepare('insert into filler values (?)');
    for (let row = 0; row < 200; row += 1) insert.run('x'.repeat(500));
    database.close();
    // Past the header: SQLite opens the file, and finds the damage only when it reads on.
    overwrite(file, 4_096, Buffer.from('damaged '.repeat(4_096)));
    return file;
  }

  const cases: readonly [string, () => Record<string, string>, RegExp][] = [
    ['its folder is missing', () => ({ DATABASE_URL: `file:${folder}/gone/data/requests.db` }), /gone.*n’existe pas/],
    [
      'it is not a database',
      () => {
        writeFileSync(`${folder}/text.db`, 'Ceci n’est pas une base. '.repeat(500));
        return { DATABASE_URL: `file:${folder}/text.db` };
      },
      /text\.db.*abîmé/,
    ],
    ['it is damaged inside', () => ({ DATABASE_URL: `file:${corrupt()}` }), /corrupt\.db.*abîmée/],
    [
      'it is a folder',
      () => {
        mkdirSync(`${folder}/folder.db`);
        return { DATABASE_URL: `file:${folder}/folder.db` };
      },
      /folder\.db/,
    ],
    [
      'it is not a regular file',
      () => {
        execFileSync('mkfifo', ['-m', '666', `${folder}/pipe.db`]);
        return { DATABASE_URL: `file:${folder}/pipe.db` };
      },
      /pipe\.db.*fichier ordinaire/,
    ],
    [
      'PostgreSQL is away',
      () => ({ DATABASE_URL: 'postgres://agence:secret@127.0.0.1:1/agence' }),
      /PostgreSQL.*refuse la connexion/,
    ],
  ];

  it.each(cases)('the database: %s', async (_name, env, message) => {
    const line = await refusedStart(env());
    expect(line).toMatch(message);
    expect(line).not.toContain('secret');
  });

  it('the database may not be read', async () => {
    const file = `${folder}/closed.db`;
    writeFileSync(file, '');
    chmodSync(file, 0o000);
    expect(await refusedStart({ DATABASE_URL: `file:${file}` }, { wrapper: ORDINARY })).toMatch(/closed\.db.*droits/);
  });

  // config.test.ts has every variable.
  it('a variable is wrong', async () => {
    expect(await refusedStart({ MAIL_TO: 'Agence' })).toMatch(/^MAIL_TO /);
  });

  it('the port is in use', async () => {
    const server = await startServer();
    expect(await refusedStart({ PORT: String(server.port) })).toMatch(/déjà pris.*PORT/);
  });
});
