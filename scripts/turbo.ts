/** Runs Turborepo with the variables of `.env`, and without telemetry. */
import { DEVELOPMENT_PORT, localhost } from '../packages/shared/src/ports.ts';
import { endedWithSignals, startProgram } from './lib/processes.ts';
import { readEnvironment, turbo } from './lib/repository.ts';
import { localSettings, settingsOrExit } from './lib/settings.ts';

const [, , ...parameters] = process.argv;
const { environment: variables } = settingsOrExit(() =>
  localSettings({
    ...(parameters.includes('dev') && { SITE_URL: localhost(DEVELOPMENT_PORT) }),
    ...readEnvironment(),
  }),
);
process.exitCode = await endedWithSignals(startProgram(turbo, parameters, variables));
