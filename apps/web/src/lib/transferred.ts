/** A time span of the page, in milliseconds since the document was requested. */
export interface PageView {
  readonly since: number;
  readonly until: number;
}

/** Name of the performance mark for the start of a view reached inside the site. */
const VIEW_MARK = 'view';
/** Name of the performance mark for the first interaction that needs React. */
export const INTERACTION_MARK = 'interaction';

/** Marks the start of a view, in milliseconds since the document was requested. */
export function markView(since: number): void {
  performance.mark(VIEW_MARK, { startTime: since });
}

/**
 * The current view. A measurement excludes itself and the scripts of the interaction that started it: the document's own view ends at
 * the first interaction.
 */
export function currentView(): PageView {
  const since = performance.getEntriesByName(VIEW_MARK).at(-1)?.startTime ?? 0;
  const interaction = performance.getEntriesByName(INTERACTION_MARK)[0]?.startTime;
  return { since, until: (since === 0 && interaction) || performance.now() };
}

/** What the entries of documents and files are: the types of `performance` do not say that they have sizes. */
type Timings = PerformanceResourceTiming[];

function entriesOf({ since, until }: PageView): Timings {
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  return entries.filter(({ startTime }) => startTime >= since && startTime < until) as Timings;
}

/** Transferred bytes of a view, headers included: the document and all its files. Cached files weigh nothing. */
export function bytesTransferred(view: PageView): number {
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
