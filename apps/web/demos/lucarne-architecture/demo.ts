import { formatNumber, formatTime, monthsOfYear, NBSP } from '@agency/shared/format';
import { announce, find, follow, pointIn, ready, show } from '../lib/demo.ts';
import { beamOf, daylightOf, momentOf, sunAt, sunInSection } from './formula.ts';
import './style.css';

const hour = find('#hour', HTMLInputElement);
const day = find('#day', HTMLInputElement);
const section = find('#section', SVGSVGElement);
const grip = find('#grip', SVGCircleElement);

const clock = (minutes: number) =>
  formatTime(`${Math.floor(minutes / 60)}:${String(Math.round(minutes) % 60).padStart(2, '0')}`);

function dateOf(dayOfYear: number): string {
  const date = new Date(Date.UTC(2025, 0, dayOfYear));
  const number = date.getUTCDate();
  return `${number === 1 ? '1er' : number}${NBSP}${monthsOfYear[date.getUTCMonth()]}`;
}

const polygon = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' ');

function draw(): string {
  const sun = sunAt(day.valueAsNumber, hour.valueAsNumber);
  const beam = beamOf(sun);
  const isNight = sun.altitude <= 0;
  section.classList.toggle('night', isNight);
  const { x, y } = sunInSection(sun);
  grip.setAttribute('cx', x.toFixed(1));
  grip.setAttribute('cy', y.toFixed(1));
  find('#sun', SVGGElement).innerHTML = isNight
    ? ''
    : `<circle class="disc" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="13"></circle>${beam ? `<path class="ray" d="M${x.toFixed(1)} ${y.toFixed(1)}L510 127"></path>` : ''}`;
  find('#beam', SVGGElement).innerHTML = (beam?.parts ?? [])
    .map((points) => `<polygon class="light" points="${polygon(points)}"></polygon>`)
    .join('');
  const [rise, set] = daylightOf(day.valueAsNumber);
  show('hour', clock(hour.valueAsNumber));
  show('day', dateOf(day.valueAsNumber));
  hour.setAttribute('aria-valuetext', clock(hour.valueAsNumber));
  day.setAttribute('aria-valuetext', dateOf(day.valueAsNumber));
  show('altitude', isNight ? 'sous l’horizon' : `${formatNumber(sun.altitude)}°`);
  show('rise', clock(rise));
  show('set', clock(set));
  let lands = 'La nuit, c’est la maison qui éclaire la lucarne.';
  if (beam) lands = `La tache de soleil touche ${beam.lands}.`;
  else if (!isNight) lands = 'Le soleil passe derrière le toit\u00a0: la lucarne ne prend que le ciel.';
  show('lands', lands);
  return lands;
}

function turnTo(): void {
  announce(`${dateOf(day.valueAsNumber)}, ${clock(hour.valueAsNumber)}. ${draw()}`);
}

/** The sun goes where the pointer is, or as near as it ever goes. */
function moveSun(event: MouseEvent): void {
  const moment = momentOf(pointIn(section, event), { day: day.valueAsNumber, minutes: hour.valueAsNumber });
  day.valueAsNumber = moment.day;
  hour.valueAsNumber = moment.minutes;
  turnTo();
}
follow(section, { dragged: moveSun, pressed: moveSun });

hour.addEventListener('input', turnTo);
day.addEventListener('input', turnTo);
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-day]')) {
  button.addEventListener('click', () => {
    day.value = button.dataset.day ?? '';
    turnTo();
  });
}
find('#now', HTMLButtonElement).addEventListener('click', () => {
  const now = new Date();
  day.valueAsNumber = Math.round((Date.UTC(2025, now.getMonth(), now.getDate()) - Date.UTC(2025, 0, 0)) / 86_400_000);
  hour.valueAsNumber = Math.round((now.getHours() * 60 + now.getMinutes()) / 10) * 10;
  turnTo();
});

ready();
draw();
