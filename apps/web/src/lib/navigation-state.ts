import type { Location } from 'react-router-dom';

/** What a history entry of the router carries in its state. */
export interface NavigationState {
  /** The page under an overlay, and the document in which it was opened. */
  readonly background?: Location;
  readonly document?: number;
  /** A tool changed its part of the address: the page stays as it is. */
  readonly inPlace?: true;
}

/** State for an address that a tool writes. */
export const inPlace: NavigationState = { inPlace: true };

/** State for a link that opens an overlay over the page at this location. */
export function overlayState(background: Location): NavigationState {
  return { background, document: performance.timeOrigin };
}

/**
 * The page under the overlay at a location; undefined without an overlay. The browser keeps the state of an entry over a
 * reload, but the reloaded document is the page of the address itself.
 */
export function backgroundOf({ state }: Location): Location | undefined {
  const { background, document } = (state ?? {}) as NavigationState;
  return document === performance.timeOrigin ? background : undefined;
}

/** Whether a tool wrote the address of this history entry. */
export function isInPlace({ state }: Location): boolean {
  return (state as NavigationState | null)?.inPlace === true;
}
