import { createContext } from 'react';

/** What the application does for a link to one of our pages. */
interface Links {
  /** Navigates to an address, with the state of the history entry. */
  readonly follow: (href: string, state?: unknown) => void;
  /** Starts to load the page at a path. */
  readonly prefetch: (path: string) => void;
}

/** The application provides it. The prerender needs neither function. */
export const LinksContext = createContext<Links>({ follow: () => undefined, prefetch: () => undefined });
