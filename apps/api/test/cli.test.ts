import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, closeSync, existsSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../src/durations.ts';
import { reasonOf } from '../src/outbox/database/reasons.ts';
import { fieldColumns } from '../src/outbox/database/tables.ts';
import { ORDINARY, REQUESTS, runHere, runRequests } from './support/command.ts';
import { temporaryFolder } from './support/folder.ts';
import { changeSqlite, querySqlite } from './support/rows.ts';
import { startServerForFile } from './support/start.ts';

describe('the requests command, beside a running server', () => {
  // No mail server listens there: every mail stays in the queue.
  const server = startServerForFile({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_RETRY_SECONDS: '3600' });
  const ids: string[] = [];

  beforeAll(async () => {
    const requests = [
      { name: 'Aline', email: 'aline@exemple.ca', serviceType: 'formation', message: '=cmd|calc' },
      {
        name: '@Luc',
        email: 'luc@exemple.ca',
        serviceType: 'autre',
        phone: '+1 418 555-0142',
        company: 'A, "B" & fils',
      },
      { name: 'Robot', email: 'robot@exemple.ca', serviceType: 'autre', fax: 'oui' },
    ];
    for (const request of requests) {
      const answer = await server.post(request, {}, request.name === '@Luc' ? '/industrie-4-0-quebec' : undefined);
      expect(answer.status).toBe(201);
      ids.push(String(answer.body.id));
    }
    const old = Date.now() - 40 * DAY_MS;
    changeSqlite(server.file, `update contact_requests set received_at = ${old} where name = 'Aline'`);
  });

  const run = (...args: string[]) => runHere(args, server.env);
  /** A copy of the database, for a test that changes it. */
  const copy = async (): Promise<{ file: string; env: { DATABASE_URL: string } }> => {
    const file = `${temporaryFolder()}/requests.db`;
    expect(await run('backup', file)).toMatchObject({ code: 0 });
    return { file, env: { DATABASE_URL: `file:${file}` } };
  };
  const listed = async (...args: string[]): Promise<string[]> => {
    const { output } = await run('list', ...args);
    return output
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('\t')[4] ?? '');
  };

  it('retries the named requests or all dead ones, never both', async () => {
    for (const args of [[], [ids[0] ?? '', '--all']]) {
      expect(await run('retry', ...args)).toMatchObject({
        code: 2,
        output: '',
        errors: expect.stringMatching(/^[^\n]+\n$/),
      });
    }
    expect(await run('retry', '--all')).toMatchObject({ code: 3 });
    // During an attempt, there is nothing to retry: the first one may not have failed yet.
    await expect
      .poll(() => run('retry', ids[0] ?? ''))
      .toMatchObject({
        code: 0,
        output: expect.stringContaining('1\u00a0demande'),
      });
  });

  it('lists, newest first, by day, service and state', async () => {
    expect(await listed()).toEqual(['Robot', '@Luc', 'Aline']);
    expect(await listed('--limit', '1')).toEqual(['Robot']);
    expect(await listed('--service', 'autre')).toEqual(['Robot', '@Luc']);
    expect(await listed('--state', 'held')).toEqual(['Robot']);
    expect(await listed('--state', 'pending')).toEqual(['@Luc', 'Aline']);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date());
    expect(await listed('--from', today)).toEqual(['Robot', '@Luc']);
    expect(await listed('--to', today)).toEqual(['Robot', '@Luc', 'Aline']);
    expect(await listed('--from', '2020-01-01', '--to', '2020-12-31')).toEqual([]);
  });

  it('shows one request, as text or as JSON', async () => {
    const shown = await run('show', ids[1] ?? '');
    expect(shown.code).toBe(0);
    expect(shown.output).toContain('Entreprise\u00a0: A, "B" & fils');
    expect(shown.output).toContain('État\u00a0: en attente');
    expect(shown.output).toContain('Page\u00a0: /industrie-4-0-quebec\n');
    expect((await run('show', ids[0] ?? '')).output).not.toContain('Page');
    expect((await run('list', '--limit', '2')).output).toMatch(
      /robot@exemple\.ca\t\n.*luc@exemple\.ca\t\/industrie-4-0-quebec\n/,
    );
    const json = await run('show', ids[1] ?? '', '--json');
    expect(JSON.parse(json.output)).toMatchObject({
      id: ids[1],
      name: '@Luc',
      serviceType: 'autre',
      state: 'pending',
      page: '/industrie-4-0-quebec',
    });
    expect(JSON.parse(json.output).deliveries).toMatchObject([
      { recipient: 'bonjour@epinette.example', state: 'pending', lastError: expect.any(String) },
    ]);
    expect(await run('show', 'inconnue')).toMatchObject({ code: 3, output: '' });
  });

  it('exports a CSV that a spreadsheet opens safely', async () => {
    const { output } = await run('export', '--state', 'pending');
    expect(output.startsWith('\ufeffRéférence,Reçue le,État,Nom,Courriel')).toBe(true);
    const lines = output.trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`,"'@Luc",luc@exemple.ca,"'+1 418 555-0142","A, ""B"" & fils",`);
    expect(lines[0]).toMatch(/,Page$/);
    expect(lines[1]).toMatch(/,\/industrie-4-0-quebec$/);
    expect(lines[2]).toContain(`,"'=cmd|calc",`);
    const semicolons = await run('export', '--separator', ';', '--state', 'held');
    expect(semicolons.output).toContain(';robot@exemple.ca;');
  });

  it('exports JSON, to a new file that only its owner reads', async () => {
    const target = `${temporaryFolder()}/export.json`;
    expect(await run('export', '--format', 'json', '--output', target)).toMatchObject({ code: 0, output: '' });
    const exported = JSON.parse(readFileSync(target, 'utf8')) as { id: string; message: string }[];
    expect(exported.map((request) => request.id)).toEqual([ids[2], ids[1], ids[0]]);
    expect(exported[2]?.message).toBe('=cmd|calc');
    expect(statSync(target).mode & 0o777).toBe(0o600);
    expect(await run('export', '--output', target)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('existe déjà'),
    });
    for (const place of ['/nulle/part.csv', '/proc/part.csv', `${target}/part.csv`, `/tmp/${'x'.repeat(250)}`]) {
      const refused = await run('export', '--output', place);
      expect(refused).toMatchObject({
        code: 1,
        errors: expect.stringMatching(/^Impossible d’écrire \S+ \(E[A-Z]+\)\.\n$/),
      });
    }
  });

  it('leaves no file of an export that failed half-way', async () => {
    const { file, env } = await copy();
    // This request cannot be written: no date is so far ahead.
    changeSqlite(file, `update contact_requests set received_at = 9e15 where id = '${ids[0]}'`);
    const folder = temporaryFolder();
    const failed = await runHere(['export', '--output', `${folder}/export.csv`], env);
    expect(failed).toMatchObject({ code: 1, errors: expect.stringMatching(/^[^\n]+\n$/) });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('backs up while the server runs: a complete database', async () => {
    const target = `${temporaryFolder()}/copie.db`;
    expect(await run('backup', target)).toMatchObject({ code: 0, errors: '' });
    expect(querySqlite(target, 'pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(querySqlite(target, 'select id from contact_requests order by id').map((row) => row.id)).toEqual(
      [...ids].sort(),
    );
    expect(statSync(target).mode & 0o777).toBe(0o600);
    expect(await run('backup', target)).toMatchObject({ code: 1, errors: expect.stringContaining('existe déjà') });
    for (const place of ['/nulle/copie.db', `${target}/`, `${temporaryFolder()}/dossier/`]) {
      const errors = expect.stringMatching(/^Impossible d’écrire \S+ \(E[A-Z]+\)\.\n$/);
      expect(await run('backup', place)).toMatchObject({ code: 1, errors });
    }
  });

  it.skipIf(!existsSync('/dev/full'))('says that its output has no room, with code 1', () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [REQUESTS, 'export'], {
      env: { PATH: process.env.PATH, ...server.env },
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'Impossible d’écrire la sortie standard (ENOSPC).\n' });
  });

  it('explains an error of a database that is open, also to a command that only reads', async () => {
    const { file, env } = await copy();
    changeSqlite(file, 'drop table deliveries');
    const errors = `La base n’a pas répondu comme prévu\u00a0: ${reasonOf('TABLE_MISSING')}.\n`;
    for (const args of [['list'], ['show', ids[0] ?? ''], ['export'], ['stats'], ['retry', '--all']]) {
      expect(await runHere(args, env)).toMatchObject({ code: 1, errors });
    }
  });

  it('says that the folder of the database may not be written', async () => {
    const { file, env } = await copy();
    chmodSync(dirname(file), 0o500);
    expect(await runRequests(['list'], env, ORDINARY)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('en lecture seule (SQLITE_READONLY_1544)'),
    });
  });

  it('erases nothing without a terminal to confirm or --yes', async () => {
    expect(await run('erase', 'aline@exemple.ca')).toMatchObject({
      code: 2,
      output: '',
      errors: expect.stringContaining('--yes'),
    });
    expect(await listed()).toHaveLength(3);
  });

  // util-linux: it runs a program in a terminal. That of macOS has other options.
  it.skipIf(spawnSync('script', ['--version']).status !== 0)('asks in a terminal before it erases', async () => {
    const { env } = await copy();
    const erase = (answer: string) => {
      const command = `"${process.execPath}" "${REQUESTS}" erase aline@exemple.ca`;
      const options = { env: { ...process.env, ...env }, encoding: 'utf8', input: answer } as const;
      const { status, stdout } = spawnSync('script', ['-qec', command, '/dev/null'], options);
      return { status, text: stdout };
    };
    expect(erase('non\n')).toEqual({
      status: 1,
      text: expect.stringMatching(/Effacer pour toujours .* aline@exemple\.ca\? .*Rien n’a été effacé\.\r\n$/s),
    });
    expect(erase('oui\n')).toEqual({ status: 0, text: expect.stringContaining('1\u00a0demande effacée.') });
  });

  it('refuses anything but a regular file', async () => {
    const pipe = `${temporaryFolder()}/pipe`;
    execFileSync('mkfifo', ['-m', '644', pipe]);
    for (const args of [['import'], ['backup'], ['export', '--output']]) {
      expect(await run(...args, pipe)).toMatchObject({
        code: 1,
        output: '',
        errors: expect.stringMatching(/^[^\n]+\n$/),
      });
    }
    expect(statSync(pipe).mode & 0o777).toBe(0o644);
  });

  it('lists the last fifty, and says how many more there are, or that there is none', async () => {
    const { file, env } = await copy();
    const others = ['email_key', 'page', ...Object.values(fieldColumns)].join(', ');
    changeSqlite(
      file,
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 60)
       insert into contact_requests (id, received_at, ${others}) select 'copie-' || i, received_at - i, ${others}
       from n join (select * from contact_requests limit 1)`,
    );
    const lines = async (...args: string[]) => {
      const { output, errors } = await runHere(['list', ...args], env);
      return [output.trimEnd().split('\n').length, errors];
    };
    expect(await lines()).toEqual([50, 'Encore 13\u00a0demandes plus anciennes\u00a0: --all liste tout.\n']);
    expect(await lines('--all')).toEqual([63, '']);
    expect(await lines('--limit', '60', '--json')).toEqual([60, expect.stringContaining('Encore 3\u00a0demandes')]);
    expect(await lines('--to', '2020-01-01')).toEqual([1, 'Aucune demande à lister.\n']);
  });

  it('shows control and bidirectional characters of a stored text, and sends none to the terminal', async () => {
    const { file, env } = await copy();
    const hostile = [
      '\x1b]52;c;cm0gLXJm\x07',
      '\x1b[2J',
      '\x9b31m',
      '\u202egpj.exe',
      'a\nÉtat : envoyée\tb',
      '\u2028',
      '\x7f',
    ];
    const text = hostile.join(' ');
    changeSqlite(
      file,
      `update contact_requests set name = '${text}', message = '${text}', page = '${text}' where id = '${ids[0]}'`,
    );
    for (const args of [['list'], ['list', '--json'], ['show', ids[0] ?? ''], ['show', ids[0] ?? '', '--json']]) {
      const { code, output } = await runHere(args, env);
      expect(code).toBe(0);
      expect(output).not.toMatch(/(?![\n\t])[\p{Cc}\p{Bidi_Control}\u2028]/u);
      expect(output).toContain('\\u001b]52;c;cm0gLXJm\\u0007');
      expect(output).toContain('\\u202egpj.exe');
      if (args.includes('--json')) expect(output).toContain(JSON.stringify(hostile[4]).slice(1, -1));
    }
    const listed = await runHere(['list'], env);
    expect(listed.output.trimEnd().split('\n')).toHaveLength(3);
    const { output } = await runHere(['show', ids[0] ?? '', '--json'], env);
    expect(JSON.parse(output).name).toBe(text);
  });

  it('imports no file of a running server, whose later requests would stay behind', async () => {
    const { env } = await copy();
    expect(await runHere(['import', server.file], env)).toEqual({
      code: 1,
      output: '',
      errors: `Impossible d’ouvrir la base ${server.file}\u00a0: une autre API s’en sert déjà (IN_USE).\n`,
    });
  });

  it('purges nothing before its time, and reports an unknown address', async () => {
    expect(await run('purge')).toEqual({ code: 0, output: '0\u00a0demande purgée.\n', errors: '' });
    expect(await run('erase', 'personne@exemple.ca', '--yes')).toMatchObject({ code: 3, output: '' });
    expect(await listed()).toHaveLength(3);
  });
});
