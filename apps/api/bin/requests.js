#!/usr/bin/env node
// Committed, unlike the build that it runs, so that `npm ci` can link it before the first build.
import { main } from '../dist/requests.js';

// A reader that closes the pipe (`requests list | head`) is not an error.
process.stdout.on('error', (error) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});
process.exitCode = await main(process.argv.slice(2));
