import type { Plugin } from 'vite';
import * as agency from '../src/site/agency.ts';

/** A module with the same exports as `site/agency.ts`, with the values of this build. */
export function factsModule(exports: Readonly<Record<string, unknown>>): string {
  return Object.entries(exports)
    .map(([name, value]) => {
      if (typeof value === 'function')
        throw new Error(`site/agency.ts exports values only, and ${name} is a function.`);
      return `export const ${name} = ${JSON.stringify(value)};`;
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
  load: { filter: { id: /\/src\/site\/agency\.ts$/ }, handler: () => factsModule(agency) },
};
