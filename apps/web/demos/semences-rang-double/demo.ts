import { formatDay, formatList, NBSP, nounFor, quebecTime } from '@agency/shared/format';
import { dayText } from '../lib/days.ts';
import { announce, find, follow, ready, show, showValue } from '../lib/demo.ts';
import { clamp } from '../lib/numbers.ts';
import { calendar, frostRange, nextSunday, regions, type Sowing, sowingsOf } from './formula.ts';
import './style.css';

const region = find('#region', HTMLSelectElement);
const slider = find('#frost', HTMLInputElement);
const garden = find('#garden', HTMLElement);
const flake = find('#flake', HTMLElement);
const custom = new Option('Un jardin comme le mien', '');

const span = calendar.last - calendar.first + 1;

const paints = {
  ground: 'fill="#24331f" fill-opacity="0.12"',
  pot: 'fill="#b86a12"',
  wait: 'fill="#b86a12" fill-opacity="0.35"',
  soil: 'fill="#24331f"',
} as const;

const bar = (kind: keyof typeof paints, from: number, to: number, top: number, height: number) =>
  `<rect ${paints[kind]} x="${from - calendar.first}" y="${top}" width="${to - from}" height="${height}"></rect>`;

function track({ sow, until, plant }: Sowing): string {
  const ground = bar('ground', calendar.first, calendar.last + 1, 0, 14);
  if (plant === undefined) return ground + bar('soil', sow, until, 0, 14);
  return ground + bar('wait', sow, plant, 5, 4) + bar('pot', sow, until, 0, 14) + bar('soil', plant, plant + 14, 0, 14);
}

function instructions({ sow, plant }: Sowing): string {
  return plant === undefined ? `semez le ${dayText(sow)}` : `au chaud le ${dayText(sow)}, dehors le ${dayText(plant)}`;
}

/** Shows the next task, with the date of a real Sunday. */
function showNext(sowings: readonly Sowing[]): void {
  const next = nextSunday(sowings, quebecTime(Date.now()));
  find('[data-now="next"]', HTMLElement).textContent = next
    ? `Le dimanche ${formatDay(next.day)} ${next.day.getUTCFullYear()}, ouvrez ${nounFor(next.names.length, { one: 'le sachet', many: 'les sachets' })}${NBSP}: ${formatList(next.names)}.`
    : 'Tout est semé pour cette année.';
  find('[data-now="then"]', HTMLElement).textContent = next
    ? 'Un courriel part cette semaine-là, avec une seule consigne.'
    : '';
}

function draw(): void {
  const frost = slider.valueAsNumber;
  const sowings = sowingsOf(frost);
  for (const sowing of sowings) {
    find(`#${sowing.seed.code} .track`, SVGSVGElement).innerHTML = track(sowing);
    show(sowing.seed.code, instructions(sowing));
  }
  const x = frost - calendar.first;
  find('#line', SVGGElement).innerHTML =
    `<rect fill="#bfe3ff" fill-opacity="0.16" width="${x}" height="100"></rect><rect fill="#d5ecff" x="${x - 0.4}" width="0.8" height="100"></rect>`;
  // The label stays inside the garden, even in large letters.
  flake.style.left = `clamp(3.6rem, ${(x / span) * 100}%, 100% - 3.6rem)`;
  showValue(slider, dayText(frost));
  showNext(sowings);
}

function freeze(day: number): void {
  slider.valueAsNumber = clamp(Math.round(day), frostRange.first, frostRange.last);
  const known = regions.find(({ frost, code }) => frost === slider.valueAsNumber && code === region.value);
  if (!known) {
    region.add(custom);
    custom.selected = true;
  }
  draw();
  announce(`Dernier gel le ${dayText(slider.valueAsNumber)}. ${find('[data-now="next"]', HTMLElement).textContent}`);
}

slider.min = String(frostRange.first);
slider.max = String(frostRange.last);
slider.value = slider.defaultValue;
for (const { code, name, frost } of regions)
  region.add(new Option(`${name}, ${dayText(frost)}`, code, code === 'quebec', code === 'quebec'));
region.addEventListener('change', () => {
  const chosen = regions.find(({ code }) => code === region.value);
  if (!chosen) return;
  custom.remove();
  freeze(chosen.frost);
});
slider.addEventListener('input', () => freeze(slider.valueAsNumber));

function freezeAt({ clientX }: MouseEvent): void {
  const { left, width } = garden.getBoundingClientRect();
  freeze(calendar.first + ((clientX - left) / width) * span);
}
follow(garden, { dragged: freezeAt, pressed: freezeAt });

ready(draw);
