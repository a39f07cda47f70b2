import { formatGrams, formatMoney, NBSP, withNoun } from '@agency/shared/format';
import { announce, find, follow, pointIn, ready, restart, show } from '../lib/demo.ts';
import { clamp, degrees, fixed, radians, withinTurn } from '../lib/numbers.ts';
import { cuttable, degreesOf, dollarsPer100g, gramsOf, guestsOf, lastStep, priceOf, wheelGrams } from './formula.ts';
import { playCut, switchOn } from './sound.ts';
import './style.css';

const wheel = find('#wheel', SVGSVGElement);
const slider = find('#grams', HTMLInputElement);
const cut = find('#cut', HTMLButtonElement);
const sound = find('#sound', HTMLButtonElement);
const again = find('#again', HTMLButtonElement);
const bill = find('#bill', HTMLOListElement);

/** Sold wedges and the position of the knife, in grams. Angles run anticlockwise from the top, where the first cut is. */
let sold: readonly number[] = [];
let asked = 180;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const left = () => wheelGrams - sum(sold);
const wedge = () => cuttable(Math.min(asked, left()), left());
const grams = (value: number) => formatGrams(value, 0);
const money = (value: number) => formatMoney(value, 2);

/** A point of the drawing, at an angle from the top, anticlockwise. */
function at(turned: number, radius: number): string {
  const turn = radians(-90 - turned);
  return `${fixed(radius * Math.cos(turn))} ${fixed(radius * Math.sin(turn))}`;
}

function sector(from: number, to: number): string {
  // An arc that ends at its start draws nothing.
  const end = Math.min(to, from + 359.9);
  return `M0 0L${at(from, 300)}A300 300 0 ${end - from > 180 ? 1 : 0} 0 ${at(end, 300)}Z`;
}

const parts: Readonly<Record<number, string>> = {
  60: 'Deux bouchées de large',
  180: 'Un dixième de tour',
  450: 'Un quart de meule',
  600: 'Un tiers de meule',
  900: 'Une demi-meule',
  1800: 'La meule entière',
};

const guests = (weight: number) =>
  `de quoi servir ${withNoun(guestsOf(weight), { one: 'personne', many: 'personnes' })}`;

function draw(): void {
  const weight = wedge();
  const start = degreesOf(sum(sold));
  const end = start + degreesOf(weight);
  const isEmpty = left() === 0;
  find('#rest path', SVGPathElement).setAttribute('d', weight < left() ? sector(end, 360) : '');
  find('#wedge path', SVGPathElement).setAttribute('d', isEmpty ? '' : sector(start, end));
  find('#pulled', SVGGElement).setAttribute('transform', `translate(${at((start + end) / 2, 44)})`);
  find('#knife', SVGGElement).setAttribute('transform', `rotate(${-90 - end})`);
  find('#knife', SVGGElement).style.visibility = isEmpty ? 'hidden' : '';
  slider.max = String(lastStep(left()));
  slider.value = String(weight);
  slider.disabled = isEmpty;
  slider.setAttribute('aria-valuetext', `${grams(weight)}, ${money(priceOf(weight))}`);
  cut.disabled = isEmpty;
  again.hidden = sold.length === 0;
  show('rate', money(dollarsPer100g));
  show('price', money(priceOf(weight)));
  show('weight', grams(weight));
  show('angle', isEmpty ? 'La meule est vendue' : (parts[weight] ?? `Une pointe de ${Math.round(degreesOf(weight))}°`));
  show('guests', isEmpty ? 'la cave en garde d’autres' : guests(weight));
  show('left', grams(left()));
  show('total', money(sum(sold.map(priceOf))));
}

function ask(value: number): void {
  asked = clamp(value, 0, left());
  draw();
  announce(`${grams(wedge())}, ${money(priceOf(wedge()))}`);
}

slider.addEventListener('input', () => ask(slider.valueAsNumber));

function askAt(event: MouseEvent): void {
  if (slider.disabled) return;
  const { x, y } = pointIn(wheel, event);
  ask(gramsOf(withinTurn(-90 - degrees(Math.atan2(y, x)))) - sum(sold));
}
follow(wheel, { dragged: askAt, pressed: askAt });
cut.addEventListener('click', () => {
  const weight = wedge();
  sold = [...sold, weight];
  const line = document.createElement('li');
  line.className = 'between';
  const price = document.createElement('b');
  price.textContent = money(priceOf(weight));
  line.append(`Pointe de ${grams(weight)} `, price);
  bill.append(line);
  draw();
  if (isHeard()) playCut(weight / wheelGrams);
  restart(find('#knife', SVGGElement), 'chop');
  announce(
    `Coupé${NBSP}: ${grams(weight)}. Il reste ${grams(left())} dans la meule. À payer${NBSP}: ${money(sum(sold.map(priceOf)))}.`,
  );
  if (cut.disabled) again.focus();
});
const isHeard = () => sound.getAttribute('aria-pressed') === 'true';
sound.addEventListener('click', () => {
  sound.setAttribute('aria-pressed', String(!isHeard()));
  find('#heard', HTMLElement).hidden = !isHeard();
  if (isHeard()) switchOn();
});
again.addEventListener('click', () => {
  sold = [];
  bill.replaceChildren();
  ask(180);
  slider.focus();
});

ready(draw);
