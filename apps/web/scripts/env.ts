/**
 * Reads the repository's `.env`, then `site.env` (the facts of a Docker image). Variables that are already set win. Import it first:
 * modules read their variables at load. An invalid variable ends the build immediately.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { wrongSetting } from './settings.ts';

for (const name of ['.env', 'site.env']) {
  const file = fileURLToPath(new URL(`../../../${name}`, import.meta.url));
  if (existsSync(file)) process.loadEnvFile(file);
}

const wrong = wrongSetting(process.env);
if (wrong) {
  console.error(wrong);
  process.exit(1);
}
