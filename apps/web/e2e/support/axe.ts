import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, NodeResult, Result, RunOptions } from 'axe-core';
import { sessionOf } from './inspect.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    /** axe, once its source has run in the page. */
    readonly axe: { configure(how: unknown): void; run(where: unknown, how: unknown): Promise<AxeResults> };
  }
}

/** WCAG 2.2 A and AA, AAA where it can be automated (mainly contrast 7:1), and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The contrast rule of level AAA. It includes level AA, whose rule would only measure the same texts again. */
export const contrastRule = 'color-contrast-enhanced';

/** Rules of level AA that measure again, slowly, what the contrast rule above and `smallTargets` (level AAA) hold. */
const measuredElsewhere = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } };

/**
 * What another theme and another width can newly break: colours, and what a width hides (the text of a control, the head of a
 * table) or makes scroll. Names, roles and landmarks are in the document at every width; `smallTargets` measures targets.
 */
export const rulesOfStyle = [
  contrastRule,
  'link-in-text-block',
  'scrollable-region-focusable',
  'aria-hidden-focus',
  'button-name',
  'link-name',
  'label',
  'select-name',
  'summary-name',
  'heading-order',
  'empty-heading',
  'empty-table-header',
] as const;

/** Marks the texts that the contrast rule measures: see `markLooks`. */
const measured = 'data-measured';

/**
 * axe's default options of the contrast check, with two changes. Below the threshold of level AA, axe would leave the report to
 * the rule of level AA, which is disabled. `ignorePseudo`: `::before` and `::after` are only decoration here, but without this
 * option axe skips all text of a section that has one.
 */
const configuration = {
  rules: [{ id: contrastRule, selector: `[${measured}]` }],
  checks: [
    {
      id: contrastRule,
      options: {
        ignoreUnicode: true,
        ignoreLength: false,
        ignorePseudo: true,
        boldValue: 700,
        boldTextPt: 14,
        largeTextPt: 18,
        contrastRatio: { normal: { expected: 7 }, large: { expected: 4.5 } },
        pseudoSizeThreshold: 0.25,
        shadowOutlineEmMax: 0.1,
        textStrokeEmMin: 0.03,
      },
    },
  ],
};

/**
 * Looks whose contrast this worker has measured without a fault. The contrast of a text follows from its look: its class, colour
 * and size, and what is behind it. Measuring it again, on the next page or in the next state, can find nothing, and took a fifth
 * of the time of `pages.spec.ts`. Among a thousand looks, one chance in ten thousand is that two have the same hash.
 */
const knownLooks = new Set<number>();

/** Runs in the page: marks the first and the last text of each look that is not known, and returns these looks. */
function markLooks([part, mark, known]: readonly [string, string, string]): number[] {
  const isKnown = new Set(known.split(',').map(Number));
  const grounds = new Map<Element, string>();
  const hash = (text: string) => {
    let code = 0x811c9dc5;
    for (let at = 0; at < text.length; at += 1) code = Math.imul(code ^ text.charCodeAt(at), 0x01000193);
    return code;
  };
  /** What is behind the element's text, up to the first colour that hides the rest. */
  const groundOf = (element: Element): string => {
    const found = grounds.get(element);
    if (found !== undefined) return found;
    const { backgroundColor, backgroundImage, opacity, position, transform } = getComputedStyle(element);
    const isPlain = backgroundImage === 'none' && opacity === '1' && position !== 'absolute' && transform === 'none';
    const isOpaque = isPlain && backgroundColor.startsWith('rgb(');
    const isNothing = isPlain && backgroundColor === 'rgba(0, 0, 0, 0)';
    const around = isOpaque || !element.parentElement ? '' : groundOf(element.parentElement);
    const own = isPlain ? backgroundColor : `${backgroundColor} ${opacity} ${element.getAttribute('class')}`;
    const ground = isNothing ? around : String(hash(`${around} ${own}`));
    grounds.set(element, ground);
    return ground;
  };
  const first = new Map<number, Element>();
  const last = new Map<number, Element>();
  for (const root of document.querySelectorAll(part)) {
    for (const element of [root, ...root.querySelectorAll('*')]) {
      const hasText =
        element.matches('input, select, textarea') ||
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      if (!hasText || element.closest('[data-away]')) continue;
      if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      // Large text needs less contrast.
      const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18 : 24);
      const look = hash(`${groundOf(element)} ${element.getAttribute('class')} ${color} ${isLarge}`);
      if (isKnown.has(look)) continue;
      if (!first.has(look)) first.set(look, element);
      last.set(look, element);
    }
  }
  for (const element of [...first.values(), ...last.values()]) element.setAttribute(mark, '');
  return [...first.keys()];
}

/**
 * Runs axe in the page and returns one line per violation. axe is evaluated, not added as a script, so that the page's strict
 * content security policy stays in force.
 * @param part selector of the part to check, if the rest has already been checked
 * @param rules ids of the only rules to apply; by default, all rules of the tags above
 */
export async function axeViolations(page: Page, part?: string, rules?: readonly string[]): Promise<string[]> {
  const looks = await page.evaluate(markLooks, [part ?? 'body', measured, [...knownLooks].join()] as const);
  if (rules?.every((rule) => rule === contrastRule) && looks.length === 0) return [];
  // By the protocol itself: Playwright's `evaluate` adds a third to the time of such a long source.
  if (!(await page.evaluate(() => 'axe' in window)))
    await (await sessionOf(page)).send('Runtime.evaluate', { expression: source });
  const options: RunOptions = {
    ...(rules ? { runOnly: { type: 'rule', values: [...rules] } } : { runOnly: tags, rules: measuredElsewhere }),
    // Only the rule of sounds that play by themselves waits for media: the site has films without sound, and starts none.
    preload: false,
    resultTypes: ['violations', 'incomplete'],
  };
  const faults = await page.evaluate(
    async ([selector, runOptions, how, mark]) => {
      const { axe } = window;
      axe.configure(how);
      /** Text in the colour of its background. axe does not report it, because it may be hidden on purpose; here it never is. */
      const isInvisible = ({ any }: NodeResult) =>
        any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'equalRatio');
      // axe ignores that a modal dialog is above everything: it would find its texts covered, and not measure them.
      const modal = document.querySelector<HTMLElement>('dialog:modal');
      if (modal) document.body.style.visibility = 'hidden';
      modal?.style.setProperty('visibility', 'visible');
      const run = async (selectors: boolean): Promise<Result[]> => {
        const where = selector ? { include: [selector] } : document;
        const { violations, incomplete } = await axe.run(where, { ...runOptions, selectors });
        const invisible = incomplete.map((result) => ({ ...result, nodes: result.nodes.filter(isInvisible) }));
        return [...violations, ...invisible.filter(({ nodes }) => nodes.length > 0)];
      };
      // Selectors of elements take a third of axe's time, so compute them only for a violation.
      const found = (await run(false)).length > 0 ? await run(true) : [];
      document.body.style.visibility = '';
      modal?.style.removeProperty('visibility');
      for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
      return found.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, html, failureSummary }) =>
            `${id}: ${target.flat().join(' ')} « ${html.replace(/<[^>]*>/g, '').slice(0, 50)} » — ${failureSummary?.split('\n').slice(1).join(' ').trim()}`,
        ),
      );
    },
    [part, options, configuration, measured] as const,
  );
  const measuresContrast = !rules || rules.includes(contrastRule);
  if (measuresContrast && faults.length === 0) for (const look of looks) knownLooks.add(look);
  return faults;
}

/** The same, for the theme-dependent rule (contrast) only. */
export const contrastFaults = (page: Page, part?: string) => axeViolations(page, part, [contrastRule]);
