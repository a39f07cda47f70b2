import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { datesLeftBehind } from './support/dates-left-behind.ts';

/** Changes since the last commit; empty outside a repository. */
function uncommitted(): string {
  try {
    const command = ['diff', 'HEAD', '--unified=0', '--relative', '--', 'src/content'];
    return execFileSync('git', command, { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return '';
  }
}

it('finds files whose text changed without a new date', () => {
  const change = (file: string, line: string) =>
    `diff --git a/${file} b/${file}\n--- a/${file}\n+++ b/${file}\n@@ -9 +9 @@\n-${line}\n+${line} bis\n`;
  const diff = [
    change('src/content/pages/contact.ts', "  title: 'Écrivez-nous',"),
    change('src/content/pages/devis.ts', "  modified: '2026-11-22',"),
  ].join('');
  expect(datesLeftBehind(diff)).toEqual(['src/content/pages/contact.ts']);
  expect(datesLeftBehind('')).toEqual([]);
});

it('warns of an outdated date, without failing', () => {
  const dated = (file: string) => existsSync(file) && readFileSync(file, 'utf8').includes("  modified: '");
  for (const file of datesLeftBehind(uncommitted()).filter(dated)) {
    console.warn(`${file} : le texte a changé; « modified » donne encore l’ancienne date.`);
  }
});
