/** Runs the API from source, again after each save. tsx may answer Ctrl+C with code 130, an error to npm 10: this program ends by the signal. */
import { endedWithSignals, startProgram } from './lib/processes.ts';

const watcher = startProgram('node_modules/.bin/tsx', ['watch', 'apps/api/src/main.ts'], process.env);
process.exitCode = await endedWithSignals(watcher);
