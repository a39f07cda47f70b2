/** The API's `requests` command on the database that `npm start` uses: with the variables of `.env`, from the repository. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRepository, readEnvironment, root } from './lib/repository.ts';
import { settingsOrExit } from './lib/settings.ts';

if (!existsSync(inRepository('apps/api/dist/requests.js'))) {
  console.error('L’API n’est pas construite\u00a0: lancez d’abord « npm run build ».');
  process.exit(1);
}
const program = inRepository('apps/api/bin/requests.js');
const options = { cwd: root, env: settingsOrExit(readEnvironment), stdio: 'inherit' } as const;
process.exitCode = spawnSync(process.execPath, [program, ...process.argv.slice(2)], options).status ?? 1;
