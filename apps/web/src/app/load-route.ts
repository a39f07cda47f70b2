import { pageAt } from '../site/pages.ts';
import { loadDrawing } from '../ui/drawing/Drawing.tsx';
import { contentOf, notFoundContent } from './content.ts';
import { footerDrawing } from './layout/Footer.tsx';

/** Loads all that the page at this path is made of. Rejects when a chunk cannot be had. */
export async function loadRoute(pathname: string): Promise<void> {
  const page = pageAt(pathname);
  await Promise.all([(page ? contentOf(page) : notFoundContent).load(), loadDrawing(footerDrawing)]);
}
