/** Something that the visitor did to a control before the application ran. */
export interface Act {
  /** What the act decides. A newer act with the same key replaces it. */
  readonly key: unknown;
  readonly control: HTMLElement;
  readonly replay: () => void;
}

/** The visitor's acts, in the order of the last one for each key. */
export function actQueue() {
  const acts = new Map<unknown, Act>();
  return {
    add(act: Act): void {
      // A map keeps the position of a key that it already has.
      acts.delete(act.key);
      acts.set(act.key, act);
    },
    /** Empties the queue. */
    take(): readonly Act[] {
      const taken = [...acts.values()];
      acts.clear();
      return taken;
    },
  };
}
