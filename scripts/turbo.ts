/** Runs Turborepo with the variables of `.env`, and without telemetry. */
import { DEVELOPMENT_PORT, localhost } from '../packages/shared/src/ports.ts';
import { ended, signal, startProgram } from './lib/processes.ts';
import { inRepository, readEnvironment, turbo } from './lib/repository.ts';
import { localSettings, settingsOrExit } from './lib/settings.ts';

const [, , ...parameters] = process.argv;
const development = {
  // The API then runs in its own folder; both ways of running it share one database.
  DATABASE_URL: `file:${inRepository('data/requests.db')}`,
  SITE_URL: localhost(DEVELOPMENT_PORT),
};
const { environment: variables } = settingsOrExit(() =>
  localSettings({
    ...(parameters.includes('dev') && development),
    ...readEnvironment(),
  }),
);
const child = startProgram(turbo, parameters, variables);
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => signal(child, name));
process.exitCode = await ended(child);
