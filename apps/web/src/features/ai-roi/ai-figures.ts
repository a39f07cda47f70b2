import { aiRanges, aiRoi, aiSectors, aiSeries, aiSteps } from '@agency/shared/ai';
import { formatHours, formatMoney, formatPercent, withNoun } from '@agency/shared/format';
import { labelOf } from '@agency/shared/options';
import { pointsOf } from '../../blocks/calculator/points.ts';
import type { SectionOf } from '../../content/schema/page.ts';
import { fill } from '../../lib/fill.ts';

type Strings = SectionOf<'ai-roi'>;

export const fieldNames = Object.keys(aiRanges) as (keyof typeof aiRanges)[];

type Values = { readonly [Name in keyof typeof aiRanges]: number };

export function aiFigures(sector: string, values: Values, strings: Strings) {
  const inputs = { sector, ...values };
  const result = aiRoi(inputs);
  const series = aiSeries(inputs);
  const shown = {
    annualSavings: formatMoney(result.annualSavings),
    roi: formatPercent(result.roi),
    payback: result.paybackMonths === null ? strings.neverPaysBack : withNoun(result.paybackMonths, strings.months),
    hoursFreed: formatHours(result.hoursFreed),
    hoursPerEmployee: result.hoursPerEmployee === null ? strings.nobody : formatHours(result.hoursPerEmployee, 1),
  };
  return {
    ...shown,
    points: pointsOf(
      series.map(({ months, net }) => ({
        label: months === 0 ? strings.chart.start : withNoun(months, strings.months),
        value: net,
      })),
    ),
    ...explained(inputs, { ...shown, net: formatMoney(series.at(-1)?.net ?? 0) }, strings),
    summary: fill(strings.summary, {
      sector: labelOf(aiSectors, sector),
      ...Object.fromEntries(fieldNames.map((name) => [name, withNoun(values[name], strings.fields[name])])),
      ...shown,
      perEmployee: result.hoursPerEmployee === null ? '' : fill(strings.perEmployee, shown),
      repaid: fill(result.paybackMonths === null ? strings.repaid.never : strings.repaid.in, shown),
    }),
  };
}

/** The formula with the visitor's inputs, and the reason why an automated hour saves more than its cost. */
function explained(
  inputs: Values & { readonly sector: string },
  shown: { readonly annualSavings: string; readonly net: string; readonly roi: string },
  strings: Strings,
) {
  const { sectorRoi, hourValue } = aiSteps(inputs);
  const values = {
    ...shown,
    hours: formatHours(inputs.repetitiveHours),
    rate: formatMoney(inputs.hourlyRate),
    sectorRoi: formatPercent(sectorRoi),
    hourValue: formatMoney(hourValue, Number.isInteger(hourValue) ? 0 : 2),
  };
  return { equation: fill(strings.equation, values), caveat: fill(strings.caveat, values) };
}
