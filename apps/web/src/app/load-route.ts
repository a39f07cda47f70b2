import { loadDrawing } from '../ui/drawing/Drawing.tsx';
import { shownPageAt } from './content.ts';
import { footerDrawing } from './layout/Footer.tsx';

/** Loads every module of the page at this path. Rejects if one fails to load. */
export async function loadRoute(pathname: string): Promise<void> {
  await Promise.all([shownPageAt(pathname).load(), loadDrawing(footerDrawing)]);
}
