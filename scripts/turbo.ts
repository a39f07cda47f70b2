/** Runs Turborepo with the variables of `.env`, and without telemetry. */
import { ended, signal, startProgram } from './lib/processes.ts';
import { environment, inRepository } from './lib/repository.ts';
import { DEVELOPMENT_PORT, localSettingsOrExit } from './lib/settings.ts';

const [, , ...parameters] = process.argv;
const development = {
  // The API then runs in its own folder; both ways of running it share one database.
  DATABASE_URL: `file:${inRepository('data/requests.db')}`,
  SITE_URL: `http://localhost:${DEVELOPMENT_PORT}`,
};
const { environment: variables } = localSettingsOrExit({
  ...(parameters.includes('dev') && development),
  ...environment(),
});
const child = startProgram(inRepository('node_modules/.bin/turbo'), parameters, variables);
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => signal(child, name));
process.exitCode = await ended(child);
