import { calculateCo2, co2Constants } from '@agency/shared/co2';
import { exampleInputs } from '../../src/content/tools/co2-example.ts';
import { gaugeRings } from './gauge-rings.ts';
import { fullTurn } from './path.ts';
import { drawing } from './svg.ts';

const hues = { site: 'river', chatbot: 'larch', ai: 'berry' } as const;
const rounded = (value: number) => Math.round(value * 100) / 100;
const { middle, width, path } = gaugeRings().large;
const percent = (kg: number) => rounded((kg / co2Constants.fullScale) * 100);

/** Whole coordinates of a threshold, at a distance from the centre: the page's HTML is short of bytes. */
function place(kg: number, radius: number): [number, number] {
  const angle = (kg / co2Constants.fullScale - 0.25) * fullTurn;
  return [Math.round(100 + Math.cos(angle) * radius), Math.round(100 + Math.sin(angle) * radius)];
}

/** From the middle of a label to its baseline. */
const HALF_DIGIT = 5;

/** The middle ring as a path, because HTML validators accept `pathLength` only on paths. */
const turn = `M${100 + middle} 100a${middle} ${middle} 0 1 1 ${-2 * middle} 0a${middle} ${middle} 0 1 1 ${2 * middle} 0`;

/**
 * Static gauge for the example of the home page, drawn like the calculator's (`ui/gauge`). The page shows it without the
 * calculator's script.
 */
export function exampleGauge(): string {
  let from = 0;
  const arcs = calculateCo2(exampleInputs).details.map(({ id, kg }) => {
    const start = from;
    from += percent(kg);
    return `<path data-hue="${hues[id]}" stroke="currentColor" d="${turn}" pathLength="100" stroke-dasharray="${rounded(percent(kg) - 0.5)} 100" stroke-dashoffset="${rounded(-start)}"/>`;
  });
  const thresholds = [0, co2Constants.moderateAbove, co2Constants.highAbove];
  const lines = thresholds.map((kg) => `M${place(kg, 99)}L${place(kg, 105)}`);
  const labels = thresholds.map((kg) => {
    const [x, y] = place(kg, 118);
    return `<text x="${x}" y="${y + HALF_DIGIT}">${kg}</text>`;
  });
  return drawing(
    { cut: 'detail', viewBox: '-22 -26 244 252' },
    '<mask id="cernes-exemple" maskUnits="userSpaceOnUse" x="0" y="0" width="200" height="200">',
    `<circle cx="100" cy="100" r="${middle}" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="${width}"/>`,
    `<path fill="#fff" fill-rule="evenodd" d="${path}"/></mask>`,
    '<g mask="url(#cernes-exemple)" transform="rotate(-90 100 100)" fill="none" stroke-width="60">',
    `<circle cx="100" cy="100" r="${middle}"/>${arcs.join('')}</g>`,
    `<path stroke="currentColor" stroke-width="1.25" d="${lines.join('')}"/>`,
    `<g fill="currentColor" text-anchor="middle">${labels.join('')}</g>`,
  );
}
