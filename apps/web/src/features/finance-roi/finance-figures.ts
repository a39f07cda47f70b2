import {
  type FinanceInputs,
  financeConstants,
  financeRanges,
  financeRoi,
  financeSeries,
  formatHours,
  formatMoney,
  formatNumber,
  formatPercent,
  NBSP,
} from '@agency/shared';
import type { SectionOf } from '../../content/schema/page.ts';
import { withNoun } from '../../lib/count.ts';
import { fill } from '../../lib/fill.ts';

type Words = SectionOf<'finance-roi'>;

/** The sliders, in the order of the page. */
export const fieldNames = Object.keys(financeRanges) as (keyof FinanceInputs)[];

/** The results, in the order of the page. */
export const resultNames = ['annualSavings', 'timeSaved', 'roi'] as const;

/** Everything that the calculator shows, as text in the French of Quebec. */
export interface FinanceFigures {
  readonly annualSavings: string;
  readonly timeSaved: string;
  readonly roi: string;
  /** Where a year's savings come from, in dollars: they add up to the total. */
  readonly parts: { readonly hours: number; readonly errors: number };
  readonly years: readonly { readonly year: number; readonly net: number; readonly display: string }[];
  /** The whole result in one sentence. */
  readonly summary: string;
}

/** Dollars from which the chart counts in thousands: four longer amounts do not stand side by side on a phone. */
const THOUSANDS_FROM = 100_000;

export function financeFigures(inputs: FinanceInputs, words: Pick<Words, 'fields' | 'summary'>): FinanceFigures {
  const result = financeRoi(inputs);
  const errors = financeRoi({ ...inputs, monthlyInvoices: 0 }).annualSavings;
  const shown = {
    annualSavings: formatMoney(result.annualSavings),
    timeSaved: formatHours(result.timeSaved),
    roi: formatPercent(result.roi),
  };
  const years = financeSeries(inputs);
  const inThousands = years.some(({ net }) => net >= THOUSANDS_FROM);
  const said = {
    ...Object.fromEntries(fieldNames.map((name) => [name, withNoun(inputs[name], words.fields[name])])),
    ...shown,
  };
  return {
    ...shown,
    parts: { hours: result.annualSavings - errors, errors },
    years: years.map(({ year, net }) => ({
      year,
      net,
      display: inThousands ? `${formatNumber(net / 1000)}${NBSP}k$` : formatMoney(net),
    })),
    summary: fill(words.summary, said),
  };
}

/** The amount that the return is measured against, as text. */
export const investment = formatMoney(financeConstants.investment);
