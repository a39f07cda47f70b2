import { createContext, useContext } from 'react';
import type { PageId } from '../../site/pages.ts';

/** The page being drawn; undefined for the not-found page. */
export const PageIdContext = createContext<PageId | undefined>(undefined);

export const usePageId = () => useContext(PageIdContext);
