import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, NodeResult, Result, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, AAA where it can be automated (mainly contrast 7:1), and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * axe's own options of the two checks of contrast, but for one: what `::before` and `::after` draw here is decoration beside the
 * text, and without this axe judges no word of a section that has one.
 */
const contrastChecks = [
  { id: 'color-contrast', normal: { expected: 4.5 }, large: { expected: 3 } },
  {
    id: 'color-contrast-enhanced',
    normal: { expected: 7, minThreshold: 4.5 },
    large: { expected: 4.5, minThreshold: 3 },
  },
].map(({ id, normal, large }) => ({
  id,
  options: {
    ignoreUnicode: true,
    ignoreLength: false,
    ignorePseudo: true,
    boldValue: 700,
    boldTextPt: 14,
    largeTextPt: 18,
    contrastRatio: { normal, large },
    pseudoSizeThreshold: 0.25,
    shadowOutlineEmMax: 0.1,
    textStrokeEmMin: 0.03,
  },
}));

/** Rules with a theme-dependent result. */
const contrastRules = ['color-contrast', 'color-contrast-enhanced'];

/**
 * Runs axe in the page and lists each violation on a line. It is evaluated, not added as a script, so that a strict content
 * security policy holds for the page meanwhile.
 * @param part selector of the part to look at, when the rest was looked at before
 * @param rules ids of the only rules to apply; all that follow from the tags above when absent
 */
export async function axeViolations(page: Page, part?: string, rules?: readonly string[]): Promise<string[]> {
  const present = await page.evaluate(() => 'axe' in window);
  if (!present) {
    await page.evaluate(source);
    await page.evaluate((checks) => {
      (window as unknown as { axe: { configure(how: unknown): void } }).axe.configure({ checks });
    }, contrastChecks);
  }
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: [...rules] } : tags,
    resultTypes: ['violations', 'incomplete'],
  };
  const results = await page.evaluate(
    ([selector, runOptions]) => {
      const { axe } = window as unknown as { axe: { run(where: unknown, how: unknown): Promise<AxeResults> } };
      return axe.run(selector ? { include: [selector] } : document, runOptions);
    },
    [part, options] as const,
  );
  return [...results.violations, ...invisible(results)].flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.flat().join(' ')} — ${failureSummary?.split('\n').slice(1).join(' ').trim()}`,
    ),
  );
}

/** The same, for the theme-dependent rules (contrast) only. */
export const contrastFaults = (page: Page, part?: string) => axeViolations(page, part, contrastRules);

/** Text in the colour of its background: axe does not report it, because it may be hidden on purpose. Ours never is. */
function invisible({ incomplete }: AxeResults): Result[] {
  const isInvisible = ({ any }: NodeResult) =>
    any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'equalRatio');
  return incomplete
    .map((result) => ({ ...result, nodes: result.nodes.filter(isInvisible) }))
    .filter(({ nodes }) => nodes.length > 0);
}
