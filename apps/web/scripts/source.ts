import { fileURLToPath } from 'node:url';
import type { ViteDevServer } from 'vite';

/** The site's sources, with a trailing slash. */
export const src = fileURLToPath(new URL('../src/', import.meta.url));

/** Imports a source of the site. The development server runs it again after an edit. */
export async function importSource<Module>(file: string, server?: ViteDevServer): Promise<Module> {
  return (await (server ? server.ssrLoadModule(file) : import(file))) as Module;
}
