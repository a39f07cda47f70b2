/** Automated page checks beyond axe: each returns its faults, one per line. */
import type { CDPSession, Page } from '@playwright/test';
import type { ApplicationEvent } from '../../src/app/application-event.ts';
import { settled } from './visit.ts';

/** Smallest side of a control (WCAG 2.2, 2.5.5, AAA) and of a link inside a sentence (2.5.8, AA), in CSS pixels. */
const CONTROL = 44;
const INLINE = 24;

/** Runs at the start of each document (`test.ts`): helpers of the checks below. */
export function installHelpers(): void {
  const isScrolled = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
  const helpers: Helpers = {
    application: new Promise((resolve) => document.addEventListener('application', ({ detail }) => resolve(detail))),
    walk: AbortSignal.abort(),
    missed: () => [],
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
    /** Whether an element is inside one that scrolls sideways, such as a carousel or a wide table. */
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
  /** What the application first says of itself, once it has hydrated the page or failed to. */
  readonly application: Promise<ApplicationEvent['detail']>;
  name(element: Element): string;
  isShown(element: Element): boolean;
  isInScroller(element: Element): boolean;
  /** The keyboard walk: aborted at its end. */
  readonly walk: AbortSignal;
  /** Controls that the walk has not reached. */
  missed(): readonly string[];
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
 * Controls smaller than 44 px, links inside a sentence lower than 24 px. A checkbox or radio button counts with its label.
 * @param part selector of the part to check, if the rest has already been checked; an open dialog is always checked
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
