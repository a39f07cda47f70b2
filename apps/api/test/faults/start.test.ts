import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { ORDINARY } from '../support/command.ts';
import { temporaryFolder } from '../support/folder.ts';
import { refusedStart, startSink } from '../support/start.ts';
import { openingProblem } from '../support/stores.ts';

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
    // The damage is past the header: SQLite opens the file, and finds it only when it reads on.
    overwrite(file, 4_096, Buffer.from('damaged '.repeat(4_096)));
    return file;
  }

  it('the database: it is damaged inside', async () => {
    expect(await refusedStart({ DATABASE_URL: `file:${corrupt()}` })).toMatch(/corrupt\.db.*abîmée/);
  });

  it.each<[string, string, (file: string) => void, RegExp]>([
    [
      'not a database',
      'text.db',
      (file) => writeFileSync(file, 'Ceci n’est pas une base. '.repeat(500)),
      /text\.db.*abîmé/,
    ],
    ['a folder', 'folder.db', (file) => mkdirSync(file), /folder\.db.*fichier ordinaire/],
    [
      'not a regular file',
      'pipe.db',
      (file) => execFileSync('mkfifo', ['-m', '666', file]),
      /pipe\.db.*fichier ordinaire/,
    ],
  ])('the database: it is %s', async (_name, name, make, message) => {
    make(`${folder}/${name}`);
    expect(await openingProblem(`file:${folder}/${name}`)).toMatch(message);
  });

  it('the database: its folder is missing', async () => {
    expect(await openingProblem(`file:${folder}/gone/data/requests.db`)).toMatch(/gone.*n’existe pas/);
  });

  it('the database: PostgreSQL is away', async () => {
    const line = await openingProblem('postgres://agence:secret@127.0.0.1:1/agence');
    expect(line).toMatch(/PostgreSQL.*refuse la connexion/);
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
    const { port } = await startSink();
    expect(await refusedStart({ PORT: String(port) })).toMatch(/déjà pris.*PORT/);
  });
});
