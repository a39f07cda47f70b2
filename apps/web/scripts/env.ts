/**
 * Reads the repository's `.env`, as Vite does for the client, so that what the scripts write agrees with what the client says.
 * Import it first: modules read their variables when they are loaded. Variables that are already set win.
 * A wrong one ends the build before it begins.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { wrongSetting } from './settings.ts';

const file = fileURLToPath(new URL('../../../.env', import.meta.url));
if (existsSync(file)) process.loadEnvFile(file);

const wrong = wrongSetting(process.env);
if (wrong) {
  console.error(wrong);
  process.exit(1);
}
