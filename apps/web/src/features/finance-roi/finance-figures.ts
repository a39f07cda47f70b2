import {
  clampToRange,
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
  parseRoiInput,
} from '@agency/shared';
import type { SectionOf } from '../../content/schema/page.ts';
import { fill } from '../../lib/fill.ts';

type Words = SectionOf<'finance-roi'>;
export type FieldName = keyof FinanceInputs;

/** The sliders, in the order of the page. */
export const fieldNames = Object.keys(financeRanges) as FieldName[];

/** What the number fields hold: text, because a visitor passes through blanks and half-typed numbers. */
export type Typed = { readonly [Name in FieldName]: string };

/** Fills each field from a function of its name. */
function perField<T>(value: (name: FieldName) => T): { readonly [Name in FieldName]: T } {
  return {
    monthlyInvoices: value('monthlyInvoices'),
    timePerInvoice: value('timePerInvoice'),
    hourlyRate: value('hourlyRate'),
    monthlyErrors: value('monthlyErrors'),
  };
}

export const defaultTyped: Typed = perField((name) => String(financeRanges[name].default));

/** Numbers that the formula reads: 0 for what is not a number (specification part 2, section 5). */
export function readTyped(typed: Typed): FinanceInputs {
  return perField((name) => parseRoiInput(typed[name]));
}

/** The text of a field once its visitor has left it: within the slider's range, so that both agree. */
export function settle(name: FieldName, text: string): string {
  return String(clampToRange(parseRoiInput(text), financeRanges[name]));
}

/** `100 factures`, `1 facture`: a value with its unit, in words of the content. */
export function withUnit(value: number, { one, many }: Words['fields'][FieldName]): string {
  return `${formatNumber(value)}${NBSP}${value < 2 ? one : many}`;
}

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
    ...perField((name) => withUnit(inputs[name], words.fields[name])),
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
