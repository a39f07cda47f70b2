import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder on disk for the current test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'agency-scripts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
