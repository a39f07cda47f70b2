import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Puts the temporary files of the whole run in one folder, and removes it when the run ends or is stopped: workers are killed, so they cannot. */
export default function setup(): void {
  const folder = mkdtempSync(join(tmpdir(), 'agency-api-'));
  // PostgreSQL's account has its folder in this one.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}
