import { describe, expect, it } from 'vitest';
import { runHere } from './support/command.ts';
import { temporaryFolder } from './support/folder.ts';

describe('the requests command, without a database', () => {
  it('prints its help in French', async () => {
    for (const args of [[], ['export', '--help']]) {
      const help = await runHere(args);
      expect(help).toMatchObject({ code: 0, errors: '' });
      expect(help.output).toMatch(/^Utilisation\u00a0: requests/);
      expect(help.output).not.toMatch(/Usage:|Options:|Commands:|display help|default:|choices:/);
    }
  });

  it.each<[line: string, message: RegExp]>([
    ['lister', /./],
    ['help lister', /^Commande inconnue\b/],
    ['list --state perdu', /--state .*choix\u00a0: dead, pending, held, sent/],
    ['list --from hier', /^--from .* AAAA-MM-JJ/],
    ['list --limit 0', /^--limit .* de 1 à /],
    ['list --limit 1000001', /./],
    ['list --limit', /./],
    ['list --limit 2 --all', /--all, --limit/],
    ['list --state held --limit 2 --state=sent', / --state .*deux fois/],
    ['list --etat=x', /requests help \[commande\]/],
    ['list --from 2026-02-01 --to 2026-01-31', /./],
    ['export --from 2026-02-01 --to 2026-01-31', /./],
    ['export --to 2027-02-29', /^--to .* AAAA-MM-JJ/],
    ['export --separator |', /^--separator .* , ou ;/],
    ['show', /./],
    ['stats --against hier', /^--against .* AAAA-MM-JJ/],
    ['stats --format xml', /./],
    ['backup a b', /./],
  ])('refuses « %s » with code 2 and one line', async (line, message) => {
    const { errors, ...refused } = await runHere(line.split(' '));
    expect(refused).toEqual({ code: 2, output: '' });
    expect(errors).toMatch(/^(?!error)[^\n]+\n$/);
    expect(errors).toMatch(message);
  });

  it('explains a database error, with code 1', async () => {
    const missing = await runHere(['list'], { DATABASE_URL: `file:${temporaryFolder()}/rien.db` });
    expect(missing).toMatchObject({ code: 1, output: '' });
    expect(missing.errors).toMatch(/rien\.db.*n’existe pas/);
    const wrong = await runHere(['list'], { DATABASE_URL: 'mysql://x' });
    expect(wrong).toMatchObject({ code: 1, errors: expect.stringMatching(/^DATABASE_URL /) });
  });
});
