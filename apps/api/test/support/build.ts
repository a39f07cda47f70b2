import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const api = fileURLToPath(new URL('../..', import.meta.url));
const packageOf = (name: string) => fileURLToPath(new URL(`../../../../packages/${name}`, import.meta.url));

function newest(folder: string): number {
  return Math.max(
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs),
  );
}

function isBuilt(workspace: string, product: string): boolean {
  const built = join(workspace, 'dist', product);
  return existsSync(built) && statSync(built).mtimeMs > newest(join(workspace, 'src'));
}

/** Builds the server for the fault tests if its build is missing or older than its source. */
export default function setup(): void {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  for (const [workspace, product] of [
    [packageOf('shared'), 'schema.js'],
    [packageOf('http-guard'), 'index.js'],
    [api, 'main.js'],
  ] as const) {
    if (isBuilt(workspace, product)) continue;
    execFileSync(process.execPath, [tsc, '-p', join(workspace, 'tsconfig.build.json')], { stdio: 'inherit' });
  }
}
