import { formatNumber, NBSP } from '@agency/shared/format';
import { mayMove } from '../../src/lib/motion.ts';
import { announce, find, ready, restart, show, soundContext } from '../lib/demo.ts';
import { degrees, fixed } from '../lib/numbers.ts';
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
const floor = 440;
const beam = 42;

/**
 * Profile from crown to lip on one side of the axis, for a bell 284 units wide. `halfWidth` is the half-width of its
 * ring at a height.
 */
const outer = 'M0 -128q58 0 66 34q8 72 26 116q14 40 50 64';
const inner = `${outer}l-20 10q-40-26-56-66q-18-46-24-110q-6-22-42-22z`;
const halfWidth = (height: number) => 62 + 8 * height + 66 * height ** 3;

/** The ringer, who faces left. The feet are at 0 0. */
const body = [
  '<path fill="#6b4a33" d="M-24 -176C-26 -110 -34 -50 -34 -8H-10C-8 -60 2 -100 6 -122C14 -90 24 -50 28 -8H52C48 -70 36 -130 30 -176Z"></path>',
  '<path fill="#120c08" stroke="#9a6a42" stroke-width="2" d="M-36 -16h28v16h-46q0-12 18-16zM26 -16h28v16h-46q0-12 18-16z"></path>',
  '<path fill="#f7e6d0" d="M-20 -290C-34 -250 -30 -200 -26 -168H32C38 -210 36 -264 24 -288Q2 -304 -20 -290Z"></path>',
  '<path fill="#a4481b" d="M-24 -266C-36 -220 -34 -160 -40 -92L10 -88C12 -140 6 -220 -2 -272Z"></path>',
  '<path fill="#c98a5b" d="M-10 -286H12V-312H-10ZM-26 -330L-34 -312L-25 -309Q-22 -294 -6 -294Q16 -296 16 -322V-334Z"></path>',
  '<path fill="#ff9440" d="M-30 -326L-48 -322Q-46 -332 -30 -334Q-26 -354 -4 -354Q20 -352 18 -324Z"></path>',
].join('');

/** The ringer at arm's length of the lip. A mallet for a low or a high bell has a longer handle. */
function ringer(lipX: number, lipY: number): string {
  const shoulder = floor - 274;
  const drop = lipY - shoulder;
  const reach = Math.max(158, Math.abs(drop) * 1.14);
  const x = lipX + Math.sqrt(reach ** 2 - drop ** 2);
  const angle = degrees(Math.atan2(drop, lipX - x));
  const head = reach - 15;
  return [
    `<g transform="translate(${fixed(x)} ${floor})">${body}</g>`,
    `<g transform="translate(${fixed(x)} ${shoulder}) rotate(${fixed(angle)})"><g class="arm">`,
    `<path stroke="#9a6a42" stroke-width="7" stroke-linecap="round" d="M88 0H${fixed(head)}"></path>`,
    '<path stroke="#c98a5b" stroke-width="15" stroke-linecap="round" d="M50 0H104"></path>',
    '<path stroke="#e8d3b8" stroke-width="25" stroke-linecap="round" d="M0 0H56"></path>',
    `<rect fill="#d9b184" stroke="#6b4a33" stroke-width="2" x="${fixed(head - 15)}" y="-27" width="30" height="54" rx="5"></rect>`,
    '</g></g>',
  ].join('');
}

function drawing(): string {
  const width = centimetresOf(semitones()) * unitsPerCm;
  const scale = width / 284;
  // A small bell hangs lower, at the height of the mallet.
  const crown = beam + 60 - 42 * scale;
  const top = crown + 162 * scale;
  const rings = partials.map((partial) => {
    const [x, y] = [halfWidth(partial.height), -118 + 196 * partial.height];
    const line = `M${fixed(-x)} ${fixed(y)}Q0 ${fixed(y + 34)} ${fixed(x)} ${fixed(y)}`;
    const off = sounding.has(partial) ? '' : ' off';
    return `<path class="sings${off}" vector-effect="non-scaling-stroke" d="${line}"></path>`;
  });
  return [
    `<path stroke="#9a8878" stroke-width="9" d="M${middle} ${beam}V${fixed(crown + 9 * scale)}"></path>`,
    `<g transform="translate(${middle} ${fixed(top)}) scale(${scale.toFixed(3)})"><g class="swing">`,
    '<path fill="#c8743a" d="M-26 -126q0 -34 26 -36q26 2 26 36z"></path>',
    `<g transform="scale(-1 1)"><path fill="#c8743a" d="${outer}l-142 24z"></path>`,
    '<path fill="#e79a5c" d="M0-128q58 0 66 34q8 72 26 116q14 40 50 64l-30 5q-30-26-44-66q-14-50-20-112q-6-30-48-32z"></path></g>',
    `<path class="hollow" fill="#2a1a10" d="${outer}l-142 24z"></path>`,
    `<path fill="#ffb066" stroke="#fff0dc" stroke-width="1.5" d="${inner}"></path>`,
    ...rings,
    '</g></g>',
    ringer(middle + 140 * scale, top + 66 * scale),
    `<path fill="none" stroke="#f7e6d0" stroke-width="1.5" d="M${fixed(middle - width / 2)} 446v14h${fixed(width)}v-14"></path>`,
  ].join('');
}

function draw(): string {
  damp();
  bell.innerHTML = drawing();
  // Thinner rings leave a small bell visible.
  bell.ownerSVGElement?.style.setProperty('--thick', String(Math.min(1, 1.7 * 2 ** (-semitones() / 12) * 0.634)));
  const kilograms = kilogramsOf(semitones());
  const weight = formatNumber(kilograms, kilograms < 10 ? 1 : 0);
  const note = noteOf(semitones());
  show('note', note);
  show('weight', weight);
  show('size', `${formatNumber(centimetresOf(semitones()))}${NBSP}cm au bord`);
  show('hertz', `${formatNumber(hertzOf(semitones()))}${NBSP}Hz`);
  const noteAndWeight = `${note}, ${weight}${NBSP}kg`;
  pitch.setAttribute('aria-valuetext', noteAndWeight);
  const heard = partials.filter((partial) => sounding.has(partial));
  const says =
    heard.length === partials.length
      ? 'Les cinq anneaux chantent. La tierce mineure donne aux cloches leur air triste.'
      : heard.length === 0
        ? `Tout est coupé${NBSP}: il ne reste que le coup du battant.`
        : `On entend${NBSP}: ${heard.map(({ name }) => name.toLowerCase()).join(', ')}.`;
  show('says', says);
  return `${noteAndWeight}. ${says}`;
}

let sound: GainNode | undefined;
let silence: ReturnType<typeof setTimeout> | undefined;

/** Ends the last stroke: the mallet touches the bell again, or this is another bell. */
function damp(): void {
  sound?.gain.setTargetAtTime(0, sound.context.currentTime, 0.02);
  clearTimeout(silence);
  bell.classList.remove('ringing');
}

/** Seconds from the press to the stroke: the mallet's way down. */
const swingSeconds = () => (mayMove() ? 0.1 : 0);

/** Plays a stroke of the mallet. Each partial is a sine tone that decays, faster for a small bell; its ring fades with it. */
function ring(): void {
  damp();
  const audio = soundContext();
  const { currentTime, destination } = audio;
  const stroke = currentTime + swingSeconds();
  const out = new GainNode(audio, { gain: 0.4 });
  out.connect(destination);
  sound = out;
  const rings = bell.querySelectorAll<SVGPathElement>('.sings');
  let longest = 1;
  for (const partial of sounding) {
    const tone = audio.createOscillator();
    const level = audio.createGain();
    const lasts = partial.seconds * 2 ** (-semitones() / 24);
    longest = Math.max(longest, lasts);
    rings[partials.indexOf(partial)]?.style.setProperty('--lasts', `${lasts}s`);
    tone.frequency.value = hertzOf(semitones()) * partial.ratio;
    level.gain.setValueAtTime(0, stroke);
    level.gain.linearRampToValueAtTime(partial.gain, stroke + 0.006);
    level.gain.exponentialRampToValueAtTime(0.0005, stroke + lasts);
    tone.connect(level).connect(out);
    tone.start(stroke);
    tone.stop(stroke + lasts);
  }
  restart(bell, 'ringing');
  silence = setTimeout(damp, longest * 1000);
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
find('#ring', HTMLButtonElement).addEventListener('click', () => {
  ring();
  announce(`${noteOf(semitones())} sonne.`);
});

ready(draw, () => announce(draw()));
