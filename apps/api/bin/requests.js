#!/usr/bin/env node
// Committed, unlike the build that it runs, so that `npm ci` can link it before the first build.
import { main } from '../dist/requests.js';

process.stdout.on('error', ({ code }) => {
  // A reader that closes the pipe (`requests list | head`) is not an error.
  if (code === 'EPIPE') process.exit(0);
  process.stderr.write(`Impossible d’écrire la sortie standard (${code}).\n`);
  process.exit(1);
});
process.exitCode = await main(process.argv.slice(2));
