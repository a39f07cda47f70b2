import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { src } from '../scripts/source.ts';

it('a page’s module can be read wherever the repository stands', async () => {
  const folder = mkdtempSync(join(tmpdir(), "l'été \\ "));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    vi.doUnmock('../scripts/source.ts');
    vi.resetModules();
  });
  symlinkSync(src, join(folder, 'src'));
  vi.resetModules();
  vi.doMock('../scripts/source.ts', () => ({
    src: `${folder}/src/`,
    importSource: (file: string) => import(file.replace(`${folder}/src/`, src)),
  }));
  const { pageModule, pageModules } = await import('../scripts/page-modules.ts');
  const { load } = pageModules() as { load: (id: string) => Promise<string> };
  const [content] = parseAst(await load(pageModule('pages/contact'))).body;
  expect(content).toMatchObject({ source: { value: `${folder}/src/content/pages/contact.ts` } });
});
