import { build, type InlineConfig, type Rolldown } from 'vite';
import { web } from './source.ts';

/** The oldest JavaScript that browsers of the site must run. */
export const browserTarget = 'es2022';

/** Bundles a part of the site with its configuration, `vite.config.ts`. */
export async function bundleSite(options: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  return ((await build({ root: web, logLevel: 'warn', ...options })) as Rolldown.RolldownOutput).output;
}

/** Builds an entry without the site's configuration: these bundles need no plugin, and Vite would load it again for each. */
async function outputOf(entry: string, format: 'iife' | 'es'): Promise<Rolldown.RolldownOutput['output'][number][]> {
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
      // Vite accepts a style sheet as an entry only if it splits them.
      cssCodeSplit: format === 'es',
      lib: { entry, formats: [format], name: 'bundle', fileName: 'bundle' },
    },
  })) as Rolldown.RolldownOutput[];
  return built[0]?.output ?? [];
}

const cssOf = (files: readonly Rolldown.RolldownOutput['output'][number][]) =>
  files.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('');

/** Bundles a style sheet and its imports. @param entry file, as an absolute path */
export const bundleStyles = async (entry: string): Promise<string> => cssOf(await outputOf(entry, 'es'));

/**
 * Bundles an entry and its imports into one script, followed by its style sheet if it has one.
 *
 * @param entry file, as an absolute path
 * @throws Error if the entry produces more than one script
 */
export async function bundle(entry: string): Promise<{ readonly code: string; readonly css: string }> {
  const files = await outputOf(entry, 'iife');
  const [chunk, ...others] = files.filter((file) => file.type === 'chunk');
  if (!chunk || others.length > 0) throw new Error(`${entry} does not produce exactly one script.`);
  return { code: chunk.code.trim(), css: cssOf(files) };
}
