import {
  type FinanceInputs,
  financeConstants,
  financeParts,
  financeRanges,
  financeRoi,
  financeSeries,
} from '@agency/shared/finance';
import { formatHours, formatMoney, formatPercent, withNoun } from '@agency/shared/format';
import { pointsOf } from '../../blocks/calculator/points.ts';
import type { SectionOf } from '../../content/schema/page.ts';
import { fill } from '../../lib/fill.ts';
import type { LinePoint } from '../../ui/charts/LineChart.tsx';

type Strings = SectionOf<'finance-roi'>;

/** The sliders, in page order. */
export const fieldNames = Object.keys(financeRanges) as (keyof FinanceInputs)[];

/** The results, in page order. */
export const resultNames = ['annualSavings', 'timeSaved', 'roi'] as const;

/** All displayed figures, formatted for Quebec. */
export interface FinanceFigures {
  readonly annualSavings: string;
  readonly timeSaved: string;
  readonly roi: string;
  /** The sources of a year's savings, in dollars: they add up to the total. */
  readonly parts: { readonly hours: number; readonly errors: number };
  /** Net savings, year by year. */
  readonly points: readonly LinePoint[];
  /** The whole result in one sentence. */
  readonly summary: string;
}

/** The figures of these inputs, formatted for the page. */
export function financeFigures(
  inputs: FinanceInputs,
  strings: Pick<Strings, 'fields' | 'summary' | 'chart'>,
): FinanceFigures {
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

/** The investment that the return is compared with, as text. */
export const investment = formatMoney(financeConstants.investment);
