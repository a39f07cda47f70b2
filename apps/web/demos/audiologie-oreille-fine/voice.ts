import { soundContext, whiteNoise } from '../lib/demo.ts';
import { impulseOf, type Piece, type SoundName } from './formula.ts';

/**
 * A small formant synthesizer (after Klatt, 1980): a buzz at the pitch of a voice through three resonances, and noise through one.
 * It pronounces the sentences without any recording; the result is understandable as speech, and is not a natural voice.
 */
interface Sound {
  /** Resonances of the voice in hertz, and where they glide to. */
  readonly formants?: readonly [number, number, number];
  readonly to?: readonly [number, number, number];
  /** Levels of the voice and of the noise, from 0 to 1. */
  readonly voice?: number;
  readonly noise?: number;
  /** Centre of the noise, in hertz. */
  readonly hiss?: number;
  readonly seconds: number;
  /** Silence of a closed mouth before a plosive. */
  readonly closed?: number;
}

const consonants: Readonly<Record<Exclude<SoundName, 'vowel'>, Sound>> = {
  nasal: { formants: [270, 1000, 2200], voice: 0.4, seconds: 0.09 },
  liquid: { formants: [360, 1250, 2600], voice: 0.5, seconds: 0.07 },
  voiced: { formants: [300, 1700, 2600], voice: 0.25, noise: 0.06, hiss: 3500, seconds: 0.05, closed: 0.03 },
  j: { formants: [280, 2200, 3000], voice: 0.5, seconds: 0.09 },
  p: { noise: 0.3, hiss: 1200, seconds: 0.035, closed: 0.07 },
  k: { noise: 0.36, hiss: 2200, seconds: 0.04, closed: 0.07 },
  t: { noise: 0.36, hiss: 4200, seconds: 0.035, closed: 0.07 },
  ch: { noise: 0.33, hiss: 2600, seconds: 0.14 },
  z: { formants: [280, 1600, 2600], voice: 0.25, noise: 0.18, hiss: 6000, seconds: 0.1 },
  f: { noise: 0.13, hiss: 5200, seconds: 0.12 },
  s: { noise: 0.3, hiss: 6500, seconds: 0.14 },
};

const a = { formants: [720, 1300, 2500], voice: 1, seconds: 0.13 } as const;
const vowels: Readonly<Record<string, Sound>> = {
  a,
  oi: { formants: [320, 750, 2300], to: [700, 1300, 2500], voice: 1, seconds: 0.2 },
  e: { formants: [500, 1600, 2500], voice: 0.9, seconds: 0.1 },
  ai: { formants: [560, 1800, 2550], voice: 1, seconds: 0.18 },
  i: { formants: [270, 2250, 3000], voice: 0.8, seconds: 0.13 },
  an: { formants: [620, 950, 2500], voice: 0.9, seconds: 0.2 },
  o: { formants: [520, 1000, 2500], voice: 1, seconds: 0.13 },
  ô: { formants: [380, 760, 2400], voice: 1, seconds: 0.17 },
  é: { formants: [370, 2050, 2600], voice: 0.9, seconds: 0.2 },
};

const soundOf = ([letters, name]: Piece): Sound | undefined =>
  name && (name === 'vowel' ? (vowels[letters.toLowerCase()] ?? a) : consonants[name]);

let playing: readonly AudioScheduledSourceNode[] = [];

/** Ends the sentence that is being pronounced, if any. */
export function hush(): void {
  for (const source of playing) source.stop();
}

/**
 * Pronounces a sentence through the filter of an audiogram, once the previous one is hushed.
 * @returns when each piece starts, in seconds from now, and when the sentence ends
 */
export function speak(pieces: readonly Piece[], curve: readonly number[]): readonly number[] {
  const context = soundContext();
  const { currentTime, sampleRate, destination } = context;
  const start = currentTime + 0.05;

  const buzz = new OscillatorNode(context, { type: 'sawtooth', frequency: 118 });
  const breath = new AudioBufferSourceNode(context, { loop: true, buffer: whiteNoise(context, 1) });

  const impulse = impulseOf(curve, sampleRate);
  const ear = new ConvolverNode(context, { disableNormalization: true });
  const filter = context.createBuffer(1, impulse.length, sampleRate);
  filter.copyToChannel(impulse, 0);
  ear.buffer = filter;
  ear.connect(destination);

  const voice = new GainNode(context, { gain: 0 });
  buzz.connect(voice);
  const formants = [1, 0.5, 0.35].map((level, index) => {
    const resonance = new BiquadFilterNode(context, { type: 'bandpass', frequency: 500, Q: 5 + 3 * index });
    voice
      .connect(resonance)
      .connect(new GainNode(context, { gain: level }))
      .connect(ear);
    return resonance.frequency;
  });
  const noise = new GainNode(context, { gain: 0 });
  const hiss = new BiquadFilterNode(context, { type: 'bandpass', frequency: 4000, Q: 2 });
  breath.connect(hiss).connect(noise).connect(ear);

  let at = start;
  const starts = pieces.map((piece) => {
    const sound = soundOf(piece);
    const began = at - currentTime;
    if (!sound) {
      at += piece[0] === ' ' ? 0.02 : 0;
      return began;
    }
    const close = at;
    at += sound.closed ?? 0;
    for (const [index, frequency] of formants.entries()) {
      const from = sound.formants?.[index];
      if (from) frequency.setTargetAtTime(from, close, 0.015);
      if (sound.to) frequency.setTargetAtTime(sound.to[index] ?? 0, at + 0.05, 0.035);
    }
    if (sound.closed) {
      voice.gain.setTargetAtTime(0, close, 0.008);
      noise.gain.setTargetAtTime(0, close, 0.008);
    }
    if (sound.hiss) hiss.frequency.setValueAtTime(sound.hiss, at);
    voice.gain.setTargetAtTime(sound.voice ?? 0, at, 0.012);
    noise.gain.setTargetAtTime(sound.noise ?? 0, at, 0.008);
    at += sound.seconds;
    return began;
  });
  voice.gain.setTargetAtTime(0, at, 0.03);
  noise.gain.setTargetAtTime(0, at, 0.02);
  // The pitch falls to the end, as in a statement.
  buzz.frequency.setValueAtTime(128, start);
  buzz.frequency.linearRampToValueAtTime(96, at);
  for (const source of [buzz, breath]) {
    source.start(start);
    source.stop(at + 0.25);
  }
  playing = [buzz, breath];
  return [...starts, at - currentTime];
}
