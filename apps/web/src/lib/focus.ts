interface Options extends FocusOptions {
  /** The element with the pressed control and what it made appear, if the control stays; by default, what appeared alone. */
  readonly place?: Element | null;
}

/**
 * Focuses what has appeared in answer to an act, unless the visitor has gone elsewhere in the meantime. The focus is still in `place`,
 * or around it: a control that disappears leaves it to the page.
 */
export function focusUnlessElsewhere(
  element: HTMLElement | null | undefined,
  { place = element ?? null, ...options }: Options = {},
): void {
  const { activeElement } = document;
  if (place?.contains(activeElement) || activeElement?.contains(place)) element?.focus(options);
}

/**
 * Scrolls to an element, and focuses it.
 * @param around what comes into view with it; by default, the element alone
 */
export function reveal(
  element: HTMLElement | null | undefined,
  around: Element | null | undefined = element,
  block: ScrollLogicalPosition = 'start',
): void {
  around?.scrollIntoView({ block });
  element?.focus({ preventScroll: true });
}
