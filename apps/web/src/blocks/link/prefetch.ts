import { createContext } from 'react';

/** Starts to load the page at a path. The application provides it; prerendering needs none. */
export const PrefetchContext = createContext<(path: string) => void>(() => undefined);
