import { formatMoney, formatNumber, monthsOfYear, NBSP } from '@agency/shared/format';
import { announce, find, ready, show } from '../lib/demo.ts';
import { type Bucket, pour, sapPerSyrup, seasonOf } from './formula.ts';
import './style.css';

const taps = find('#taps', HTMLInputElement);
const brix = find('#brix', HTMLInputElement);
const litres = find('#litres', HTMLInputElement);
const byBills = find('[value="bills"]', HTMLInputElement);

/** The year starts in April, when the cooperative pays. */
const months = Array.from({ length: 12 }, (_, index) => monthsOfYear[(index + 3) % 12] ?? '');
const short = ['avr.', 'mai', 'juin', 'juill.', 'août', 'sept.', 'oct.', 'nov.', 'déc.', 'janv.', 'févr.', 'mars'];

/** The best season that the sliders allow fills the drawing. */
const highest = Math.cbrt(seasonOf(8000, 120, 3.2).dollars);

/** A bucket with this share of the season's income is full. */
const brimful = 1 / 12;

function bucket({ left, missing }: Bucket, index: number, dollars: number): string {
  const [x, top, bottom] = [index * 60 + 4, 350, 432];
  const level = Math.min(left / (dollars * brimful), 1) * (bottom - top - 6);
  const inset = 9 - (level / (bottom - top)) * 7;
  const owes = missing > 0;
  return `<path class="stream" d="M${(300 + index * 10).toFixed(0)} 292Q${300 + index * 10} 316 ${((300 + index * 10 + x + 26) / 2).toFixed(0)} 322T${x + 26} 348"></path>${
    level > 0
      ? `<path class="sap" d="M${(x + inset).toFixed(1)} ${(bottom - level).toFixed(1)}H${(x + 52 - inset).toFixed(1)}L${x + 42} ${bottom}H${x + 10}Z"></path>`
      : ''
  }<path class="bucket${owes ? ' short' : ''}" d="M${x} ${top}H${x + 52}L${x + 43} ${bottom + 2}H${x + 9}Z"></path><path class="handle" d="M${x + 2} ${top}Q${x + 26} ${top - 24} ${x + 50} ${top}"></path><text${owes ? ' class="owed"' : ''} x="${x + 26}" y="460">${short[index]}</text>`;
}

function peak(dollars: number): string {
  const top = 280 - 270 * (Math.cbrt(dollars) / highest);
  return `<path class="flow" d="M-4 294V282C120 280 230 284 280 274C318 262 326 ${(top + 40).toFixed(0)} 346 ${(top + 8).toFixed(0)}C354 ${top.toFixed(0)} 366 ${top.toFixed(0)} 374 ${(top + 8).toFixed(0)}C394 ${(top + 40).toFixed(0)} 402 262 440 274C490 284 600 280 724 282V294Z"></path>`;
}

function verdict(buckets: readonly Bucket[]): string {
  const owing = buckets.flatMap(({ missing }, index) => (missing > 0 ? [{ missing, index }] : []));
  const left = buckets.at(-1)?.left ?? 0;
  if (owing.length === 0) return `Les douze seaux tiennent. En mars prochain, il restera ${formatMoney(left)}.`;
  const [first] = owing;
  if (owing.length === 1 && first)
    return `Il manquera ${formatMoney(first.missing)} en ${months[first.index]}. Les onze autres seaux tiennent.`;
  const total = owing.reduce((sum, { missing }) => sum + missing, 0);
  return `Il manquera ${formatMoney(total)} dans l’année, en ${owing.length}${NBSP}fois. Le premier seau à sec${NBSP}: ${months[first?.index ?? 0]}.`;
}

/** What the drawing shows of each bucket. */
const rests = (buckets: readonly Bucket[]) =>
  buckets
    .map(
      ({ left, missing }, index) =>
        `${months[index]} ${missing > 0 ? `à sec, manque ${formatMoney(missing)}` : formatMoney(left)}`,
    )
    .join('; ');

function draw(): string {
  const { syrup, dollars } = seasonOf(taps.valueAsNumber, litres.valueAsNumber, brix.valueAsNumber);
  const buckets = pour(dollars, byBills.checked);
  find('#year', SVGGElement).innerHTML =
    buckets.map((one, index) => bucket(one, index, dollars)).join('') + peak(dollars);
  const degrees = `${formatNumber(brix.valueAsNumber, 1)}${NBSP}°Brix`;
  show('taps', formatNumber(taps.valueAsNumber));
  show('brix', degrees);
  show('litres', `${litres.value}${NBSP}L`);
  brix.setAttribute('aria-valuetext', degrees);
  litres.setAttribute('aria-valuetext', `${litres.value} litres`);
  show('ratio', `${formatNumber(sapPerSyrup(brix.valueAsNumber))}${NBSP}L`);
  show('syrup', `${formatNumber(syrup)}${NBSP}L`);
  show('dollars', formatMoney(dollars));
  show(
    'buckets',
    `Le pic du printemps, versé dans douze seaux. Une fois le mois payé, il reste${NBSP}: ${rests(buckets)}`,
  );
  const says = verdict(buckets);
  show('says', says);
  return `${formatNumber(syrup)} litres de sirop, ${formatMoney(dollars)}. ${says}`;
}

find('form', HTMLFormElement).addEventListener('input', () => announce(draw()));

ready();
draw();
