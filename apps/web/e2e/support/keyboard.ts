/** Walks through a page with the Tab key. */
import type { Page } from '@playwright/test';
import { settled } from './visit.ts';

/** Steps per further call, for what also takes a step: a group of radio buttons, a list that scrolls. */
const MORE_STEPS = 4;

/** Tab reaches only one radio button of a group. */
export const controls =
  'a[href], :is(button, input:not([type=hidden], [type=radio]), select, textarea):enabled, summary';

/**
 * Runs inside the page: prepares a walk through parts, one after the other. Checks the focused element each time Tab leaves it.
 * @returns how many steps it takes, if Tab reaches each control
 */
function startWalk([part, all]: readonly [string, string]): number {
  const { inspection } = window;
  const { isShown, name, reached, suspects } = inspection;
  const end = new AbortController();

  /** Reason why the focus on this element is not visible, if any. */
  const faultOf = (element: Element): string | undefined => {
    // The ring is on the element or an ancestor (a carousel has its list's). The ring of a card's link is on its stretched surface.
    const rings = [
      getComputedStyle(element),
      getComputedStyle(element, '::after'),
      getComputedStyle(element.parentElement ?? element),
    ];
    const hasRing = rings.some(({ outlineStyle, outlineWidth }) => {
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    if (!hasRing) return `focus not visible: ${name(element)}`;
    // The first line of a link that wraps, because the middle of its box may be empty.
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const within = (value: number, limit: number) => Math.min(Math.max(value, 1), limit - 1);
    const x = within(box.left + box.width / 2, innerWidth);
    const y = within(box.top + Math.min(box.height, innerHeight) / 2, innerHeight);
    const label = (element as HTMLInputElement).labels?.[0];
    const on = document.elementFromPoint(x, y);
    if (on && (element.contains(on) || on.contains(element) || label?.contains(on))) return undefined;
    return `focus covered: ${name(element)} under ${on ? name(on) : 'nothing'}`;
  };

  reached.clear();
  suspects.length = 0;
  window.scrollTo(0, 0);
  const starts = document.querySelectorAll<HTMLElement>(part).values();
  let start: HTMLElement | undefined;
  /** Gives the focus to the next part, from which Tab goes on. */
  const enterNext = () => {
    start = starts.next().value;
    if (!start) return end.abort();
    if (start.tabIndex === -1) start.setAttribute('tabindex', '-1');
    start.focus();
  };
  const look = () => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || !start?.contains(element) || reached.has(element)) return enterNext();
    reached.add(element);
    if (element === start || !faultOf(element)) return;
    const top = window.scrollY;
    suspects.push({
      refocus: () => {
        element.focus({ preventScroll: true });
        window.scrollTo(0, top);
      },
      fault: () => faultOf(element),
    });
  };
  const stops = () =>
    [...document.querySelectorAll<HTMLElement>(`:is(${part}) :is(${all})`)].filter(
      (element) => isShown(element) && element.tabIndex >= 0,
    );
  const missed = () =>
    stops()
      .filter((element) => !reached.has(element))
      .map(name);
  Object.assign(inspection, { walk: end.signal, missed });
  enterNext();
  addEventListener('keydown', look, { capture: true, signal: end.signal });
  // One step enters the first part, and one leaves each.
  return 1 + stops().length + document.querySelectorAll(part).length;
}

/**
 * Walks through the page with the Tab key. Returns elements whose focus is not visible (no outline, or covered: WCAG 2.2,
 * 2.4.7, 2.4.11, 2.4.13), and elements that the keyboard does not reach.
 * @param part selector of the parts to walk through: each takes the focus first
 */
export async function keyboardFaults(page: Page, part = 'body'): Promise<string[]> {
  let steps = await page.evaluate(startWalk, [part, controls] as const);
  do {
    // In one call: one per step would take most of the time. The key stays down: a release per step would take as long again.
    await Promise.all(Array.from({ length: steps }, () => page.keyboard.down('Tab')));
    steps = MORE_STEPS;
  } while (!(await page.evaluate(() => window.inspection.walk.aborted)));
  await page.keyboard.up('Tab');

  const faults: string[] = [];
  // Elements that move on focus, such as the skip link, need a frame: check again.
  const suspects = await page.evaluate(() => window.inspection.suspects.length);
  for (let index = 0; index < suspects; index += 1) {
    await page.evaluate((at) => window.inspection.suspects[at]?.refocus(), index);
    await settled(page);
    const fault = await page.evaluate((at) => window.inspection.suspects[at]?.fault(), index);
    if (fault) faults.push(fault);
  }
  const missed = await page.evaluate(() => window.inspection.missed());
  return [...faults, ...missed.map((control) => `not reached by Tab: ${control}`)];
}
