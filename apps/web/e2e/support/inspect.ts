/** Automated page checks beyond axe: each returns its faults, one per line. */
import type { CDPSession, Page } from '@playwright/test';
import { settled } from './visit.ts';

/** Smallest side of a control (WCAG 2.2, 2.5.5, AAA) and of a link inside a sentence (2.5.8, AA), in CSS pixels. */
const CONTROL = 44;
const INLINE = 24;

/** Runs at the start of each document (`test.ts`): helpers of the checks below. */
export function installHelpers(): void {
  const isScrolled = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
  const helpers: Helpers = {
    walk: AbortSignal.abort(),
    reached: new Set(),
    suspects: [],
    name(element: Element): string {
      const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
      const id = element.id ? `#${element.id}` : '';
      return `${element.tagName.toLowerCase()}${id} « ${text.slice(0, 50)} »`;
    },
    isShown(element: Element): boolean {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 0 &&
        height > 0 &&
        element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
        !element.closest('[data-away], .visually-hidden, [href="#contenu"]')
      );
    },
    /** Inside a horizontally scrollable element, such as a carousel or a wide table. */
    isInScroller(element: Element): boolean {
      for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
        if (isScrolled(parent)) return true;
      }
      return false;
    },
  };
  Object.assign(window, { inspection: helpers });
}

/** The helpers above, as a function evaluated in the page sees them. */
interface Helpers {
  name(element: Element): string;
  isShown(element: Element): boolean;
  isInScroller(element: Element): boolean;
  /** The keyboard walk: aborted at its end. */
  readonly walk: AbortSignal;
  /** Elements visited by the keyboard walk. */
  readonly reached: Set<Element>;
  /** Elements whose focus was not immediately visible: how to return to them, and the reason, if it is still not visible. */
  readonly suspects: { refocus(): void; fault(): string | undefined }[];
}
declare global {
  interface Window {
    readonly inspection: Helpers;
  }
}

/**
 * Text or controls that the edge of the screen clips. The body hides overflow, so that the page never scrolls sideways; this
 * check ensures that nothing readable is lost.
 * @param part selector of the part to check, if the rest has already been checked; an open dialog is always checked
 */
export async function cutOff(page: Page, part = 'body'): Promise<string[]> {
  return page.evaluate((where) => {
    const { name, isShown, isInScroller } = window.inspection;
    const width = document.documentElement.clientWidth;
    /** The ancestor that cuts part of the element's text, if any. */
    const clippedBy = (element: Element, boxes: readonly DOMRect[]) => {
      for (let around = element.parentElement; around && around.id !== 'root'; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const outer = around.getBoundingClientRect();
        // A one-pixel box contains visually hidden text.
        if (outer.width <= 1) return undefined;
        const isOut = ({ left, right, top, bottom }: DOMRect) =>
          (/hidden|clip/.test(overflowX) && (left < outer.left - 1 || right > outer.right + 1)) ||
          (/hidden|clip/.test(overflowY) && (top < outer.top - 1 || bottom > outer.bottom + 1));
        if (boxes.some(isOut)) return around;
      }
      return undefined;
    };
    const areOverlapping = (one: Element, other: Element) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    };
    const range = document.createRange();
    /** Parts of the text that take two lines, where no line should end. */
    const broken = (text: Node, unbroken: RegExp): string[] =>
      [...(text.textContent ?? '').matchAll(unbroken)].flatMap(({ 0: found, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + found.length);
        const [first, ...others] = range.getClientRects();
        return first && others.some(({ top }) => top > first.top + 1) ? [found] : [];
      });
    /** A long word, cut without a hyphen: its column is too narrow. An address may break. */
    const longWord = /(?<![@.\p{L}])\p{L}{8,}(?!\p{L}|[@.]\p{L})/gu;
    /** Words that no-break spaces bind. One of them is cut if all do not fit in a line. */
    const boundWords = /[^\s-]+(?:\u00a0[^\s-]+)+/gu;
    const faults =
      document.documentElement.scrollWidth > width
        ? [`the page scrolls sideways: ${document.documentElement.scrollWidth} > ${width}`]
        : [];
    /** The notice of a demonstration is its last line. */
    const noticeTop = document.querySelector('.notice')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    // These scroll in one direction only: content beyond their other edges is lost.
    for (const element of document.querySelectorAll('dialog[open], [role="log"]')) {
      if (isShown(element) && element.scrollWidth > element.clientWidth + 1)
        faults.push(`scrolls sideways: ${name(element)}`);
    }
    for (const element of document.querySelectorAll(`:is(${where}, dialog[open]) *`)) {
      if (element instanceof SVGTextElement && isShown(element) && !isInScroller(element)) {
        const { left, right } = element.getBoundingClientRect();
        if (left < -1 || right > width + 1) faults.push(`clipped by the edge: ${name(element)} in a drawing`);
        const next = element.nextElementSibling;
        if (next instanceof SVGTextElement && isShown(next) && areOverlapping(element, next))
          faults.push(`on each other in a drawing: ${name(element)}, ${name(next)}`);
      }
      // The screen of a project is one picture with a description: its lettering is not text.
      if (element.closest('svg, script, template, .scene[role="img"]')) continue;
      // A figure too wide for its column overlaps the next one; a slider too wide for its own ends beside its track. Two pixels do not show.
      if (
        element.matches('main li > :is(strong, a), main :has(> input[type="range"])') &&
        element.scrollWidth > element.clientWidth + 2 &&
        isShown(element)
      )
        faults.push(`wider than its column: ${name(element)}`);
      const isControl = element.matches('a, button, input, select, textarea, summary, img, video');
      const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
      const hasText = texts.length > 0;
      if (!(isControl || hasText) || !isShown(element) || isInScroller(element)) continue;
      const { hyphens, overflowX, overflowY } = getComputedStyle(element);
      if (hyphens !== 'auto' && !element.closest('code, textarea'))
        for (const word of texts.flatMap((text) => broken(text, longWord))) faults.push(`broken word: ${word}`);
      // Spaced by the visitor, such words need more than the narrowest line: a browser hyphenates them.
      if (element.matches('h1, h2, h3') && document.adoptedStyleSheets.length === 0)
        for (const words of texts.flatMap((text) => broken(text, boundWords))) faults.push(`bound, and cut: ${words}`);
      // Its own text, without visually hidden descendants.
      const boxes = (isControl && !hasText ? [element] : texts).map((node) => {
        if (node instanceof Element) return node.getBoundingClientRect();
        range.selectNode(node);
        return range.getBoundingClientRect();
      });
      const box = {
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      };
      if (box.bottom > noticeTop + 1 && !element.closest('.notice')) faults.push(`under the notice: ${name(element)}`);
      if (box.right > width + 1 || box.left < -1)
        faults.push(
          `clipped by the edge: ${name(element)} from ${Math.round(box.left)} to ${Math.round(box.right)} of ${width}`,
        );
      const clipping = clippedBy(element, boxes);
      if (clipping) faults.push(`clipped by an ancestor: ${name(element)} in .${clipping.className}`);
      const hides = (value: string) => value === 'hidden' || value === 'clip';
      const isClipped =
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 1);
      if (hasText && isClipped) faults.push(`text clipped in its box: ${name(element)}`);
    }
    return faults;
  }, part);
}

/**
 * Controls smaller than 44 px, links inside a sentence lower than 24 px. A checkbox or radio button counts with its label.
 * @param part as for `cutOff`
 */
export async function smallTargets(page: Page, part = 'body'): Promise<string[]> {
  return page.evaluate(
    ([control, inline, where]) => {
      const { name, isShown } = window.inspection;
      const tolerance = 0.5;
      const boxOf = (element: Element) => {
        const own = element.getBoundingClientRect();
        const choice = element.matches('input[type=radio], input[type=checkbox]');
        const label = choice ? (element as HTMLInputElement).labels?.[0]?.getBoundingClientRect() : undefined;
        if (!label) return own;
        const left = Math.min(own.left, label.left);
        const top = Math.min(own.top, label.top);
        return new DOMRect(
          left,
          top,
          Math.max(own.right, label.right) - left,
          Math.max(own.bottom, label.bottom) - top,
        );
      };
      const isInSentence = (element: Element) => {
        const around = element.parentElement?.textContent?.replace(/\s+/g, ' ').trim().length ?? 0;
        const own = element.textContent?.replace(/\s+/g, ' ').trim().length ?? 0;
        return getComputedStyle(element).display === 'inline' && around > own;
      };
      return [
        ...document.querySelectorAll(
          `:is(${where}, dialog[open]) :is(a[href], button, input:not([type=hidden]), select, textarea, summary)`,
        ),
      ].flatMap((element) => {
        if (!isShown(element)) return [];
        const { width, height } = boxOf(element);
        const size = `${Math.round(width)}×${Math.round(height)}`;
        if (element.matches('a') && isInSentence(element)) {
          // The line height counts: the next target is on the next line (WCAG 2.2, 2.5.8, spacing).
          const line = Number.parseFloat(getComputedStyle(element).lineHeight);
          return Math.max(height, line) + tolerance < inline
            ? [`link in a sentence too low: ${name(element)} ${size}`]
            : [];
        }
        return width + tolerance < control || height + tolerance < control
          ? [`target too small: ${name(element)} ${size}`]
          : [];
      });
    },
    [CONTROL, INLINE, part] as const,
  );
}

/** Images that are complete, and show nothing. */
export const brokenImages = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('img')]
      .filter((image) => window.inspection.isShown(image) && image.complete && image.naturalWidth === 0)
      .map(({ currentSrc }) => currentSrc),
  );

const sessions = new WeakMap<Page, CDPSession>();

/** The page's own session of the browser's protocol. */
export async function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  return session;
}

/**
 * Sets the text size like a browser's setting: rem, and em in media queries, change too. The usual size is restored at
 * the next frame.
 */
export async function setTextSize(page: Page, percent: 100 | 150 | 200): Promise<void> {
  const standard = (16 * percent) / 100;
  await (await sessionOf(page)).send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  // The new breakpoints apply at the next frame.
  if (percent !== 100) await settled(page, 1);
}

/** Sets the text spacing of WCAG 2.2, 1.4.12, or removes it, with a constructed style sheet: the page's policy allows no other. */
export async function setTextSpacing(page: Page, spaced: boolean): Promise<void> {
  await page.evaluate((on) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-bottom: 2em !important }`,
    );
    document.adoptedStyleSheets = on ? [sheet] : [];
  }, spaced);
  if (spaced) await settled(page, 1);
}
