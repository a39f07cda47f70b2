import type { Plugin } from 'vite';
import * as agency from '../src/site/agency.ts';

/** A module with the same exports as `site/agency.ts`, whose values are those of this build. */
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
 * Serves the agency's facts to browsers as plain values. The module itself would bring every variable and the placeholder
 * behind it: the site of a real agency would still carry Épinette's name, and the sentences of the demonstration.
 */
export const agencyFacts: Plugin = {
  name: 'agency-facts',
  enforce: 'pre',
  load: { filter: { id: /\/src\/site\/agency\.ts$/ }, handler: () => factsModule(agency) },
};
