import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const api = fileURLToPath(new URL('../..', import.meta.url));
const server = join(api, 'dist/main.js');
const sources = ['src', '../../packages/shared/src', '../../packages/http-server/src'].map((path) => join(api, path));

const changedAt = (folder: string) =>
  Math.max(
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs),
  );

/** Builds the server for the fault tests if its build is missing or older than its source. */
export default async function setup(): Promise<void> {
  if (existsSync(server) && statSync(server).mtimeMs > Math.max(...sources.map(changedAt))) return;
  await build({ root: api, logLevel: 'warn' });
}
