import { writeFileSync } from 'node:fs';
import { apiTools } from '../../../../scripts/lib/api-tools.ts';
import { requireTool } from '../../../../scripts/lib/tools.ts';
import { DAY_MS } from '../../src/durations.ts';
import { temporaryFolder } from './folder.ts';

const library = requireTool(apiTools.faketime);

/** A wall clock for the servers and commands that get its variables; timers keep their pace. */
export class WallClock {
  readonly #file = `${temporaryFolder()}/clock`;
  readonly env: Readonly<Record<string, string>> = {
    [process.platform === 'darwin' ? 'DYLD_INSERT_LIBRARIES' : 'LD_PRELOAD']: library,
    FAKETIME_TIMESTAMP_FILE: this.#file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  };

  /** @param days from the right time, backwards if negative */
  constructor(days = 0) {
    this.set(days);
  }

  /**
   * Sets the clock, as an operator changes a machine's date.
   * @param days from the right time, backwards if negative
   */
  set(days: number): void {
    writeFileSync(this.#file, `${days < 0 ? '-' : '+'}${Math.round(Math.abs(days) * 86_400)}`);
  }
}

/** Days from now to the start of the year 2000. */
export const TO_2000 = (Date.UTC(2000, 0, 1) - Date.now()) / DAY_MS;
