import { answerPages } from './answers.ts';
import { codings } from './codings.ts';

/** What a request gets. Files are named relative to the built site, with a leading slash. */
export type Route =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'refusal'; readonly status: 400 | 404 | 405 };

const refusal = (status: 400 | 404 | 405): Route => ({ kind: 'refusal', status });

/** Pages that have no address of their own: an outcome is shown under the contact page's, an error under any. */
const internalPages = new Set(['/404', ...answerPages.map(({ file }) => `/${file}`)]);

/** Precompressed variants are chosen by `Accept-Encoding`, never by name. */
const isVariant = (pathname: string) => codings.some(({ extension }) => pathname.endsWith(extension));

/** The path as text, or the status of one that is not: a stray `%` or a NUL is no address, odd bytes are an unknown one. */
function decode(pathname: string): string | 400 | 404 {
  if (/%(?![\dA-Fa-f]{2})|%00/.test(pathname) || !pathname.startsWith('/')) return 400;
  try {
    return decodeURIComponent(pathname);
  } catch {
    return 404;
  }
}

/** The one address of a page: single slashes, none at the end, no `.html`, no `index`. */
function canonical(pathname: string): string {
  const bare = pathname.replace(/\/{2,}/g, '/').replace(/(?:\.html)?\/*$/, '');
  return bare === '/index' || bare === '' ? '/' : bare;
}

/** The file of the page at a path, relative to the built site; what has no address of its own is named like a path. */
export function pageFile(page: string): string {
  return page === '/' ? '/index.html' : `${page}.html`;
}

/**
 * Decides what a request gets. Pure: the file system is the given set of files.
 * @param target the request target as received, query included
 * @param files every file of the built site, with a leading slash
 */
export function routeOf(method: string, target: string, files: ReadonlySet<string>): Route {
  if (method !== 'GET' && method !== 'HEAD') return refusal(405);
  // A proxy may name the host in the target as well (RFC 9112, section 3.2.2): it means the same page.
  const [rawPath = '', ...rest] = target.replace(/^https?:\/\/[^/?#]+(?=\/)/i, '').split('?');
  const query = rest.join('?');
  const pathname = decode(rawPath);
  if (typeof pathname === 'number') return refusal(pathname);

  const page = canonical(pathname);
  if (internalPages.has(page) || isVariant(pathname)) return refusal(404);
  if (files.has(pageFile(page))) {
    if (pathname !== page) return { kind: 'redirect', location: query ? `${page}?${query}` : page };
    return { kind: 'file', file: pageFile(answerFor(page, query) ?? page) };
  }
  if (files.has(pathname)) return { kind: 'file', file: pathname };
  // Addresses of pages are in lower case: whoever types a capital means the same page.
  const lower = canonical(pathname.toLowerCase());
  if (lower === pathname || internalPages.has(lower) || !files.has(pageFile(lower))) return refusal(404);
  return { kind: 'redirect', location: query ? `${lower}?${query}` : lower };
}

/** The page that tells a browser without JavaScript what became of its message. */
function answerFor(page: string, query: string): string | undefined {
  const parameters = new URLSearchParams(query);
  const answer = answerPages.find(
    ({ path, query: { name, value } }) => path === page && parameters.get(name) === value,
  );
  return answer && `/${answer.file}`;
}
