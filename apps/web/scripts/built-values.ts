import { isDeepStrictEqual } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';
import { contentNames } from '../src/content/page-contents.ts';
import { importSource, src } from './source.ts';

/** A module with the same exports as another, with the values of this build. */
export function valuesModule(exports: Readonly<Record<string, unknown>>): string {
  return Object.entries(exports)
    .map(([name, value]) => {
      const binding = name === 'default' ? 'export default' : `export const ${name} =`;
      const json = JSON.stringify(value);
      if (json === undefined || !isDeepStrictEqual(JSON.parse(json), value))
        throw new Error(`A module of values exports what JSON can write, and ${name} has something else.`);
      return `${binding} ${json};`;
    })
    .join('\n');
}

/** The pages' content: its sentences call the formulas of `packages/shared`. */
const contentFiles = new Set(contentNames.map((name) => `${src}content/${name}.ts`));

/**
 * Serves `site/agency.ts`, each `*.built.ts` and the content as built values: their exports, without the code. Browsers then get neither
 * what the values are computed from nor, in the agency's facts, the placeholders that a real agency replaced. The development server
 * runs the content's modules, so that an edit shows at once.
 */
export function builtValues(): Plugin {
  let server: ViteDevServer | undefined;
  return {
    name: 'built-values',
    enforce: 'pre',
    configureServer(development) {
      server = development;
    },
    async load(id) {
      if (!/(?:\/src\/site\/agency|\.built)\.ts$/.test(id) && (server || !contentFiles.has(id))) return null;
      // The development server runs the module under an address with a query.
      return valuesModule(await importSource(server ? `${id}?run` : id, server));
    },
  };
}
