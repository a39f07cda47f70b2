/** Runs Turborepo with the variables of `.env`, and without telemetry. */
import { spawn } from 'node:child_process';
import { environment, inRepository, root } from './lib/repository.ts';
import { DEVELOPMENT_PORT, localSettings } from './lib/settings.ts';

const [, , ...parameters] = process.argv;
const given = environment();
const { environment: variables } = localSettings(
  parameters.includes('dev')
    ? {
        // The API works in its own folder there; both ways of running it share one database.
        DATABASE_URL: `file:${inRepository('data/requests.db')}`,
        SITE_URL: `http://localhost:${DEVELOPMENT_PORT}`,
        ...given,
      }
    : given,
);
const child = spawn(inRepository('node_modules/.bin/turbo'), parameters, {
  cwd: root,
  env: variables,
  stdio: 'inherit',
});
// Ctrl+C reaches Turborepo from the terminal; this process waits for it to stop its tasks.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
