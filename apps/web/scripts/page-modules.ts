import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const pageSuffix = '.ts?page';
const ownCopy = '?of=';

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
 * they name, behind one dynamic import.
 *
 * @param src absolute path of the sources
 * @param isCore whether the first script holds the section kind already
 */
export function pageModules(src: string, isCore: (kind: string) => boolean): Plugin {
  return {
    name: 'page-modules',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(pageSuffix)) return undefined;
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

/** The page that a module belongs to: the name of its content module, which is the last segment of its address. */
function pageOf(id: string): string | undefined {
  return /([^/]+)\.ts\?page$/.exec(id)?.[1] ?? /\?of=(.+)$/.exec(id)?.[1];
}

/**
 * Gives each page its own copy of what it uses beyond the first script: one script and one style sheet a page. Shared
 * chunks would be a few hundred bytes each and cost a request with its headers; a visitor's first page is what weighs.
 * A module loaded by `import()` is left shared.
 *
 * @param firstScript the modules of the first script, of which there must be no second copy
 */
export function oneChunkAPage(firstScript: ReadonlySet<string>): Plugin {
  return {
    name: 'one-chunk-a-page',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const page = importer === undefined ? undefined : pageOf(importer);
      if (page === undefined || options.kind === 'dynamic-import') return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved || resolved.external || /[?\0]/.test(resolved.id)) return null;
      return firstScript.has(resolved.id) ? null : { ...resolved, id: `${resolved.id}${ownCopy}${page}` };
    },
  };
}
