import { type Co2Result, co2Constants } from '@agency/shared/co2';
import { formatKm, formatMoney, formatNumber, formatPart, NBSP, withNoun } from '@agency/shared/format';
import { calculatorStrings as strings } from '../../content/tools/co2-calculator.ts';
import { fill } from '../../lib/fill.ts';
import type { GaugeArc, GaugeTick } from '../../ui/gauge/Gauge.tsx';
import { hues } from './hues.ts';

/** Value of a full turn: the scale's maximum, or the total if it is larger, so that the shares stay correct. */
export function fullTurn({ totalCO2 }: Co2Result): number {
  return Math.max(totalCO2, co2Constants.fullScale);
}

export function arcsOf({ details }: Co2Result): GaugeArc[] {
  return details.map(({ id, kg }) => ({ value: kg, hue: hues[id] }));
}

/** The thresholds of the levels; none on a turn that is longer than the scale, where the arcs are shares. */
export function ticksOf({ totalCO2 }: Co2Result): GaugeTick[] {
  const { moderateAbove, highAbove, fullScale } = co2Constants;
  const thresholds = totalCO2 > fullScale ? [] : [0, moderateAbove, highAbove];
  return thresholds.map((value) => ({ value, label: formatNumber(value) }));
}

/** The three equivalents, formatted: what is not nothing is never 0. */
export function comparisonsOf({ comparisons: { carKm, trees, costCAD } }: Co2Result) {
  return {
    carKm: { value: formatKm(carKm), label: strings.comparisons.carKm },
    trees: { value: withNoun(trees, strings.tree, 1), label: strings.comparisons.trees },
    costCAD: { value: formatMoney(costCAD, 2), label: strings.comparisons.costCAD },
  };
}

const largestOf = ({ details }: Co2Result) => details.reduce((most, detail) => (detail.kg > most.kg ? detail : most));

/** The largest source and its share, for the middle of the chart; undefined if the total is 0. */
export function mainSourceOf(result: Co2Result) {
  const { id, percent } = largestOf(result);
  // No more than a figure has room there.
  const value = formatPart(percent).replace('plus de ', `>${NBSP}`);
  return percent > 0 ? { value, unit: strings.sources[id] } : undefined;
}

/**
 * The sentence for the level; above the lowest level, it also names the largest source and the effect of the hosting. At any level, an
 * unknown hosting and an answer without its number are doubts; with one, the lowest level is no praise.
 */
export function adviceOf(result: Co2Result, isHostingKnown: boolean, isPartial: boolean): string {
  if (result.totalCO2 <= 0) return isPartial ? strings.result.uncounted : strings.result.nothing;
  const { id, percent } = largestOf(result);
  const { level, multiplier } = result;
  return [
    ...(level === 'excellent' && (isPartial || !isHostingKnown) ? [] : [strings.result.messages[level]]),
    ...(level === 'excellent' ? [] : [fill(strings.result.advice[id], { share: formatPart(percent) })]),
    ...(level === 'excellent' || multiplier === 1
      ? []
      : [fill(strings.result.hosting, { multiplier: formatNumber(multiplier) })]),
    ...(isHostingKnown ? [] : [strings.result.unknownHosting]),
    ...(isPartial ? [strings.result.uncounted] : []),
  ].join(' ');
}
