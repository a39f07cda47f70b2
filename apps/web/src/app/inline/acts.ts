/** Something that the visitor did to a control before the application ran. */
export interface Act {
  readonly control: HTMLElement;
  readonly replay: () => void;
}

/** The visitor's acts by what they decide, in the order of the last one for each key. */
export type Acts = Map<unknown, Act>;

/** Adds an act at the end; it replaces one with the same key. */
export function addAct(acts: Acts, key: unknown, control: HTMLElement, replay: () => void): void {
  // A map keeps the position of a key that it already has.
  acts.delete(key);
  acts.set(key, { control, replay });
}
