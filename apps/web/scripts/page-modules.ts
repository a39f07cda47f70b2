import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const suffix = '.ts?page';

/** The component of a section kind stands in a folder of that name: `co2-calculator/Co2Calculator.tsx`. */
function componentOf(src: string, kind: string): { readonly name: string; readonly file: string } {
  const name = kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const file = ['features', 'sections'].map((folder) => join(src, folder, kind, `${name}.tsx`)).find(existsSync);
  if (!file) throw new Error(`No component for the section kind "${kind}": expected ${kind}/${name}.tsx.`);
  return { name, file };
}

/** The section kinds that a content module names. Content is data, so its text tells. */
function kindsIn(contentFile: string): string[] {
  const kinds = readFileSync(contentFile, 'utf8').matchAll(/\bkind: '([a-z0-9-]+)'/g);
  return [...new Set([...kinds].map(([, kind = '']) => kind))];
}

/**
 * `content/x.ts?page` is the page that a content module describes: its words together with the components of the sections
 * they name. One dynamic import, so one script and one style sheet a page; left to import each feature alone, a page with
 * four of them would ask for eight more files.
 *
 * @param src absolute path of the sources
 * @param isCore whether the first script holds the section kind already
 */
export function pageModules(src: string, isCore: (kind: string) => boolean): Plugin {
  return {
    name: 'page-modules',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const contentFile = id.slice(0, -'?page'.length);
      const components = kindsIn(contentFile)
        .filter((kind) => !isCore(kind))
        .map((kind) => ({ kind, ...componentOf(src, kind) }));
      return [
        `export { default } from ${JSON.stringify(contentFile)};`,
        ...components.map(({ name, file }) => `import { ${name} } from ${JSON.stringify(file)};`),
        `export const components = { ${components.map(({ kind, name }) => `${JSON.stringify(kind)}: ${name}`).join(', ')} };`,
      ].join('\n');
    },
  };
}
