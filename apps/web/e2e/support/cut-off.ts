/**
 * Text or controls that the edge of the screen or an ancestor clips, and words that end a line where none should. The body hides
 * overflow, so that the page never scrolls sideways: this check ensures that nothing readable is lost.
 */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    readonly faultsOfSpace: (part: string) => string[];
  }
}

/** Runs at the start of each document (`test.ts`). */
export function installFaultsOfSpace(): void {
  const { name, isShown, isInScroller } = window.inspection;
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const isOffScreen = ({ left, right }: DOMRect) => left < -1 || right > document.documentElement.clientWidth + 1;
  const areOverlapping = (a: DOMRect, b: DOMRect) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const named = (element: Element, faults: Readonly<Record<string, boolean>>) =>
    Object.entries(faults).flatMap(([fault, isFault]) => (isFault ? [`${fault}: ${name(element)}`] : []));

  /** The page, a dialog and a conversation scroll in one direction only: content beyond their other edges is lost. */
  const ofScrollers = (): string[] => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const inner = [...document.querySelectorAll('dialog[open], [role="log"]')];
    return [
      ...(scrollWidth > clientWidth ? [`the page scrolls sideways: ${scrollWidth} > ${clientWidth}`] : []),
      ...inner.flatMap((element) =>
        named(element, { 'scrolls sideways': isShown(element) && element.scrollWidth > element.clientWidth + 1 }),
      ),
    ];
  };

  /** The lettering of a drawing. */
  const ofLettering = (element: SVGTextElement): string[] => {
    if (!isShown(element) || isInScroller(element)) return [];
    const box = element.getBoundingClientRect();
    const next = element.nextElementSibling;
    return named(element, {
      'clipped by the edge, in a drawing': isOffScreen(box),
      'on the next one, in a drawing':
        next instanceof SVGTextElement && isShown(next) && areOverlapping(box, next.getBoundingClientRect()),
    });
  };

  /** A long word, cut without a hyphen: its column is too narrow. An address may break. */
  const longWord = /(?<![@.\p{L}])\p{L}{8,}(?!\p{L}|[@.]\p{L})/gu;
  /** Words that no-break spaces bind. One of them is cut if all do not fit in a line. */
  const boundWords = /[^\s-]+(?:\u00a0[^\s-]+)+/gu;
  /** Parts of a text that take two lines, where no line should end. */
  const broken = (text: Text, unbroken: RegExp): string[] =>
    [...text.data.matchAll(unbroken)].flatMap(({ 0: found, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + found.length);
      const [first, ...others] = range.getClientRects();
      return first && others.some(({ top }) => top > first.top + 1) ? [found] : [];
    });
  const ofWords = (element: Element, texts: readonly Text[]): string[] => {
    // A browser hyphenates what the narrowest line has no room for: words twice as large, or spaced by the visitor.
    const isSpaced = document.adoptedStyleSheets.length > 0;
    const isNarrowest = isSpaced || getComputedStyle(document.body).hyphens === 'auto';
    const isHyphenated = isNarrowest && getComputedStyle(element).hyphens === 'auto';
    const mayBreak = isHyphenated || element.closest('code, textarea');
    const binds = element.matches('h1, h2, h3') && !isSpaced;
    return texts.flatMap((text) => [
      ...(mayBreak ? [] : broken(text, longWord).map((word) => `broken word: ${word}`)),
      ...(binds ? broken(text, boundWords).map((words) => `bound, and cut: ${words}`) : []),
    ]);
  };

  /** The ancestors that cut part of what the element shows. */
  const ofAncestors = (element: Element, boxes: readonly DOMRect[]): string[] => {
    for (let around = element.parentElement; around && around.id !== 'root'; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const outer = around.getBoundingClientRect();
      // A one-pixel box contains visually hidden text.
      if (outer.width <= 1) return [];
      const isOut = ({ left, right, top, bottom }: DOMRect) =>
        (hides(overflowX) && (left < outer.left - 1 || right > outer.right + 1)) ||
        (hides(overflowY) && (top < outer.top - 1 || bottom > outer.bottom + 1));
      if (boxes.some(isOut)) return [`clipped by an ancestor: ${name(element)} in .${around.className}`];
    }
    return [];
  };

  /** An element without a box shows its words in its parent's. */
  const boxed = (element: Element): Element =>
    getComputedStyle(element).display === 'contents' ? boxed(element.parentElement ?? document.body) : element;

  /** What an element shows beside its children: its own text, without visually hidden descendants, or the control. */
  const ofElement = (element: Element, noticeTop: number): string[] => {
    if (element instanceof SVGTextElement) return ofLettering(element);
    // The screen of a project is one picture with a description: its lettering is not text.
    if (element.closest('svg, script, template, .scene[role="img"]')) return [];
    const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '') as Text[];
    const isControl = element.matches('a, button, input, select, textarea, summary, img, video');
    // A figure too wide for its column overlaps the next one; a slider too wide for its own ends beside its track.
    const isColumn = element.matches('main li > :is(strong, a), main :has(> input[type="range"])');
    if (!(isControl || isColumn || texts.length > 0) || !isShown(boxed(element))) return [];
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    // Two pixels do not show.
    const columns = named(element, { 'wider than its column': isColumn && scrollWidth > clientWidth + 2 });
    if (!(isControl || texts.length > 0) || isInScroller(element)) return columns;
    const { overflowX, overflowY } = getComputedStyle(element);
    const boxes = (texts.length > 0 ? texts : [element]).map((node) => {
      if (node instanceof Element) return node.getBoundingClientRect();
      const range = document.createRange();
      range.selectNode(node);
      return range.getBoundingClientRect();
    });
    return [
      ...columns,
      ...ofWords(element, texts),
      ...ofAncestors(element, boxes),
      ...named(element, {
        'under the notice': !element.closest('.notice') && boxes.some(({ bottom }) => bottom > noticeTop + 1),
        'clipped by the edge': boxes.some(isOffScreen),
        'text clipped in its box':
          texts.length > 0 &&
          ((hides(overflowX) && scrollWidth > clientWidth + 1) ||
            (hides(overflowY) && scrollHeight > clientHeight + 1)),
      }),
    ];
  };

  const faultsOfSpace = (part: string): string[] => {
    // The notice of a demonstration is its last line.
    const noticeTop = document.querySelector('.notice')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    const elements = [...document.querySelectorAll(`:is(${part}, dialog[open]) *`)];
    const closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const details of closed) details.open = true;
    const faults = [...ofScrollers(), ...elements.flatMap((element) => ofElement(element, noticeTop))];
    for (const details of closed) details.open = false;
    return faults;
  };
  Object.assign(window, { faultsOfSpace });
}

/** @param part selector of the part to check, if the rest has already been checked; an open dialog is always checked */
export const cutOff = (page: Page, part = 'body') => page.evaluate((where) => window.faultsOfSpace(where), part);
