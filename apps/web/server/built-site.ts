import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteHeaders } from './headers.ts';
import type { BuiltSite } from './site-server.ts';

/** In `.server/`: which build the headers beside it belong to. */
export const BUILD_ID_FILE = 'build-id';

/**
 * Tells two builds apart by the home page: it holds the inline scripts, and names the first script with its hash, which
 * names all others with theirs. Files of an earlier build may be left in `assets/`: a restored cache deletes none.
 */
export function buildId(dist: string): string {
  return createHash('sha256')
    .update(readFileSync(join(dist, 'index.html')))
    .digest('hex');
}

/**
 * The built site with the headers of the same build: those of another one would refuse its scripts.
 * @param web the folder that holds `dist/` and `.server/`
 * @throws Error one French line for the operator
 */
export function readBuiltSite(web: string): BuiltSite {
  const directory = join(web, 'dist');
  const written = (name: string) => readFileSync(join(web, '.server', name), 'utf8');
  let headers: SiteHeaders;
  let isSameBuild: boolean;
  try {
    headers = JSON.parse(written('headers.json')) as SiteHeaders;
    isSameBuild = written(BUILD_ID_FILE) === buildId(directory);
  } catch {
    throw new Error('Le site n’est pas construit en entier : lancez d’abord « npm run build ».');
  }
  if (!isSameBuild) {
    throw new Error('Les dossiers dist et .server viennent de deux constructions : relancez « npm run build ».');
  }
  return { directory, headers };
}
