/** A span of the page's life, in milliseconds since its document was asked for. */
export interface View {
  readonly since: number;
  readonly until: number;
}

/** Name of the mark that a page reached inside the site leaves at the moment its view began. */
const VIEW_MARK = 'view';

/** Marks that a view began, in milliseconds since the document was asked for. */
export function markView(since: number): void {
  performance.mark(VIEW_MARK, { startTime: since });
}

/**
 * The present view. A measure does not weigh itself, nor the scripts of the interaction that asked for it: the document's own view
 * ends at the first interaction.
 */
export function presentView(): View {
  const since = performance.getEntriesByName(VIEW_MARK).at(-1)?.startTime ?? 0;
  const act = performance.getEntriesByName('act')[0]?.startTime;
  return { since, until: (since === 0 && act) || performance.now() };
}

function entriesIn({ since, until }: View): PerformanceResourceTiming[] {
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  return entries.filter(
    ({ startTime }) => startTime >= since && startTime < until,
  ) as readonly PerformanceEntry[] as PerformanceResourceTiming[];
}

/** Bytes over the network in a view, headers included: the document and all that came with it. What came from the cache weighs nothing. */
export function transferred(view: View): number {
  return entriesIn(view).reduce((sum, { transferSize }) => sum + transferSize, 0);
}

/** Bytes over the network of some files, headers included, whatever else the page downloads at the same time. */
export function transferredBy(addresses: readonly string[]): number {
  const entries = addresses.flatMap((address) => performance.getEntriesByName(new URL(address, location.href).href));
  return (entries as readonly PerformanceEntry[] as PerformanceResourceTiming[]).reduce(
    (sum, { transferSize }) => sum + transferSize,
    0,
  );
}

/** Files that came over the network in a view, the document included. */
export function filesReceived(view: View): number {
  return entriesIn(view).filter(({ transferSize }) => transferSize > 0).length;
}
