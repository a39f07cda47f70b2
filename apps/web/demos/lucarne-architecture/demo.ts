import { formatNumber, NBSP, quebecTime } from '@agency/shared/format';
import { clock, dayOf, dayText } from '../lib/days.ts';
import { announce, find, follow, inputs, pointIn, ready, show, showValue } from '../lib/demo.ts';
import { fixed, radians } from '../lib/numbers.ts';
import { beamOf, daylightOf, horizon, type Sun, sunAt, sunlitOf } from './formula.ts';
import './style.css';

const { hour, day } = inputs('hour', 'day');
const section = find('#section', SVGSVGElement);

const polygon = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join(' ');

/** Place of the sun in the plane of the section, around the skylight: its ray has the slope of the beam. */
function placeOf({ altitude, azimuth }: Sun): readonly [x: number, y: number] {
  const height = radians(altitude);
  return [510 + 170 * Math.cos(height) * Math.cos(radians(azimuth)), 127 - 170 * Math.sin(height)];
}

/** The minutes of the day when the sun is up, in the steps of the slider. */
const hoursOfDay = () => sunlitOf(day.valueAsNumber, 10);

function draw(): string {
  const sun = sunAt(day.valueAsNumber, hour.valueAsNumber);
  const beam = beamOf(sun);
  const isNight = sun.altitude <= horizon;
  section.classList.toggle('night', isNight);
  const [x, y] = placeOf(sun);
  // Seen from the side, the course of the sun is a line, from the horizon to noon and back.
  const places = hoursOfDay().map((minutes) => placeOf(sunAt(day.valueAsNumber, minutes)));
  const noon = places.reduce((highest, place) => (place[1] < highest[1] ? place : highest));
  const course = polygon([places[0] ?? noon, noon]);
  find('#sun', SVGGElement).innerHTML =
    `<path fill="none" stroke="#1f1fff" stroke-width="1.5" stroke-opacity="0.45" d="M${course}"></path>${beam ? `<path fill="none" stroke="#1f1fff" stroke-width="1.5" stroke-dasharray="2 7" d="M${fixed(x)} ${fixed(y)}L510 127"></path>` : ''}`;
  // The same element for a whole drag: a touch on one that leaves the page would scroll it.
  find('#disc', SVGGElement).setAttribute('transform', `translate(${fixed(x)} ${fixed(y)})`);
  find('#beam', SVGGElement).innerHTML = (beam?.parts ?? [])
    .map((points) => `<polygon class="light" fill="#1f1fff" points="${polygon(points)}"></polygon>`)
    .join('');
  const [rise, set] = daylightOf(day.valueAsNumber);
  showValue(hour, clock(hour.valueAsNumber));
  showValue(day, dayText(day.valueAsNumber));
  show('altitude', isNight ? 'sous l’horizon' : `${formatNumber(Math.max(sun.altitude, 0))}°`);
  show('rise', clock(rise));
  show('set', clock(set));
  let lands = 'La nuit, c’est la maison qui éclaire la lucarne.';
  if (beam) lands = `La tache de soleil touche ${beam.lands}.`;
  else if (!isNight) lands = `Le soleil passe derrière le toit${NBSP}: la lucarne ne prend que le ciel.`;
  show('lands', lands);
  return lands;
}

function turnTo(): void {
  announce(`${dayText(day.valueAsNumber)}, ${clock(hour.valueAsNumber)}. ${draw()}`);
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-day]')) {
  button.addEventListener('click', () => {
    day.value = button.dataset.day ?? '';
    turnTo();
  });
}
/** Direction in time of the drag: past noon the sun goes back over the same sky, in the afternoon. */
let onward = 0;
function sunTo(event: MouseEvent): void {
  const { x, y } = pointIn(section, event);
  const from = hour.valueAsNumber;
  const farFrom = (minutes: number) => {
    const [sunX, sunY] = placeOf(sunAt(day.valueAsNumber, minutes));
    return Math.hypot(sunX - x, sunY - y) + Math.abs(minutes - from - onward * 20) * 0.03;
  };
  const nearest = hoursOfDay().reduce((best, minutes) => (farFrom(minutes) < farFrom(best) ? minutes : best));
  onward = Math.sign(nearest - from) || onward;
  hour.valueAsNumber = nearest;
  turnTo();
}
follow(section, {
  dragged: sunTo,
  pressed: sunTo,
  ended: () => {
    onward = 0;
  },
});

find('#now', HTMLButtonElement).addEventListener('click', () => {
  const now = new Date(quebecTime(Date.now()));
  day.valueAsNumber = dayOf(now.getUTCMonth() + 1, now.getUTCDate());
  hour.valueAsNumber = Math.round((now.getUTCHours() * 60 + now.getUTCMinutes()) / 10) * 10;
  turnTo();
});

ready(draw, turnTo);
