import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];

process.once('exit', () => {
  // A database that ends may still write.
  for (const folder of made) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** A folder on disk for one test; removed when its process ends, or by `run-folder.ts` with the run. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'agency-api-'));
  made.push(folder);
  return folder;
}
