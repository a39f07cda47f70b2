import type { Plugin, ViteDevServer } from 'vite';

function refuseFunctions(name: string, value: unknown): unknown {
  if (typeof value === 'function')
    throw new Error(`A module of values exports values only, and ${name} is a function.`);
  return value;
}

/** A module with the same exports as another, with the values of this build. */
export function valuesModule(exports: Readonly<Record<string, unknown>>): string {
  return Object.entries(exports)
    .map(([name, value]) => {
      const binding = name === 'default' ? 'export default' : `export const ${name} =`;
      return `${binding} ${JSON.stringify(refuseFunctions(name, value), refuseFunctions)};`;
    })
    .join('\n');
}

let server: ViteDevServer | undefined;

/**
 * Serves the exports of `site/agency.ts` and of each `*.built.ts` as plain values. Browsers then get neither what the values are
 * computed from nor, in the agency's facts, the placeholders that a real agency replaced.
 */
export const builtValues: Plugin = {
  name: 'built-values',
  enforce: 'pre',
  configureServer(development) {
    server = development;
  },
  load: {
    // The development server runs the module under an address with a query.
    filter: { id: /(?:\/src\/site\/agency|\.built)\.ts$/ },
    handler: async (id) => valuesModule(await (server ? server.ssrLoadModule(`${id}?run`) : import(id))),
  },
};

/**
 * Serves the pages' content and the register as plain values, because their sentences call the formulas of `@agency/shared`: browsers
 * receive the sentences alone. The development server runs the modules, so that an edit shows at once.
 */
export const contentValues: Plugin = {
  name: 'content-values',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: {
      id: /\/src\/content\/(?:(?:pages|services|secteurs|articles|legal)\/[\w-]+|claims\/(?:basis|figures)|not-found)\.ts$/,
    },
    handler: async (id) => valuesModule(await import(id)),
  },
};
