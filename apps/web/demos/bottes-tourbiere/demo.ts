import { formatNumber, NBSP } from '@agency/shared/format';
import { announce, clamp, find, follow, pointIn, ready, show } from '../lib/demo.ts';
import { type Choice, chooseBoot, fitOf, type Girths, mondopointOf, type Place, places, sizes } from './formula.ts';
import './style.css';

const sliders = {
  foot: find('#foot', HTMLInputElement),
  instep: find('#instep', HTMLInputElement),
  ankle: find('#ankle', HTMLInputElement),
  calf: find('#calf', HTMLInputElement),
};
const where = { instep: 'au cou-de-pied', ankle: 'à la cheville', calf: 'au mollet' } as const;
const centimetres = (value: number) => `${formatNumber(value, 1)}${NBSP}cm`;

/** Scale of the drawing: 11 units per centimetre, the heel at x = 120, the ground at y = 440. */
const unit = 11;
const heel = 120;
const ground = 440;
const level = { top: ground - 36 * unit, calf: ground - 29 * unit, ankle: ground - 11 * unit } as const;

/** Width of a girth seen from the side. A leg is treated as a cylinder. */
const across = (girth: number) => (girth / Math.PI) * unit;
const girthOf = (width: number) => (width * Math.PI) / unit;
/** The back of the calf is behind the ankle's by this share of their difference. */
const behind = 0.55;
/** Height of the instep above the ground, for a centimetre of girth. */
const rise = 0.29 * unit;

function shapeOf(foot: number, { instep, ankle, calf }: Girths, skin: number) {
  const back = { ankle: heel + 4 - skin, calf: heel + 4 - (across(calf) - across(ankle)) * behind - skin };
  const front = { ankle: back.ankle + across(ankle) + 2 * skin, calf: back.calf + across(calf) + 2 * skin };
  const toe = heel + foot * unit + skin;
  const instepAt = { x: heel + foot * unit * 0.52, y: ground - instep * rise - skin };
  const path =
    `M${back.calf} ${level.top}V${level.calf}C${back.calf} ${level.calf + 90} ${back.ankle} ${level.ankle - 80} ${back.ankle} ${level.ankle}` +
    `C${back.ankle} ${level.ankle + 40} ${heel - skin - 8} ${ground - 50} ${heel - skin} ${ground}H${toe}` +
    `C${toe + 10} ${ground - 52} ${toe - 50} ${ground - 58} ${instepAt.x} ${instepAt.y}` +
    `C${instepAt.x - 34} ${instepAt.y - 16} ${front.ankle} ${level.ankle + 46} ${front.ankle} ${level.ankle}` +
    `C${front.ankle} ${level.ankle - 80} ${front.calf} ${level.calf + 90} ${front.calf} ${level.calf}V${level.top}Z`;
  return { path: path.replace(/\d+\.\d+/g, (digits) => Number(digits).toFixed(1)), back, front, toe, instepAt };
}

/** The girth whose string ends at a point of the drawing. */
function pulled(place: Place, { x, y }: DOMPoint): number {
  if (place === 'instep') return (ground - y) / rise;
  const ankle = girthOf(x - heel - 4);
  if (place === 'ankle') return ankle;
  return girthOf((x - heel - 4 - behind * across(sliders.ankle.valueAsNumber)) / (1 - behind));
}

/** Puts the end of each string on the front of the leg. */
function knot({ front, instepAt }: ReturnType<typeof shapeOf>): void {
  const ends = {
    calf: [front.calf, level.calf],
    ankle: [front.ankle, level.ankle],
    instep: [instepAt.x, instepAt.y],
  } as const;
  for (const [place, [x, y]] of Object.entries(ends))
    find(`[data-grip="${place}"]`, SVGGElement).setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
}

function drawing(foot: number, leg: Girths, { inside, ease }: Choice): string {
  const boot = shapeOf(foot, inside, 7);
  const own = shapeOf(foot, leg, 0);
  knot(own);
  const tape = (place: keyof Girths, letter: string, from: number, to: number, y: number, slope = 0) => {
    const pinches = fitOf(ease[place]) === 'serre' ? ' pinches' : '';
    return `<path class="tape${pinches}" d="M${from.toFixed(1)} ${y.toFixed(1)}L${to.toFixed(1)} ${(y + slope).toFixed(1)}"/><circle class="dot" cx="52" cy="${y.toFixed(1)}" r="20"/><text class="letter" x="52" y="${(y + 7).toFixed(1)}">${letter}</text>`;
  };
  return `<clipPath id="foot-part"><path d="M0 318Q240 360 480 318V520H0Z"/></clipPath>
<path class="leather" d="${boot.path}"/><path class="rubber" clip-path="url(#foot-part)" d="${boot.path}"/>
<path class="sole" d="M${heel - 14} ${ground}H${(boot.toe + 8).toFixed(1)}V${ground + 20}Q${(boot.toe + 2).toFixed(1)} ${ground + 32} ${(boot.toe - 16).toFixed(1)} ${ground + 32}H${heel + 90}V${ground + 24}H${heel + 66}V${ground + 40}H${heel}Q${heel - 14} ${ground + 36} ${heel - 14} ${ground + 20}Z"/>
<path class="stitch" d="M${boot.back.calf.toFixed(1)} ${level.top + 16}H${boot.front.calf.toFixed(1)}"/>
<path class="leg" d="${own.path}"/>
${tape('calf', 'c', boot.back.calf, boot.front.calf, level.calf)}${tape('ankle', 'b', boot.back.ankle, boot.front.ankle, level.ankle)}${tape('instep', 'a', boot.instepAt.x - 78, boot.instepAt.x + 2, ground - 4, boot.instepAt.y - ground + 6)}
<path class="ripple" d="M0 452q60-10 112 2M${(boot.toe + 20).toFixed(1)} 454q50-10 90 2M40 496q120 12 210 0t190 2"/>`;
}

function verdict({ form, size, ease }: Choice): string {
  const pinching = places.filter((place) => fitOf(ease[place]) === 'serre');
  const loose = places.filter((place) => fitOf(ease[place]) === 'flotte');
  const name = `La ${size}, forme ${form.name}`;
  if (pinching.length > 0)
    return `${name}, serrera ${pinching.map((place) => where[place]).join(' et ')}. Écrivez-nous${NBSP}: on taillera un bois à votre jambe.`;
  if (loose.length > 0)
    return `${name}, flottera un peu ${loose.map((place) => where[place]).join(' et ')}. Un bas de laine y passe.`;
  return `${name}, ira aux trois endroits, bas de laine compris.`;
}

function draw(): string {
  const foot = sliders.foot.valueAsNumber;
  const leg = {
    instep: sliders.instep.valueAsNumber,
    ankle: sliders.ankle.valueAsNumber,
    calf: sliders.calf.valueAsNumber,
  };
  const choice = chooseBoot(foot, leg);
  find('#drawing', SVGGElement).innerHTML = drawing(foot, leg, choice);
  find('#sizes', HTMLOListElement).innerHTML = Array.from({ length: sizes.last - sizes.first + 1 }, (_, index) => {
    const size = sizes.first + index;
    return `<li${size === choice.size ? ' aria-current="true"' : ''}>${size}</li>`;
  }).join('');
  for (const [name, slider] of Object.entries(sliders)) {
    show(name, centimetres(slider.valueAsNumber));
    slider.setAttribute('aria-valuetext', centimetres(slider.valueAsNumber));
  }
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
/** The nearest string, for a press beside its end. */
const nearest = ({ y }: DOMPoint): Place =>
  y > (level.ankle + ground) / 2 ? 'instep' : y > (level.calf + level.ankle) / 2 ? 'ankle' : 'calf';
function pull(event: MouseEvent, grip: Element | null): void {
  const point = pointIn(boot, event);
  const place = places.find((one) => one === grip?.getAttribute('data-grip')) ?? nearest(point);
  const slider = sliders[place];
  slider.valueAsNumber = clamp(pulled(place, point), Number(slider.min), Number(slider.max));
  announce(draw());
}
let held: Element | null = null;
follow(boot, {
  dragged: (event, grip) => {
    held ??= grip;
    if (held) pull(event, held);
  },
  ended: () => {
    held = null;
  },
  pressed: pull,
});

for (const slider of Object.values(sliders)) slider.addEventListener('input', () => announce(draw()));

ready();
draw();
