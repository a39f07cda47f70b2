import { setTimeout as sleep } from 'node:timers/promises';

/** The pause of a loop. A ring ends it; one that comes earlier, during the loop's work, is not lost. */
export class WakeUp {
  #isRung = false;
  #end: () => void = () => undefined;

  ring(): void {
    this.#isRung = true;
    this.#end();
  }

  /**
   * Waits for a ring.
   * @param maxMs ends the pause without one
   * @param gatherMs further wait after a ring, for those that come with it
   */
  async pause(maxMs: number, gatherMs: number): Promise<void> {
    if (!this.#isRung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, maxMs);
        this.#end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    if (this.#isRung) await sleep(gatherMs);
    this.#isRung = false;
  }
}
