import { type Co2Result, co2Constants, formatKm, formatMoney, formatNumber, formatPercent } from '@agency/shared';
import { calculatorWords as words } from '../../content/tools/co2-calculator.ts';
import { withNoun } from '../../lib/count.ts';
import type { GaugeArc, GaugeTick } from '../../ui/gauge/Gauge.tsx';
import { hues } from './hues.ts';

/** A full turn: the scale of the bar, or the total when it is greater, so that each part keeps its share. */
export function fullTurn({ totalCO2 }: Co2Result): number {
  return Math.max(totalCO2, co2Constants.fullScale);
}

/** The parts of the total in the drawing, a colour each. */
export function arcsOf({ details }: Co2Result): GaugeArc[] {
  return details.map(({ id, kg }) => ({ value: kg, tone: hues[id] }));
}

/** The thresholds of the levels, left out where they would fall on each other. */
export function ticksOf(result: Co2Result): GaugeTick[] {
  const readable = [co2Constants.moderateAbove, co2Constants.highAbove].filter((kg) => kg / fullTurn(result) > 0.08);
  return [0, ...readable].map((value) => ({ value, label: formatNumber(value) }));
}

/** The three comparisons, as a visitor reads them. */
export function comparisonsOf({ comparisons: { carKm, trees, costCAD } }: Co2Result) {
  return {
    carKm: { value: formatKm(carKm), label: words.comparisons.carKm },
    trees: { value: withNoun(trees, words.tree, 1), label: words.comparisons.trees },
    costCAD: { value: formatMoney(costCAD, 2), label: words.comparisons.costCAD },
  };
}

/** The source that weighs most and its share, for the middle of the visitor's own drawing; nothing when nothing weighs. */
export function mainSourceOf({ details }: Co2Result) {
  const main = details.reduce((most, detail) => (detail.share > most.share ? detail : most));
  return main.share > 0 ? { value: formatPercent(main.share * 100), unit: words.sources[main.id] } : undefined;
}
