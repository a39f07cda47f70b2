/** A visitor's actions, in any browser. A target is a CSS selector, or an XPath if it starts with `//`. */
export interface Visitor {
  /** Opens an address of the site. */
  open(path: string): Promise<void>;
  click(target: string): Promise<void>;
  /** Drags with the mouse from the middle of a target to the middle of another. */
  drag(target: string, to: string): Promise<void>;
  /** Replaces the value of a field by this text. */
  type(target: string, text: string): Promise<void>;
  /** Chooses the option with this value. */
  choose(target: string, value: string): Promise<void>;
  press(key: 'Escape' | 'Enter' | 'ArrowRight'): Promise<void>;
  back(): Promise<void>;
  address(): Promise<string>;
  /** The value of an expression in the page. */
  read(expression: string): Promise<unknown>;
  leave(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** A first-time visitor, with or without scripts. */
  start(options: { readonly scripts: boolean }): Promise<Visitor>;
  /** Ends processes that visitors leave running. */
  stop(): Promise<void>;
}

export const viewport = { width: 1280, height: 900 } as const;

/** Longer than any response on a busy machine. */
export const PATIENCE_MS = 20_000;

/**
 * Evaluated in the page until it is true: scrolls an element into view, and returns whether a click on its middle reaches it or its
 * label. It must be where the last call found it: the page may still be scrolling.
 */
export function isReachable(element: Element & { place?: string }): boolean {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const before = element.place;
  element.place = `${x} ${y} ${scrollY}`;
  // During a view transition this is the root.
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return element.place === before && (element.contains(hit) || hit?.closest('label')?.control === element);
}
