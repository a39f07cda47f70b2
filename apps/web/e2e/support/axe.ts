import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, NodeResult, Result, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, AAA where it can be automated (mainly contrast 7:1), and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The contrast rule of level AAA. It includes level AA, whose rule would only measure the same texts again. */
export const contrastRule = 'color-contrast-enhanced';

/**
 * axe's default options of the contrast check, with two changes. Below the threshold of level AA, axe would leave the report to
 * the rule of level AA, which is disabled. `ignorePseudo`: `::before` and `::after` are only decoration here, but without this
 * option axe skips all text of a section that has one.
 */
const contrastCheck = {
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
};

/**
 * Runs axe in the page and returns one line per violation. axe is evaluated, not added as a script, so that the page's strict
 * content security policy stays in force.
 * @param part selector of the part to check, if the rest has already been checked
 * @param rules ids of the only rules to apply; by default, all rules of the tags above
 */
export async function axeViolations(page: Page, part?: string, rules?: readonly string[]): Promise<string[]> {
  const present = await page.evaluate(() => 'axe' in window);
  if (!present) {
    await page.evaluate(source);
    await page.evaluate(
      (checks) => {
        (window as unknown as { axe: { configure(how: unknown): void } }).axe.configure({ checks });
      },
      [contrastCheck],
    );
  }
  const options: RunOptions = {
    ...(rules
      ? { runOnly: { type: 'rule', values: [...rules] } }
      : { runOnly: tags, rules: { 'color-contrast': { enabled: false } } }),
    resultTypes: ['violations', 'incomplete'],
  };
  const run = async (selectors: boolean) => {
    const results = await page.evaluate(
      ([selector, runOptions]) => {
        const { axe } = window as unknown as { axe: { run(where: unknown, how: unknown): Promise<AxeResults> } };
        return axe.run(selector ? { include: [selector] } : document, runOptions);
      },
      [part, { ...options, selectors }] as const,
    );
    return [...results.violations, ...invisible(results)];
  };
  if ((await run(false)).length === 0) return [];
  // Selectors of elements take a third of axe's time, so compute them only for a violation.
  return (await run(true)).flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.flat().join(' ')} — ${failureSummary?.split('\n').slice(1).join(' ').trim()}`,
    ),
  );
}

/** The same, for the theme-dependent rule (contrast) only. */
export const contrastFaults = (page: Page, part?: string) => axeViolations(page, part, [contrastRule]);

/** Text in the colour of its background. axe does not report it, because it may be hidden on purpose; here it never is. */
function invisible({ incomplete }: AxeResults): Result[] {
  const isInvisible = ({ any }: NodeResult) =>
    any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'equalRatio');
  return incomplete
    .map((result) => ({ ...result, nodes: result.nodes.filter(isInvisible) }))
    .filter(({ nodes }) => nodes.length > 0);
}
