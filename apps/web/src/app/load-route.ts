import { loadDrawing } from '../ui/drawing/Drawing.tsx';
import { shownAt } from './content.ts';
import { footerDrawing } from './layout/Footer.tsx';

/** Loads all that the page at this path is made of. Rejects when a chunk cannot be had. */
export async function loadRoute(pathname: string): Promise<void> {
  await Promise.all([shownAt(pathname).load(), loadDrawing(footerDrawing)]);
}
