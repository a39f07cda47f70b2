import { loadDrawing } from '../ui/drawing/Drawing.tsx';
import { pageContentAt } from './content.ts';
import { footerDrawing } from './layout/Footer.tsx';

/** Loads everything that the page at this path is made of. Rejects when a part does not arrive. */
export async function loadRoute(pathname: string): Promise<void> {
  await Promise.all([pageContentAt(pathname).load(), loadDrawing(footerDrawing)]);
}
