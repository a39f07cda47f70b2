import { setTimeout as sleep } from 'node:timers/promises';

/** Notifications within this time share one run: in the dispatcher, a commit for each would be the slowest part of a delivery. */
const DEBOUNCE_MS = 20;

/** Work that is repeated until a stop. A notification ends the pause between two runs; one that comes earlier, during the work, is not lost. */
export class Loop {
  readonly #work: () => Promise<number>;
  #isNotified = false;
  #endPause = (): void => undefined;
  #running: Promise<void> | undefined;
  isStopped = false;

  /** @param work returns the longest pause after it, in milliseconds; never rejects */
  constructor(work: () => Promise<number>) {
    this.#work = work;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  notify(): void {
    this.#isNotified = true;
    this.#endPause();
  }

  /** Resolves once the work that is running has ended. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.notify();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.isStopped) {
      const maxMs = await this.#work();
      if (!this.#isNotified) await this.#pause(maxMs);
      if (this.#isNotified && !this.isStopped) await sleep(DEBOUNCE_MS);
      this.#isNotified = false;
    }
  }

  #pause(maxMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, maxMs);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
