/** Longer than this, in ms, a visitor feels the wait (the threshold that the specification names). */
const SLOW = 100;

/**
 * Warns in the console of tasks and events that take longer than 100 ms, for whoever develops the site: a built page says
 * nothing in the console of its visitors.
 * @param types kinds of performance entries; those that the browser does not know are left out
 */
export function warnSlowEntries(types: readonly string[] = ['longtask', 'event']): void {
  const observer = new PerformanceObserver((list) => {
    for (const { entryType, name, duration } of list.getEntries())
      if (duration > SLOW) console.warn(`Slow ${entryType} "${name}": ${Math.round(duration)} ms`);
  });
  for (const type of types)
    if (PerformanceObserver.supportedEntryTypes.includes(type)) observer.observe({ type, buffered: true });
}
