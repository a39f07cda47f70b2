#!/usr/bin/env node
// Committed, unlike what it runs, so that `npm ci` can link it before the first build.
import { main } from '../dist/cli/requests.js';

// A reader that leaves early (`requests list | head`) is no error.
process.stdout.on('error', (error) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});
process.exitCode = await main(process.argv.slice(2));
