/** A visitor notices a longer wait. Milliseconds. */
const SLOW_MS = 100;

/**
 * Warns in the development console of tasks and events longer than 100 ms; a built page logs nothing in its visitors' console.
 * @param types types of performance entries; unsupported ones are ignored
 */
export function warnSlowEntries(types: readonly string[] = ['longtask', 'event']): void {
  const observer = new PerformanceObserver((list) => {
    for (const { entryType, name, duration } of list.getEntries())
      if (duration > SLOW_MS) console.warn(`Slow ${entryType} "${name}": ${Math.round(duration)} ms`);
  });
  for (const type of types)
    if (PerformanceObserver.supportedEntryTypes.includes(type)) observer.observe({ type, buffered: true });
}
