import { formatNumber, NBSP, nounFor, withNoun } from '@agency/shared/format';
import { announce, find, ready, show } from '../lib/demo.ts';
import { fixed } from '../lib/numbers.ts';
import { averageLoss, degreeOf, frequencies, heard, mostLoss, type Piece, sentences } from './formula.ts';
import { hush, speak } from './voice.ts';
import './style.css';

const sliders = [...document.querySelectorAll<HTMLInputElement>('.points input')];
const ears = [...document.querySelectorAll<HTMLButtonElement>('[data-ear]')];
let chosen = 0;

/** The chart is 600 × 400. The inset leaves room for half a slider thumb at both ends of the scale. */
const inset = 17;
const column = 600 / frequencies.length;
const levelOf = (loss: number, height: number) => inset + (loss / mostLoss) * (height - 2 * inset);

function chart(curve: readonly number[]): string {
  const height = 400;
  const points = curve.map((loss, index) => `${column * (index + 0.5)} ${fixed(levelOf(loss, height))}`);
  const lines = [0, 20, 40, 60, 80, 100].map((loss) => `M0 ${fixed(levelOf(loss, height))}H600`).join('');
  const columns = frequencies.map((_, index) => `M${column * (index + 0.5)} 0V${height}`).join('');
  const edge = points.map((point) => `L${point}`).join('');
  const [first = '0 0', last = '0 0'] = [points[0], points.at(-1)];
  return [
    `<path fill="#f3bfc9" d="M0 0L0 ${first.split(' ')[1]}${edge}L600 ${last.split(' ')[1]}V0Z"></path>`,
    `<path fill="none" stroke="#4b1d52" stroke-opacity="0.25" stroke-width="2" vector-effect="non-scaling-stroke" d="${lines}${columns}"></path>`,
    `<polyline fill="none" stroke="#c41a31" stroke-width="7" stroke-linejoin="round" vector-effect="non-scaling-stroke" points="${points.join(' ')}"></polyline>`,
  ].join('');
}

const textOf = (pieces: readonly Piece[]) => pieces.map(([letters]) => letters).join('');

/** Fades each letter by the audibility of its sound. A silent letter uses the value of the previous sound. */
function faded(pieces: readonly Piece[], curve: readonly number[]): string {
  let strength = 1;
  const spans = pieces.map(([letters, sound]) => {
    if (sound) strength = heard(sound, curve);
    const opacity = /^[ .-]$/.test(letters) ? 1 : Math.max(strength, 0.09);
    return `<tspan fill-opacity="${opacity.toFixed(2)}">${letters}</tspan>`;
  });
  return `<text x="0" y="68" xml:space="preserve">${spans.join('')}</text>`;
}

function lostSounds(pieces: readonly Piece[], curve: readonly number[]): string {
  const all = pieces.flatMap(([letters, sound]) => (sound ? [{ letters, share: heard(sound, curve) }] : []));
  const lost = all
    .filter(({ share }) => share < 0.35)
    .map(({ letters }) => letters.toLowerCase().replace(/^(.)\1$/, '$1'));
  if (lost.length === 0) return `Les ${all.length}${NBSP}sons de la phrase passent la table.`;
  const names = lost.map((letters) => `«${NBSP}${letters}${NBSP}»`).join(', ');
  const pass = nounFor(lost.length, { one: 'passe', many: 'passent' });
  return `${withNoun(lost.length, { one: 'son', many: 'sons' })} sur ${all.length} ne ${pass} pas la table${NBSP}: ${names}.`;
}

const curveNow = () => sliders.map(({ valueAsNumber }) => valueAsNumber);

function draw(): string {
  const curve = curveNow();
  const pieces = sentences[chosen] ?? [];
  find('#curve', SVGGElement).innerHTML = chart(curve);
  find('#sentence g', SVGGElement).innerHTML = faded(pieces, curve);
  for (const slider of sliders) slider.setAttribute('aria-valuetext', `décibels de perte${NBSP}: ${slider.value}`);
  for (const ear of ears) ear.setAttribute('aria-pressed', String(ear.dataset.ear === curve.join(',')));
  const loss = averageLoss(curve);
  show('degree', degreeOf(loss));
  show('average', `${formatNumber(loss)}${NBSP}dB en moyenne`);
  show('sentence', `«${NBSP}${textOf(pieces)}${NBSP}», telle qu’elle s’entend${NBSP}: les sons perdus pâlissent`);
  const lost = lostSounds(pieces, curve);
  show('lost', lost);
  return lost;
}

for (const ear of ears) {
  ear.addEventListener('click', () => {
    const curve = (ear.dataset.ear ?? '').split(',');
    for (const [index, slider] of sliders.entries()) slider.value = curve[index] ?? '0';
    announce(draw());
  });
}
let marks: readonly ReturnType<typeof setTimeout>[] = [];

function interrupt(): void {
  hush();
  for (const mark of marks) clearTimeout(mark);
}

/** Plays the sentence through a curve, and outlines its letters one after the other. */
function listen(curve: readonly number[]): void {
  interrupt();
  const starts = speak(sentences[chosen] ?? [], curve);
  marks = starts.map((seconds, index) =>
    setTimeout(() => {
      // Moving a point redraws the letters.
      for (const [place, letters] of document.querySelectorAll('#sentence tspan').entries())
        letters.classList.toggle('now', place === index);
    }, seconds * 1000),
  );
}
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-listen]')) {
  button.addEventListener('click', () =>
    listen(button.dataset.listen === 'ear' ? curveNow() : frequencies.map(() => 0)),
  );
}

find('#other', HTMLButtonElement).addEventListener('click', () => {
  interrupt();
  chosen = (chosen + 1) % sentences.length;
  announce(`${textOf(sentences[chosen] ?? [])} ${draw()}`);
});

ready(draw, () => announce(draw()));
