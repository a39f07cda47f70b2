import { fileURLToPath } from 'node:url';
import type { ViteDevServer } from 'vite';

/** URLs of the site's folder and of its sources, with a trailing slash. */
export const web = fileURLToPath(new URL('..', import.meta.url));
export const src = `${web}src/`;

/** Imports a source of the site. The development server runs it again after an edit. */
export async function importSource<Module>(file: string, server?: ViteDevServer): Promise<Module> {
  return (await (server ? server.ssrLoadModule(file) : import(file))) as Module;
}
