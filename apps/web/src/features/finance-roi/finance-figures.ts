import { type FinanceInputs, financeParts, financeRanges, financeRoi, financeSeries } from '@agency/shared/finance';
import { formatHours, formatMoney, formatPercent, withNoun } from '@agency/shared/format';
import { pointsOf } from '../../blocks/calculator/points.ts';
import type { SectionOf } from '../../content/schema/page.ts';
import { fill } from '../../lib/fill.ts';

export const fieldNames = Object.keys(financeRanges) as (keyof FinanceInputs)[];

export function financeFigures(inputs: FinanceInputs, strings: SectionOf<'finance-roi'>) {
  const result = financeRoi(inputs);
  const shown = {
    annualSavings: formatMoney(result.annualSavings),
    timeSaved: formatHours(result.timeSaved),
    roi: formatPercent(result.roi),
  };
  const values = {
    ...Object.fromEntries(fieldNames.map((name) => [name, withNoun(inputs[name], strings.fields[name])])),
    ...shown,
  };
  return {
    ...shown,
    /** The sources of a year's savings, in dollars: they add up to the total. */
    parts: financeParts(inputs),
    points: pointsOf(
      financeSeries(inputs).map(({ year, net }) => ({
        label: year === 0 ? strings.chart.start : fill(strings.chart.year, { year: String(year) }),
        value: net,
      })),
    ),
    summary: fill(strings.summary, values),
  };
}
