import { formatList, formatNumber, NBSP } from '@agency/shared/format';
import { announce, find, follow, inputs, pointIn, ready, show, showValue } from '../lib/demo.ts';
import { clamp, fixed } from '../lib/numbers.ts';
import {
  type Choice,
  chooseBoot,
  fitOf,
  type Girths,
  girthsOf,
  mondopointOf,
  type Place,
  places,
  sizes,
} from './formula.ts';
import './style.css';

const sliders = inputs('foot', 'instep', 'ankle', 'calf');
const where = { instep: 'au cou-de-pied', ankle: 'à la cheville', calf: 'au mollet' } as const;
const centimetres = (value: number) => `${formatNumber(value, 1)}${NBSP}cm`;

/** Scale of the drawing: 11 units per centimetre, the heel at x = 120, the ground at y = 440. */
const unit = 11;
const heel = 120;
const ground = 440;
const level = { top: ground - 36 * unit, calf: ground - 29 * unit, ankle: ground - 11 * unit } as const;

/** Width of a girth seen from the side. A leg is treated as a cylinder. */
const across = (girth: number) => (girth / Math.PI) * unit;

function shapeOf(foot: number, { instep, ankle, calf }: Girths, skin: number) {
  const back = { ankle: heel + 4 - skin, calf: heel + 4 - (across(calf) - across(ankle)) * 0.55 - skin };
  const front = { ankle: back.ankle + across(ankle) + 2 * skin, calf: back.calf + across(calf) + 2 * skin };
  const toe = heel + foot * unit + skin;
  const instepAt = { x: heel + foot * unit * 0.52, y: ground - instep * 0.29 * unit - skin };
  const path =
    `M${back.calf} ${level.top}V${level.calf}` +
    `C${back.calf} ${level.calf + 90} ${back.ankle} ${level.ankle - 80} ${back.ankle} ${level.ankle}` +
    `C${back.ankle} ${level.ankle + 40} ${heel - skin - 8} ${ground - 50} ${heel - skin} ${ground}H${toe}` +
    `C${toe + 10} ${ground - 52} ${toe - 50} ${ground - 58} ${instepAt.x} ${instepAt.y}` +
    `C${instepAt.x - 34} ${instepAt.y - 16} ${front.ankle} ${level.ankle + 46} ${front.ankle} ${level.ankle}` +
    `C${front.ankle} ${level.ankle - 80} ${front.calf} ${level.calf + 90} ${front.calf} ${level.calf}V${level.top}Z`;
  return { path: path.replace(/\d+\.\d+/g, (digits) => fixed(Number(digits))), back, front, toe, instepAt };
}

/** The free end of each lace: its height, and its reach to the right, which grows with the girth. */
const endHeight: Readonly<Record<Place, number>> = { calf: level.calf, ankle: 256, instep: 336 };
const reach = { from: 300, over: 150 } as const;
function endOf(place: Place): number {
  const { valueAsNumber, min, max } = sliders[place];
  return reach.from + (reach.over * (valueAsNumber - Number(min))) / (Number(max) - Number(min));
}

function drawing(foot: number, leg: Girths, { inside, ease }: Choice): string {
  const boot = shapeOf(foot, inside, 7);
  const own = shapeOf(foot, leg, 0);
  const tape = (place: keyof Girths, from: number, to: number, y: number, slope = 0) => {
    const pinches = fitOf(ease[place]) === 'serre' ? ' pinches' : '';
    return `<path class="tape${pinches}" stroke="#eadfc3" stroke-width="5" d="M${fixed(from)} ${fixed(y)}L${fixed(to)} ${fixed(y + slope)}"/>`;
  };
  const lace = (place: Place, x: number, y: number) =>
    `<path stroke="#7a3210" stroke-width="4" d="M${fixed(x)} ${fixed(y)}L${fixed(endOf(place))} ${endHeight[place]}"/>`;
  const { toe, back, front, instepAt } = boot;
  const sole = [
    `M${heel - 14} ${ground}H${fixed(toe + 8)}V${ground + 20}`,
    `Q${fixed(toe + 2)} ${ground + 32} ${fixed(toe - 16)} ${ground + 32}H${heel + 90}`,
    `V${ground + 24}H${heel + 66}V${ground + 40}H${heel}`,
    `Q${heel - 14} ${ground + 36} ${heel - 14} ${ground + 20}Z`,
  ].join('');
  return [
    '<clipPath id="foot-part"><path d="M0 318Q240 360 480 318V520H0Z"/></clipPath>',
    `<path fill="#b4501f" d="${boot.path}"/>`,
    `<path fill="#2f3620" clip-path="url(#foot-part)" d="${boot.path}"/>`,
    `<path fill="#11150c" d="${sole}"/>`,
    `<path fill="none" stroke="#eadfc3" stroke-width="3" stroke-dasharray="7 6" d="M${fixed(back.calf)} ${level.top + 16}H${fixed(front.calf)}"/>`,
    `<path fill="#eadfc3" fill-opacity="0.1" stroke="#eadfc3" stroke-width="2.5" stroke-dasharray="3 5" d="${own.path}"/>`,
    tape('calf', back.calf, front.calf, level.calf),
    tape('ankle', back.ankle, front.ankle, level.ankle),
    tape('instep', instepAt.x - 78, instepAt.x + 2, ground - 4, instepAt.y - ground + 6),
    lace('calf', front.calf, level.calf),
    lace('ankle', front.ankle, level.ankle),
    lace('instep', instepAt.x + 2, instepAt.y + 2),
    `<path fill="none" stroke="#59643a" stroke-width="4" stroke-linecap="round" d="M0 452q60-10 112 2M${fixed(toe + 20)} 454q50-10 90 2M40 496q120 12 210 0t190 2"/>`,
  ].join('\n');
}

function verdict({ form, size, ease }: Choice): string {
  const pinching = places.filter((place) => fitOf(ease[place]) === 'serre');
  const loose = places.filter((place) => fitOf(ease[place]) === 'flotte');
  const name = `La ${size}, forme ${form.name}`;
  const at = (found: readonly Place[]) => formatList(found.map((place) => where[place]));
  if (pinching.length > 0)
    return `${name}, serrera ${at(pinching)}. Écrivez-nous${NBSP}: on taillera un bois à votre jambe.`;
  if (loose.length > 0) return `${name}, flottera un peu ${at(loose)}. Un bas de laine y passe.`;
  return `${name}, ira aux trois endroits, bas de laine compris.`;
}

function draw(): string {
  const foot = sliders.foot.valueAsNumber;
  const leg = girthsOf((place) => sliders[place].valueAsNumber);
  const choice = chooseBoot(foot, leg);
  find('#drawing', SVGGElement).innerHTML = drawing(foot, leg, choice);
  find('#sizes', HTMLOListElement).innerHTML = Array.from({ length: sizes.last - sizes.first + 1 }, (_, index) => {
    const size = sizes.first + index;
    return `<li${size === choice.size ? ' aria-current="true"' : ''}>${size}</li>`;
  }).join('');
  // The same elements for a whole drag: a touch on one that leaves the page would scroll it.
  for (const place of places)
    find(`#${place}-end`, SVGGElement).setAttribute(
      'transform',
      `translate(${fixed(endOf(place))} ${endHeight[place]})`,
    );
  for (const slider of Object.values(sliders)) showValue(slider, centimetres(slider.valueAsNumber));
  for (const place of places) {
    const fit = fitOf(choice.ease[place]);
    show(`${place}-fit`, fit);
    find(`[data-out="${place}-fit"]`, HTMLElement).classList.toggle('pinches', fit === 'serre');
  }
  show('form', choice.form.name);
  show('mondopoint', `Mondopoint ${mondopointOf(foot)}`);
  const says = verdict(choice);
  show('says', says);
  return says;
}

const boot = find('.boot', SVGSVGElement);
/** The lace that a drag pulls; a press pulls the one at its height. */
let pulled: Place | undefined;
function pull(event: MouseEvent): void {
  const { x, y } = pointIn(boot, event);
  pulled ??= places.reduce((near, place) =>
    Math.abs(endHeight[place] - y) < Math.abs(endHeight[near] - y) ? place : near,
  );
  const slider = sliders[pulled];
  const [least, most] = [Number(slider.min), Number(slider.max)];
  slider.value = String(clamp(least + ((x - reach.from) / reach.over) * (most - least), least, most));
  announce(draw());
}
follow(boot, {
  dragged: pull,
  pressed: pull,
  ended: () => {
    pulled = undefined;
  },
});

ready(draw, () => announce(draw()));
