/** A span of the page's life, in milliseconds since its document was asked for. */
export interface View {
  readonly since: number;
  readonly until: number;
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

/** Files that came over the network in a view, the document included. */
export function filesReceived(view: View): number {
  return entriesIn(view).filter(({ transferSize }) => transferSize > 0).length;
}
