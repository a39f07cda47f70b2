/** For apps/web/Dockerfile: prints a script that sets the VITE_ variables of site.env and of .env, which wins unless its value is blank. */
import { existsSync } from 'node:fs';
import { readVariables } from './env-file.mjs';

const facts = ['site.env', '.env']
  .filter(existsSync)
  .flatMap((file) => Object.entries(readVariables(file)))
  .filter(([name, value]) => name.startsWith('VITE_') && value.trim());
console.log(`Object.assign(process.env, ${JSON.stringify(Object.fromEntries(facts))});`);
