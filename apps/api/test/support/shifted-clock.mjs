// Preloaded into the built server (node --import): adds the offset in the file CLOCK_SHIFT_FILE to the wall clock, and reads it again
// at each SIGUSR2. Timers keep their pace, as when an operator changes a machine's date.
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const RealDate = Date;
let shiftMs = 0;

globalThis.Date = class ShiftedDate extends RealDate {
  constructor(...values) {
    if (values.length === 0) super(RealDate.now() + shiftMs);
    else super(...values);
  }

  static now() {
    return RealDate.now() + shiftMs;
  }
};

function read() {
  shiftMs = Number(readFileSync(process.env.CLOCK_SHIFT_FILE, 'utf8'));
}

read();
if (isMainThread) {
  process.on('SIGUSR2', () => {
    read();
    process.stdout.write(`${JSON.stringify({ event: 'test.clock', shiftMs })}\n`);
  });
}
