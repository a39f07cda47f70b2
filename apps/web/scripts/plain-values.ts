import type { Plugin } from 'vite';
import * as agency from '../src/site/agency.ts';

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

/**
 * Serves the agency's facts to browsers as plain values. The module itself would include every variable and its placeholder: a real
 * agency's site would still contain Épinette's name and the demonstration's sentences.
 */
export const agencyFacts: Plugin = {
  name: 'agency-facts',
  enforce: 'pre',
  load: { filter: { id: /\/src\/site\/agency\.ts$/ }, handler: () => valuesModule(agency) },
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
