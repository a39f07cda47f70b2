import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** `vite.config.ts`, with the sources of `packages/*`: a test runs alone after `npm ci`, without a build. */
export async function siteConfig(): Promise<typeof import('../../vite.config.ts')> {
  const file = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));
  const inline = { resolve: { external: [], noExternal: [/^@agency\//] } };
  const options = { configFile: false, logLevel: 'error', environments: { inline } } as const;
  return (await runnerImport<typeof import('../../vite.config.ts')>(file, options)).module;
}
