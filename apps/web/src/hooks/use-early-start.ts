import { type RefObject, useEffect, useRef } from 'react';

/**
 * Starts a behaviour on an element of a page that was reached by a navigation. On the page that was loaded, the early script has
 * started it already, and starting it again does nothing.
 * @param start returns how to stop
 * @returns for the element's `ref`
 */
export function useEarlyStart<Started extends HTMLElement>(
  start: (element: HTMLElement) => () => void,
): RefObject<Started | null> {
  const element = useRef<Started>(null);
  useEffect(() => (element.current ? start(element.current) : undefined), [start]);
  return element;
}
