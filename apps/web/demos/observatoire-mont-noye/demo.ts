import { formatList, formatNumber, NBSP } from '@agency/shared/format';
import { pseudoRandom } from '../../src/lib/pseudo-random.ts';
import { clock, dayText } from '../lib/days.ts';
import { announce, find, follow, inputs, pointIn, ready, show, showValue } from '../lib/demo.ts';
import { clamp, degrees, fixed, radians, withinTurn } from '../lib/numbers.ts';
import {
  altitudeOf,
  darknessOf,
  fromPole,
  horizonAt,
  hourAngleOf,
  limitOf,
  moonlightOf,
  siderealAt,
  starsSeen,
} from './formula.ts';
import { figures, named, type Star, stars } from './stars.ts';
import './style.css';

const { moon, day, hour } = inputs('moon', 'day', 'hour');
const dome = find('#dome', SVGSVGElement);
const sky = find('#sky', SVGGElement);

const phases = ['nouvelle', 'un filet', 'un croissant', 'premier quartier', 'gibbeuse', 'pleine'];
const phase = () => phases[Math.round(moon.valueAsNumber / 3)] ?? '';
/** After midnight, the next day. */
const date = () => dayText(day.valueAsNumber + Math.floor(hour.valueAsNumber / (24 * 60)));
const time = () => clock(hour.valueAsNumber);

/** Position of a star on the planisphere: the pole in the middle, the meridian down, the west to the right. */
function at(declination: number, hourAngle: number): readonly [x: number, y: number] {
  const turn = radians(hourAngle);
  return [fromPole(declination) * Math.sin(turn), fromPole(declination) * Math.cos(turn)];
}
const point = ([x, y]: readonly [number, number]) => `${fixed(x)} ${fixed(y)}`;
/** Its place on the sheet that turns. */
const placeOf = ({ hours, declination }: Star) => at(declination, -hours * 15);

/** Faint stars without names: more than the named ones, fewer than in the real sky. Beyond 132 they only fill the page. */
const places = Array.from({ length: 1060 }, (_, index) => {
  const distance = index < 420 ? 132 * Math.sqrt(pseudoRandom(index + 1)) : 110 + 430 * pseudoRandom(index + 1);
  const turn = 2 * Math.PI * pseudoRandom(index + 2001);
  return {
    size: Math.floor(3 * pseudoRandom(index + 4001) ** 2),
    dot: `M${Math.round(distance * Math.cos(turn) * 2) / 2} ${Math.round(distance * Math.sin(turn) * 2) / 2}h0`,
  };
});
const dust = [0.55, 0.85, 1.2]
  .map((width, size) => {
    const dots = places.filter((place) => place.size === size).map(({ dot }) => dot);
    return `<path stroke-width="${width}" d="${dots.join('')}"></path>`;
  })
  .join('');

function paint(): void {
  const lines = figures
    .filter(({ length }) => length > 1)
    .map((figure) => `M${figure.map((star) => point(placeOf(star))).join('L')}`);
  const circles = stars.map((star) => {
    const [x, y] = placeOf(star);
    return `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${(2.1 - 0.42 * star.magnitude).toFixed(2)}"></circle>`;
  });
  sky.innerHTML = `<g fill="none" stroke="#cfe0ff" stroke-linecap="round" id="dust">${dust}</g><path fill="none" stroke="#9db8ff" stroke-opacity="0.85" stroke-width="0.6" d="${lines.join('')}"></path><g fill="#fff">${circles.join('')}</g>`;
  const edge = Array.from({ length: 73 }, (_, index) => at(90 - horizonAt(index * 5), index * 5));
  find('#horizon', SVGPathElement).setAttribute('d', `M${edge.map(point).join('L')}Z`);
}

function onMeridian(sidereal: number): string {
  const passing = named
    .filter(
      (star) => star.name !== 'Polaris' && Math.abs(hourAngleOf(star, sidereal)) < 15 && altitudeOf(star, sidereal) > 5,
    )
    .map(({ name }) => name.replace(/^L/, 'l'));
  return passing.length > 0 ? `Au méridien${NBSP}: ${formatList(passing)}.` : 'Le méridien est vide pour l’instant.';
}

/** Whether the name of a star is wanted: the others would crowd a phone. */
const isShown = ({ name, magnitude }: Star) => magnitude < 1.5 || name === 'Polaris' || name === 'Dubhé';

/** Size of a letter of a name on a phone, in units of the drawing. */
const letter = { width: 6.4, height: 8 } as const;

function draw(): string {
  const sidereal = siderealAt(day.valueAsNumber, hour.valueAsNumber);
  const darkness = darknessOf(moon.valueAsNumber);
  const lit = moonlightOf(moon.valueAsNumber);
  sky.setAttribute('transform', `rotate(${(-sidereal).toFixed(2)})`);
  find('#dust', SVGGElement).setAttribute('stroke-opacity', (1 - lit).toFixed(2));
  find('#night', SVGRectElement).setAttribute('fill-opacity', (0.55 + 0.45 * lit).toFixed(2));
  const shown = named
    .filter((star) => isShown(star) && altitudeOf(star, sidereal) > 6)
    .sort((one, other) => one.magnitude - other.magnitude);
  show('dome', `Le ciel au-dessus de l’observatoire. On y voit ${formatList(shown.map(({ name }) => name))}`);
  const taken: (readonly [left: number, right: number, y: number])[] = [];
  const labels = shown.map((star) => {
    const [x, y] = at(star.declination, hourAngleOf(star, sidereal));
    const side = x > 40 ? -1 : 1;
    const [from, to] = [x + 3 * side, x + (3 + letter.width * star.name.length) * side];
    const [left, right] = [Math.min(from, to), Math.max(from, to)];
    // The brighter star keeps its name.
    if (taken.some((one) => one[0] < right && left < one[1] && Math.abs(one[2] - y) < letter.height)) return '';
    taken.push([left, right, y]);
    return `<text class="name${side < 0 ? ' before' : ''}" x="${fixed(from)}" y="${fixed(y - 2)}">${star.name}</text>`;
  });
  find('#names', SVGGElement).innerHTML = labels.join('');
  showValue(moon, phase());
  showValue(day, date());
  showValue(hour, time());
  const count = formatNumber(starsSeen(limitOf(darkness)));
  const meridian = onMeridian(sidereal);
  show('count', count);
  show('meridian', meridian);
  const advice = lit > 0.5 ? '. Réservez plutôt une nuit sans lune.' : ', sur une échelle où 22 est le noir complet.';
  show('dark', `Noirceur du ciel${NBSP}: ${formatNumber(darkness, 1)}${advice}`);
  return `${date()}, ${time()}. ${count} étoiles à l’œil nu. ${meridian}`;
}

/** Last angle of the pointer, and the minute that it selects. */
let last: number | undefined;
let wanted = hour.valueAsNumber;
follow(dome, {
  dragged: (event) => {
    const { x, y } = pointIn(dome, event);
    const angle = degrees(Math.atan2(x, y));
    if (last !== undefined) {
      const turned = withinTurn(angle - last + 180) - 180;
      // The field has steps of ten minutes; `wanted` accumulates slow movements.
      wanted = clamp(wanted + turned * 4, Number(hour.min), Number(hour.max));
      hour.value = String(wanted);
      announce(draw());
    } else wanted = hour.valueAsNumber;
    last = angle;
  },
  ended: () => {
    last = undefined;
  },
});
paint();
ready(draw, () => announce(draw()));
