/**
 * Reads the repository's `.env`, as Vite does for the client, so that what the scripts write agrees with what the client says.
 * Import it first: modules read their variables when they are loaded. Variables that are already set win.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../../../.env', import.meta.url));
if (existsSync(file)) process.loadEnvFile(file);
