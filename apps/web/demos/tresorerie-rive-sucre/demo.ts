import { formatMoney, formatNumber, monthsOfYear, NBSP, shortMonths } from '@agency/shared/format';
import { mayMove } from '../../src/lib/motion.ts';
import { announce, find, follow, inputs, pointIn, ready, show, showValue } from '../lib/demo.ts';
import { clamp, fixed } from '../lib/numbers.ts';
import { type Bucket, dollarsPerKg, pour, sapPerSyrup, seasonOf } from './formula.ts';
import './style.css';

const { taps, brix, litres, month } = inputs('taps', 'brix', 'litres', 'month');
const byBills = find('[value="bills"]', HTMLInputElement);

/** The year starts in April, when the cooperative pays. */
const months = Array.from({ length: 12 }, (_, index) => monthsOfYear[(index + 3) % 12] ?? '');
const short = Array.from({ length: 12 }, (_, index) => shortMonths[(index + 3) % 12] ?? '');

/** The best season that the sliders allow fills the drawing. */
const highest = Math.cbrt(seasonOf(8000, 120, 3.2).dollars);

/** A bucket with this share of the season's income is full. */
const brimful = 1 / 12;

/** Two rows of six buckets, and what one measures at its top, at its bottom and in height. */
const pitch = 120;
const rows = [232, 442] as const;
const rim = { half: 54, foot: 45, height: 124 } as const;
const middleOf = (index: number) => (index % 6) * pitch + pitch / 2;
const topOf = (index: number) => rows[index < 6 ? 0 : 1];

/** Tubing from the peak to a bucket. It reaches the second row between two buckets of the first. */
function tube(index: number): string {
  const [x, top] = [middleOf(index), topOf(index)];
  const from = 300 + (index % 6) * 24;
  if (index < 6) return `M${from} 186Q${from} 206 ${(from + x) / 2} 208T${x} ${top - 4}`;
  const gap = x - pitch / 2;
  const down = `M${from - 8} 186Q${from - 8} 200 ${(from + gap) / 2} 201T${gap} 226V${top - 34}`;
  return `${down}Q${gap} ${top - 18} ${gap + 30} ${top - 18}T${x} ${top - 4}`;
}

/** Month of the last drawing: a bucket fills before the eyes once, not at each move of a slider. */
let poured = -1;

function bucket({ left, missing }: Bucket, index: number, dollars: number): string {
  const [x, top] = [middleOf(index), topOf(index)];
  const bottom = top + rim.height;
  const isPoured = index < month.valueAsNumber;
  const level = isPoured ? Math.min(left / (dollars * brimful), 1) * (rim.height - 8) : 0;
  const half = rim.foot + ((rim.half - rim.foot) * level) / rim.height;
  const owes = isPoured && missing > 0;
  const state = owes ? ' short' : isPoured ? '' : ' waits';
  const isLast = index === month.valueAsNumber - 1;
  const foot = `L${x + rim.foot} ${bottom}H${x - rim.foot}Z`;
  const amount = owes ? `−${formatMoney(missing)}` : formatMoney(left);
  return [
    `<g${isLast && poured !== month.valueAsNumber ? ' class="now"' : ''}>`,
    `<path fill="none" stroke="${isLast ? '#e9ae2a' : '#e4d3ab'}" stroke-width="${isLast ? 11 : 5}" stroke-linecap="round" d="${tube(index)}"></path>`,
    level > 0 &&
      `<path class="sap" fill="#f1c255" d="M${fixed(x - half)} ${fixed(bottom - level)}H${fixed(x + half)}${foot}"></path>`,
    `<path class="bucket${state}" fill="none" stroke="#6b1427" stroke-width="4" stroke-linejoin="round" d="M${x - rim.half} ${top}H${x + rim.half}${foot}"></path>`,
    `<path fill="none" stroke="#6b1427" stroke-width="3" d="M${x - rim.half + 4} ${top}Q${x} ${top - 40} ${x + rim.half - 4} ${top}"></path>`,
    isPoured && `<text class="rest${owes ? ' owed' : ''}" x="${x}" y="${bottom - 76}">${amount}</text>`,
    `<text${owes ? ' class="owed"' : ''} x="${x}" y="${bottom + 33}">${short[index]}</text>`,
    '</g>',
  ]
    .filter(Boolean)
    .join('');
}

/** Place of the drop that a finger drags from bucket to bucket: over the last one that has been poured. */
function dropAt(): string {
  const index = month.valueAsNumber - 1;
  return index < 0 ? '360 150' : `${middleOf(index)} ${topOf(index) - 4}`;
}

function peak(dollars: number): string {
  const top = 166 - 156 * (Math.cbrt(dollars) / highest);
  const shoulder = Math.min(top + 34, 150);
  const [high, near, low] = [top, top + 8, shoulder].map((y) => y.toFixed(0));
  const outline = [
    `M3 188V174C120 172 230 176 280 168C318 158 326 ${low} 346 ${near}C354 ${high} 366 ${high} 374 ${near}`,
    `C394 ${low} 402 158 440 168C490 176 600 172 717 174V188Z`,
  ].join('');
  return `<path fill="#e9ae2a" stroke="#6b1427" stroke-width="4" d="${outline}"></path>`;
}

function verdict(buckets: readonly Bucket[]): string {
  const owing = buckets.flatMap(({ missing }, index) => (missing > 0 ? [{ missing, index }] : []));
  const left = buckets.at(-1)?.left ?? 0;
  if (owing.length === 0) return `Les douze seaux tiennent. En mars prochain, il restera ${formatMoney(left)}.`;
  const [first] = owing;
  if (owing.length === 1 && first)
    return `Il manquera ${formatMoney(first.missing)} en ${months[first.index]}. Les onze autres seaux tiennent.`;
  const total = formatMoney(owing.reduce((sum, { missing }) => sum + missing, 0));
  const dry = months[first?.index ?? 0];
  return `Il manquera ${total} dans l’année, en ${owing.length}${NBSP}fois. Le premier seau à sec${NBSP}: ${dry}.`;
}

/** What the drawing shows of each bucket that is poured. */
function rests(buckets: readonly Bucket[]): string {
  if (buckets.length === 0) return 'Les douze seaux sont vides';
  const all = buckets.map(
    ({ left, missing }, index) =>
      `${months[index]} ${missing > 0 ? `à sec, manque ${formatMoney(missing)}` : formatMoney(left)}`,
  );
  return `Une fois le mois payé, il reste${NBSP}: ${all.join('; ')}`;
}

function draw(): string {
  const { syrup, dollars } = seasonOf(taps.valueAsNumber, litres.valueAsNumber, brix.valueAsNumber);
  const buckets = pour(dollars, byBills.checked);
  find('#year', SVGGElement).innerHTML =
    buckets.map((one, index) => bucket(one, index, dollars)).join('') + peak(dollars);
  poured = month.valueAsNumber;
  // The same element for a whole drag: a touch on one that leaves the page would scroll it.
  find('#drop', SVGGElement).setAttribute('transform', `translate(${dropAt()})`);
  const degrees = `${formatNumber(brix.valueAsNumber, 1)}${NBSP}°Brix`;
  show('taps', formatNumber(taps.valueAsNumber));
  showValue(brix, degrees);
  show('litres', `${litres.value}${NBSP}L`);
  litres.setAttribute('aria-valuetext', `${litres.value} litres`);
  show('ratio', `${formatNumber(sapPerSyrup(brix.valueAsNumber))}${NBSP}L`);
  show('rate', formatMoney(dollarsPerKg, 2));
  show('syrup', `${formatNumber(syrup)}${NBSP}L`);
  show('dollars', formatMoney(dollars));
  const shown = rests(buckets.slice(0, month.valueAsNumber));
  show('buckets', `Le pic du printemps, versé dans douze seaux. ${shown}`);
  const last = buckets[month.valueAsNumber - 1];
  const until = months[month.valueAsNumber - 1] ?? '';
  const rest = last
    ? last.missing > 0
      ? `manque ${formatMoney(last.missing)}`
      : `reste ${formatMoney(last.left)}`
    : '';
  show('month', last ? `jusqu’en ${until}` : 'rien');
  month.setAttribute('aria-valuetext', last ? `${until}, ${rest}` : 'les seaux sont vides');
  const says = verdict(buckets);
  show('says', says);
  return `${formatNumber(syrup)} litres de sirop, ${formatMoney(dollars)}. ${says}`;
}

find('form', HTMLFormElement).addEventListener('input', () => announce(draw()));

let next: ReturnType<typeof setTimeout> | undefined;

/** Pours until a month, counted from 1; 0 empties the buckets. */
function pourUntil(count: number): void {
  clearTimeout(next);
  month.valueAsNumber = count;
  draw();
  announce(month.getAttribute('aria-valuetext') ?? '');
}
month.addEventListener('input', () => pourUntil(month.valueAsNumber));

/** Between two buckets of the year that pours by itself. */
const BUCKET_MS = 300;

/** Pours the year, a bucket after the other. Without motion, a press pours one month. */
find('#pour', HTMLButtonElement).addEventListener('click', () => {
  if (!mayMove()) {
    pourUntil((month.valueAsNumber % 12) + 1);
    return;
  }
  const step = (count: number) => {
    pourUntil(count);
    if (count < 12) next = setTimeout(() => step(count + 1), BUCKET_MS);
  };
  step(0);
});

const drawing = find('#buckets', SVGSVGElement);
function pourAt(event: MouseEvent): void {
  const { x, y } = pointIn(drawing, event);
  const column = clamp(Math.floor(x / pitch), 0, 5);
  pourUntil(y < 186 ? 0 : column + (y < rows[1] - 40 ? 1 : 7));
}
follow(drawing, { dragged: pourAt, pressed: pourAt });

ready(draw);
