/** Readable text: lines of at most 80 characters, with sufficient line height; a breadcrumb of one line. */
import type { Page } from '@playwright/test';
import { interfaceStrings } from '../../src/content/interface.ts';

const MAX_LINE_LENGTH = 80;
const MIN_LINE_HEIGHT = 1.5;
/** A text with fewer characters is a label. */
const LABEL = 60;

/** Runs in the page: returns running text with lines that are too long or too close. */
function faultsOf([longestLine, leastLineHeight, label]: readonly [number, number, number]) {
  const blocks = 'p, li, dd, dt, td, th, figcaption, caption, summary, label, legend, address';
  const textNodes = (block: Element) => {
    const own = (node: Node) => node.parentElement?.closest(blocks) === block && !node.parentElement.closest('svg');
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT, (node) =>
      own(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
    );
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    return found;
  };
  const range = document.createRange();
  /** Characters of each line, by its vertical position. */
  const linesOf = (block: Element) => {
    const lines: { bottom: number; length: number }[] = [];
    for (const node of textNodes(block)) {
      for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [box] = range.getClientRects();
        if (!box?.width) continue;
        const line = lines.find(({ bottom }) => Math.abs(bottom - box.bottom) < box.height / 2);
        if (line) line.length += word.length + 1;
        else lines.push({ bottom: box.bottom, length: word.length });
      }
    }
    return lines;
  };
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  for (const disclosure of closed) disclosure.open = true;
  const faults = [...document.querySelectorAll(blocks)].flatMap((block) => {
    if (!block.checkVisibility()) return [];
    const lines = linesOf(block);
    if (lines.length < 2) return [];
    const { fontSize, lineHeight } = getComputedStyle(block);
    const text = (block.textContent ?? '').trim().slice(0, 60);
    const longest = Math.max(...lines.map(({ length }) => length));
    const ratio = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    const total = lines.reduce((sum, { length }) => sum + length, 0);
    const close = total > label && ratio < leastLineHeight - 0.01;
    return longest > longestLine || close ? [{ text, longest, lineHeight: ratio }] : [];
  });
  for (const disclosure of closed) disclosure.open = false;
  return faults;
}

/** Text in lines of more than 80 characters, or too close to each other, at the current width. */
export async function unreadableLines(page: Page): Promise<string[]> {
  const faults = await page.evaluate(faultsOf, [MAX_LINE_LENGTH, MIN_LINE_HEIGHT, LABEL] as const);
  return faults.map(({ text, longest, lineHeight }) => `« ${text} »: ${longest} characters, line height ${lineHeight}`);
}

/** Faults of the breadcrumb, on a page with one. */
export const breadcrumbFaults = (page: Page) =>
  page.evaluate((label) => {
    const trail = document.querySelector(`nav[aria-label="${label}"]`);
    if (!trail) return [];
    return [
      ...(trail.querySelector('a[href]') ? [] : ['the breadcrumb has no link']),
      // One line with targets of 44 px is lower than 60 px.
      ...(trail.clientHeight < 60 ? [] : [`the breadcrumb takes a second line: it is ${trail.clientHeight} px high`]),
    ];
  }, interfaceStrings.breadcrumbs);
