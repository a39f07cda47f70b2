import { formatNumber, NBSP } from '@agency/shared';
import { announce, find, ready, show } from '../lib/demo.ts';
import { centimetresOf, hertzOf, kilogramsOf, noteOf, partials } from './formula.ts';
import './style.css';

const pitch = find('#pitch', HTMLInputElement);
const bell = find('#bell', SVGGElement);
const buttons = find('#partials', HTMLElement);

/** Audible partials. A tuner listens to one at a time. */
const sounding = new Set(partials);
const semitones = () => pitch.valueAsNumber;

/** The 600 units of the drawing are 3 m, so that a person of 1.70 m and a bell of three tonnes fit side by side. */
const unitsPerCm = 2;
const middle = 216;

/** Profile from crown to lip on one side of the axis, for a bell 284 units wide. `halfWidth` is the half-width of its ring at a height. */
const outer = 'M0 -128q58 0 66 34q8 72 26 116q14 40 50 64';
const inner = `${outer}l-20 10q-40-26-56-66q-18-46-24-110q-6-22-42-22z`;
const halfWidth = (height: number) => 62 + 8 * height + 66 * height ** 3;

function drawing(): string {
  const scale = (centimetresOf(semitones()) * unitsPerCm) / 284;
  const rings = partials
    .map((partial) => {
      const [x, y] = [halfWidth(partial.height), -118 + 196 * partial.height];
      return `<path class="sings${sounding.has(partial) ? '' : ' off'}" vector-effect="non-scaling-stroke" d="M${-x} ${y}Q0 ${y + 34} ${x} ${y}"></path>`;
    })
    .join('');
  const width = centimetresOf(semitones()) * unitsPerCm;
  return `<g transform="translate(${middle} ${440 - 96 * scale}) scale(${scale.toFixed(3)})"><path class="bronze" d="M-26 -126q0 -34 26 -36q26 2 26 36z"></path><g transform="scale(-1 1)"><path class="bronze" d="${outer}l-142 24z"></path><path class="shine" d="M0-128q58 0 66 34q8 72 26 116q14 40 50 64l-30 5q-30-26-44-66q-14-50-20-112q-6-30-48-32z"></path></g><path class="hollow" d="${outer}l-142 24z"></path><path class="cut" d="${inner}"></path>${rings}</g><path class="measure" d="M${(middle - width / 2).toFixed(1)} 446v14h${width.toFixed(1)}v-14"></path>`;
}

function draw(): string {
  bell.innerHTML = drawing();
  const kilograms = kilogramsOf(semitones());
  const weight = kilograms < 10 ? `${formatNumber(kilograms, 1)}${NBSP}kg` : `${formatNumber(kilograms)}${NBSP}kg`;
  const note = noteOf(semitones());
  show('note', note);
  show('weight', weight);
  show('size', `${formatNumber(centimetresOf(semitones()))}${NBSP}cm au bord`);
  show('hertz', `${formatNumber(hertzOf(semitones()))}${NBSP}Hz`);
  pitch.setAttribute('aria-valuetext', `${note}, ${weight}`);
  const heard = partials.filter((partial) => sounding.has(partial));
  const says =
    heard.length === partials.length
      ? 'Les cinq anneaux chantent. La tierce mineure donne aux cloches leur air triste.'
      : heard.length === 0
        ? 'Tout est coupé : il ne reste que le coup du battant.'
        : `On entend${NBSP}: ${heard.map(({ name }) => name.toLowerCase()).join(', ')}.`;
  show('says', says);
  return `${note}, ${weight}. ${says}`;
}

let audio: AudioContext | undefined;

/** Plays a stroke of the clapper. Each partial is a sine tone that decays, faster for a small bell. */
function ring(): void {
  audio ??= new AudioContext();
  const { currentTime: now, destination } = audio;
  const out = audio.createGain();
  out.gain.value = 0.4;
  out.connect(destination);
  for (const { ratio, gain, seconds } of sounding) {
    const tone = audio.createOscillator();
    const level = audio.createGain();
    const lasts = seconds * 2 ** (-semitones() / 24);
    tone.frequency.value = hertzOf(semitones()) * ratio;
    level.gain.setValueAtTime(0, now);
    level.gain.linearRampToValueAtTime(gain, now + 0.006);
    level.gain.exponentialRampToValueAtTime(0.0005, now + lasts);
    tone.connect(level).connect(out);
    tone.start(now);
    tone.stop(now + lasts);
  }
  // Restarts the rings' animation: the class must be absent for one layout.
  bell.classList.remove('ringing');
  bell.getBoundingClientRect();
  bell.classList.add('ringing');
}

for (const partial of partials) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = partial.name;
  button.setAttribute('aria-pressed', 'true');
  button.addEventListener('click', () => {
    if (!sounding.delete(partial)) sounding.add(partial);
    button.setAttribute('aria-pressed', String(sounding.has(partial)));
    announce(draw());
  });
  buttons.append(button);
}
pitch.addEventListener('input', () => announce(draw()));
find('#ring', HTMLButtonElement).addEventListener('click', () => {
  ring();
  announce(`${noteOf(semitones())} sonne.`);
});

ready();
draw();
