import { soundContext, whiteNoise } from '../lib/demo.ts';

/** Noise through a filter whose frequency glides, with a level that rises at once and decays. */
function scrape(
  context: AudioContext,
  start: number,
  seconds: number,
  level: number,
  type: BiquadFilterType,
  hertz: readonly [number, number],
): void {
  const source = new AudioBufferSourceNode(context, { buffer: whiteNoise(context, seconds) });
  const filter = new BiquadFilterNode(context, { type, Q: type === 'bandpass' ? 3 : 0.7 });
  filter.frequency.setValueAtTime(hertz[0], start);
  filter.frequency.exponentialRampToValueAtTime(hertz[1], start + seconds);
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(level, start + seconds * 0.08);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(start);
}

/** The blade reaches the board: a short low tone and a click. */
function knock(context: AudioContext, start: number): void {
  const tone = new OscillatorNode(context);
  tone.frequency.setValueAtTime(210, start);
  tone.frequency.exponentialRampToValueAtTime(95, start + 0.12);
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.5, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.001, start + 0.22);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.25);
  scrape(context, start, 0.03, 0.35, 'lowpass', [2600, 700]);
}

/** Lets the board be heard once, at the visitor's press. */
export function switchOn(): void {
  const audio = soundContext();
  knock(audio, audio.currentTime + 0.02);
}

/**
 * Plays a cut: the ash rind cracks, the blade slides through the paste, the rind cracks again, and the blade reaches the board.
 * @param share share of the wheel; a longer rind cracks longer
 */
export function playCut(share: number): void {
  const audio = soundContext();
  const start = audio.currentTime + 0.02;
  const slide = 0.14 + 0.26 * share;
  const cracks = 4 + Math.round(8 * share);
  for (let index = 0; index < cracks; index += 1) {
    scrape(audio, start + index * 0.013, 0.016, 0.4 + 0.3 * Math.random(), 'bandpass', [3400 - 150 * index, 1500]);
  }
  scrape(audio, start + 0.04, slide, 0.3, 'lowpass', [1500, 320]);
  scrape(audio, start + slide, 0.02, 0.5, 'bandpass', [2600, 1200]);
  knock(audio, start + slide + 0.03);
}
