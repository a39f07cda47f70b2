import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeNewFile } from '../src/cli/new-file.ts';
import { temporaryFolder } from './support/folder.ts';

it('of two commands that write one file at once, the first says so, and the second completes it', async () => {
  const folder = temporaryFolder();
  const path = join(folder, 'copie.db');
  const ends: (() => void)[] = [];
  const [first, second] = ['copy 1', 'copy 2'].map((text) =>
    makeNewFile(path, async (partial) => {
      writeFileSync(partial, text);
      await new Promise<void>((resolve) => ends.push(resolve));
    }),
  );
  ends[0]?.();
  await expect(first).rejects.toThrow(`Une autre commande écrit ${path}.`);
  expect(existsSync(path)).toBe(false);
  ends[1]?.();
  await second;
  expect(readFileSync(path, 'utf8')).toBe('copy 2');
  expect(readdirSync(folder)).toEqual(['copie.db']);
});
