import type { Plugin } from 'vite';
import { fromEnv } from '../src/site/env.ts';

const call = /fromEnv\(\s*'(VITE_\w+)',\s*((?:'(?:[^'\\]|\\.)*'|[^'()])*?),?\s*\)/g;

/** The source of the agency's facts, with the value of each variable in the place of its reading. */
export function withFacts(source: string, read: (name: `VITE_${string}`) => string): string {
  const settled = source.replace(call, (_, name: `VITE_${string}`, fallback: string) => {
    const value = read(name);
    return value === '' ? `(${fallback})` : JSON.stringify(value);
  });
  // A plain value, which the bundler carries to the modules that ask: what only a demonstration says is then left out.
  return settled.replace(/\(?["'](oui|non)["']\)? === 'oui'/, (_, value: string) => String(value === 'oui'));
}

/**
 * Writes the agency's facts into the scripts as they are. Read at run time they would bring along every variable and the
 * placeholder behind it: the site of a real agency would still carry Épinette's name, and the words of the demonstration.
 */
export const agencyFacts: Plugin = {
  name: 'agency-facts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/site\/agency\.ts$/ },
    handler: (code) => ({ code: withFacts(code, (name) => fromEnv(name, '')), map: null }),
  },
};
