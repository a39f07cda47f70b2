import { useSyncExternalStore } from 'react';

/** The inputs of a tool as text, by name. */
type Texts = Readonly<Record<string, string | undefined>>;

/**
 * What the tools of this page hold, for another part of it that needs it: the form of a quiz joins its result. In memory only:
 * looking at a result that someone shared saves nothing.
 */
const told = new Map<string, Texts>();
const listeners = new Set<() => void>();

/** @param tool owner of the inputs; undefined when the tool leaves the page */
export function tellInputs(tool: string, inputs: Texts | undefined): void {
  if (inputs) told.set(tool, inputs);
  else told.delete(tool);
  for (const listener of listeners) listener();
}

/** The inputs of a tool as they stand, outside a component. */
export const inputsOf = (tool: string): Texts | undefined => told.get(tool);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The inputs of another tool of the page, followed as they change. Undefined in the printed page. */
export function useToolInputs(tool: string): Texts | undefined {
  return useSyncExternalStore(
    subscribe,
    () => told.get(tool),
    () => undefined,
  );
}
