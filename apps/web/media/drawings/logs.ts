import { fullTurn } from './path.ts';
import { forkedTrunk, logSide } from './special-logs.ts';
import { drawing, type LogCut, path } from './svg.ts';
import { growTrunk, type Trunk, type TrunkOptions } from './trunk.ts';

type Shape = Omit<TrunkOptions, 'size'>;

const size = 1000;
const frame = (cut: LogCut = 'log') => ({ cut, viewBox: `0 0 ${size} ${size}` });

function layers(trunk: Trunk, ...checks: readonly string[]): string {
  return (
    path('w', trunk.outline) +
    path('g', trunk.rings.join('')) +
    path('b', trunk.bark) +
    (trunk.knot ? path('w', trunk.knot.eye) + path('g', trunk.knot.rings) : '') +
    path('c', checks.join(''))
  );
}

const grow = (shape: Shape) => growTrunk({ detail: 0.75, lobes: 0.06, ...shape, size });

export const plainLog = (shape: Shape, cut?: LogCut) => drawing(frame(cut), layers(grow(shape)));

/** A log end with drying checks, from the bark towards the heart. */
export function checkedLog(shape: Shape, angles: readonly number[]): string {
  const trunk = grow(shape);
  return drawing(
    frame(),
    layers(trunk, ...angles.map((angle, index) => trunk.check(angle, 0.35 + 0.12 * (index % 3), 1.06, 0.04))),
  );
}

/** A log end with rays at equal angles, like the hours of a clock. */
export function rayedLog(shape: Shape, rays: number): string {
  const trunk = grow(shape);
  const lines = Array.from({ length: rays }, (_, index) =>
    trunk.check(-2.9 + (index * fullTurn) / rays, index % 2 ? 0.62 : 0.3, 0.97, 0.016, true),
  );
  return drawing(frame(), layers(trunk), path('w', lines.join('')));
}

/** A log with two hearts in one bark. */
export function twinLog(seed: number, years: number): string {
  const trunk = forkedTrunk(seed, years, size);
  return drawing(frame('log whole'), path('w', trunk.outline), path('g', trunk.rings), path('b', trunk.bark));
}

/** A log seen at an angle: the end and the long side. */
export function solidLog(shape: Shape): string {
  const end = growTrunk({ detail: 0.75, lobes: 0.02, ...shape, size: 620 });
  const { side, furrows } = logSide(shape.seed, 620);
  return drawing({ cut: 'log oblique', viewBox: '0 -420 1000 1060' }, path('b', side), path('w', furrows), layers(end));
}
