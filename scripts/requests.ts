/** The API's `requests` command on the database that `npm start` uses: with the variables of `.env`, from the repository. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { environment, inRepository, root } from './lib/repository.ts';

if (!existsSync(inRepository('apps/api/dist/requests.js'))) {
  console.error('L’API n’est pas construite : lancez d’abord « npm run build ».');
  process.exit(1);
}
const child = spawn(process.execPath, [inRepository('apps/api/bin/requests.js'), ...process.argv.slice(2)], {
  cwd: root,
  env: environment(),
  stdio: 'inherit',
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
