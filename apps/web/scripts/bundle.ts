import { build, type InlineConfig, type Rolldown } from 'vite';
import { web } from './source.ts';

/** The oldest JavaScript that browsers of the site must run. */
export const browserTarget = 'es2022';

/** Bundles a part of the site with its configuration, `vite.config.ts`. */
export async function bundleSite(options: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  return ((await build({ root: web, logLevel: 'warn', ...options })) as Rolldown.RolldownOutput).output;
}

/**
 * Bundles an entry and its imports into one script, followed by its style sheet if it has one. It ignores the site's configuration:
 * these bundles need no plugin, and Vite would load it again for each.
 *
 * @param entry file, as an absolute path
 * @throws Error if the entry produces more than one script
 */
export async function bundle(entry: string): Promise<{ readonly code: string; readonly css: string }> {
  const built = (await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    root: web,
    // Warnings would only concern fonts, which style sheets name by their final addresses.
    logLevel: 'error',
    build: {
      write: false,
      target: browserTarget,
      cssMinify: true,
      lib: { entry, formats: ['iife'], name: 'bundle', fileName: 'bundle' },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk, ...others] = built[0]?.output ?? [];
  if (!chunk || others.some(({ type }) => type === 'chunk'))
    throw new Error(`${entry} does not produce exactly one script.`);
  const css = others.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('');
  return { code: chunk.code.trim(), css };
}
