/**
 * React makes errors for its own use while it is evaluated, and keeps them. For the stack of each, V8 parses React and the whole
 * first script once more: some 25 ms on a desk, 100 on a slow phone, in which a press waits. To be imported before React.
 */
const limit = Error.stackTraceLimit;
Error.stackTraceLimit = 0;

/** Errors tell from here on where they come from. */
export function keepStacks(): void {
  Error.stackTraceLimit = limit;
}
