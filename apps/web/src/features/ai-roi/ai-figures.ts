import {
  aiConstants,
  aiRanges,
  aiRoi,
  aiSectors,
  aiSeries,
  formatHours,
  formatMoney,
  formatPercent,
  labelOf,
} from '@agency/shared';
import { yearsOf } from '../../blocks/calculator/years.ts';
import type { SectionOf } from '../../content/schema/page.ts';
import { withNoun } from '../../lib/count.ts';
import { fill } from '../../lib/fill.ts';

type Words = SectionOf<'ai-roi'>;

/** The sliders, in the order of the page. */
export const fieldNames = Object.keys(aiRanges) as (keyof typeof aiRanges)[];

type Values = { readonly [Name in keyof typeof aiRanges]: number };

/** Everything that the calculator shows, as text in the French of Quebec. */
export function aiFigures(
  sector: string,
  values: Values,
  words: Pick<Words, 'fields' | 'summary' | 'months' | 'neverPaysBack'>,
) {
  const inputs = { sector, ...values };
  const result = aiRoi(inputs);
  const shown = {
    annualSavings: formatMoney(result.annualSavings),
    roi: formatPercent(result.roi),
    payback: result.paybackMonths === null ? words.neverPaysBack : withNoun(result.paybackMonths, words.months),
    hoursFreed: formatHours(result.hoursFreed),
  };
  return {
    ...shown,
    years: yearsOf(aiSeries(inputs)),
    summary: fill(words.summary, {
      sector: labelOf(aiSectors, sector),
      ...Object.fromEntries(fieldNames.map((name) => [name, withNoun(values[name], words.fields[name])])),
      ...shown,
    }),
  };
}

/** The amount that the return is measured against, as text. */
export const investment = formatMoney(aiConstants.investment);
