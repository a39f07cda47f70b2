/** The walk through a page by the Tab key. */
import type { Page } from '@playwright/test';
import { prepared } from './inspect.ts';
import { settled } from './visit.ts';

/**
 * Runs inside the page, after a press of Tab: undefined when the focus has left the part or come back to where the walk has been,
 * else why it cannot be seen, if it cannot.
 */
function focusAt([part, isSecondLook]: readonly [part: string, isSecondLook: boolean]):
  | { readonly fault?: string }
  | undefined {
  const { name, reached } = window.inspection;
  const element = document.activeElement;
  if (!element?.closest(part) || element === document.body || (reached.has(element) && !isSecondLook)) return undefined;
  reached.add(element);
  // Its own ring, or its ancestor's (a carousel draws its list's).
  // A card's link draws it on the surface that it stretches over the card.
  const rings = [
    getComputedStyle(element),
    getComputedStyle(element, '::after'),
    getComputedStyle(element.parentElement ?? element),
  ];
  const hasRing = rings.some(({ outlineStyle, outlineWidth }) => {
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  if (!hasRing && getComputedStyle(element).boxShadow === 'none')
    return { fault: `focus not to be seen: ${name(element)}` };
  // The first line of a link that wraps: the middle of all of it may be empty.
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const within = (value: number, limit: number) => Math.min(Math.max(value, 1), limit - 1);
  const x = within(box.left + box.width / 2, innerWidth);
  const y = within(box.top + Math.min(box.height, innerHeight) / 2, innerHeight);
  const label = (element as HTMLInputElement).labels?.[0];
  const on = document.elementFromPoint(x, y);
  if (on && (element.contains(on) || on.contains(element) || label?.contains(on))) return {};
  return { fault: `focus behind something: ${name(element)} under ${on ? name(on) : 'nothing'}` };
}

/**
 * Walks the page with the Tab key and lists where the focus cannot be seen: no outline, or something else over it (WCAG 2.2,
 * 2.4.7, 2.4.11, 2.4.13), and what the keyboard does not reach.
 * @param part selector of the part to walk, which takes the focus at the beginning unless it is the whole
 */
export async function keyboardFaults(page: Page, part = 'body'): Promise<string[]> {
  await prepared(page);
  await page.evaluate((selector) => {
    window.inspection.reached.clear();
    window.scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
    const start = selector === 'body' ? null : document.querySelector<HTMLElement>(selector);
    if (start?.tabIndex === -1) start.setAttribute('tabindex', '-1');
    start?.focus();
  }, part);
  const faults: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    let focus = await page.evaluate(focusAt, [part, false] as const);
    if (!focus) break;
    if (focus.fault) {
      // Elements that move on focus, such as the skip link, need a frame.
      await settled(page);
      focus = await page.evaluate(focusAt, [part, true] as const);
    }
    if (focus?.fault) faults.push(focus.fault);
  }
  const missed = await page.evaluate((selector) => {
    const { isShown, name, reached } = window.inspection;
    // Tab reaches only one radio button of a group.
    const controls =
      'a[href], button:not([disabled]), input:not([type=hidden], [type=radio]), select, textarea, summary';
    return [...(document.querySelector(selector)?.querySelectorAll<HTMLElement>(controls) ?? [])]
      .filter((element) => isShown(element) && element.tabIndex >= 0 && !reached.has(element))
      .map((element) => `not reached by Tab: ${name(element)}`);
  }, part);
  return [...faults, ...missed];
}
