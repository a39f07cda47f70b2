/**
 * For apps/web/Dockerfile: prints a script that sets the VITE_ variables of site.env and of .env, which wins. Both are read as everywhere
 * else, by Node; a blank value hides nothing.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const read = (file) =>
  Object.entries(existsSync(file) ? parseEnv(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')) : {});
const facts = ['site.env', '.env'].flatMap(read).filter(([name, value]) => name.startsWith('VITE_') && value.trim());
console.log(`Object.assign(process.env, ${JSON.stringify(Object.fromEntries(facts))});`);
