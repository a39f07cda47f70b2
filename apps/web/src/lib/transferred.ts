/** A time span of the page, in milliseconds since the document was requested. */
interface Span {
  readonly since: number;
  readonly until: number;
}

export interface PageView extends Span {
  /** The span in which the page's scripts were prefetched: before the press of its link. */
  readonly prefetch?: Span | undefined;
}

/** Name of the performance mark for the first interaction that needs React. */
export const INTERACTION_MARK = 'interaction';

/** The first prefetch of each page since it was last shown, by path. */
const prefetches = new Map<string, Span>();

/** The start of the view, and the prefetch of its page. */
let start: Omit<PageView, 'until'> = { since: 0 };

/** Records the prefetch of a page that is not yet shown. */
export async function notePrefetch(path: string, loading: Promise<unknown>): Promise<void> {
  const span = { since: performance.now(), until: Number.POSITIVE_INFINITY };
  if (!prefetches.has(path)) prefetches.set(path, span);
  // Ignore a failure here: the code that renders the page reports it.
  await loading.catch(() => undefined);
  span.until = performance.now();
}

/** Starts the view of a page reached inside the site, in milliseconds since the document was requested. */
export function startView(path: string, since: number): void {
  start = { since, prefetch: prefetches.get(path) };
  prefetches.delete(path);
}

/**
 * The current view. A measurement excludes itself and the scripts of the interaction that started it: the document's own view ends at
 * the first interaction.
 */
export function currentView(): PageView {
  const interaction = performance.getEntriesByName(INTERACTION_MARK)[0]?.startTime;
  return { ...start, until: (start.since === 0 && interaction) || performance.now() };
}

/** The types of `performance` do not say that the entries of documents and files have sizes. */
type Timings = PerformanceResourceTiming[];

const allEntries = () =>
  [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')] as Timings;

function entriesOf(view: PageView): Timings {
  const spans = [view, view.prefetch ?? view];
  return allEntries().filter(({ startTime }) =>
    spans.some(({ since, until }) => startTime >= since && startTime < until),
  );
}

/**
 * Transferred bytes of a view, headers included: the document and all its files. Cached files weigh nothing. Undefined if the browser
 * hides the sizes.
 */
export function bytesTransferred(view: PageView): number | undefined {
  // Ask all entries since the document: WebKit gives no size of a file in its memory.
  const areHidden = allEntries().every(({ transferSize, encodedBodySize }) => transferSize + encodedBodySize === 0);
  if (areHidden) return undefined;
  return entriesOf(view).reduce((sum, { transferSize }) => sum + transferSize, 0);
}

/**
 * The files of a view as a first visit receives them, in bytes: for a file that the browser had kept, the size of its body. A size that
 * the browser hides is 0.
 */
export function firstVisitFiles(view: PageView) {
  return entriesOf(view).map(({ name, entryType, transferSize, encodedBodySize }) => ({
    path: new URL(name, location.href).pathname,
    isDocument: entryType === 'navigation',
    bytes: Math.max(transferSize, encodedBodySize),
  }));
}

/** Transferred bytes of some files, headers included, whatever else the page downloads at the same time. */
export function bytesOfFiles(addresses: readonly string[]): number {
  const entries = addresses.flatMap((address) => performance.getEntriesByName(new URL(address, location.href).href));
  return (entries as Timings).reduce((sum, { transferSize }) => sum + transferSize, 0);
}

/** Files transferred in a view, the document included. */
export function filesTransferred(view: PageView): number {
  return entriesOf(view).filter(({ transferSize }) => transferSize > 0).length;
}
