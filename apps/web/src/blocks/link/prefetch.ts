import { createContext } from 'react';

/** Starts to load the page at a path. The application provides it; prerendering does not need it. */
export const PrefetchContext = createContext<(path: string) => void>(() => undefined);
