import type { Location } from 'react-router-dom';

export interface NavigationState {
  /** The page below an overlay, and the document in which the overlay was opened. */
  readonly background?: Location;
  readonly document?: number;
  /** A tool changed its part of the address: the page stays. */
  readonly inPlace?: true;
}

/** State for an address that a tool writes. */
export const inPlace: NavigationState = { inPlace: true };

/** State for a link that opens an overlay over the page at this location. */
export function overlayState(background: Location): NavigationState {
  return { background, document: performance.timeOrigin };
}

/**
 * The page below the overlay at a location; undefined without an overlay. The browser keeps an entry's state over a reload, but a
 * reloaded document is the page of the address itself.
 */
export function backgroundOf({ state }: Location): Location | undefined {
  const { background, document } = (state ?? {}) as NavigationState;
  return document === performance.timeOrigin ? background : undefined;
}

export function isInPlace({ state }: Location): boolean {
  return (state as NavigationState | null)?.inPlace === true;
}
