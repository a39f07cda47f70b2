import { pageAt } from '../site/pages.ts';
import { contentOf, notFoundContent } from './content.ts';

/** Loads all that the page at this path is made of. Rejects when a chunk cannot be had. */
export async function loadRoute(pathname: string): Promise<void> {
  const page = pageAt(pathname);
  await (page ? contentOf(page) : notFoundContent).load();
}
