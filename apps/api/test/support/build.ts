import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const api = fileURLToPath(new URL('../..', import.meta.url));
const server = join(api, 'dist/main.js');
const folders = ['src', '../../packages/shared/src', '../../packages/http-server/src'];
const files = ['vite.config.ts', '../../package-lock.json'];

/** Time of the last change, in milliseconds. That of a folder changes when one of its files is removed. */
const changedAt = (path: string) => statSync(join(api, path)).mtimeMs;

const filesOf = (folder: string) =>
  readdirSync(join(api, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

/** Builds the server for the fault tests if its build is missing or older than its source. */
export default async function setup(): Promise<void> {
  const sources = [...files, ...folders, ...folders.flatMap(filesOf)];
  if (existsSync(server) && statSync(server).mtimeMs > Math.max(...sources.map(changedAt))) return;
  await build({ root: api, logLevel: 'warn' });
}
