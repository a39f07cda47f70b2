import { MAX_BYTES, toCount } from '../numbers.ts';

/** A page's weight drawn as the cross-section of a log: every area is proportional to its bytes. */

export interface LogPart<Kind extends string = string> {
  readonly kind: Kind;
  readonly bytes: number;
}

/** The log that fills the drawing; others have the same scale. */
export interface LogScale {
  /** Bytes of the largest log. */
  readonly bytes: number;
  readonly radius: number;
}

/** The largest log has at most this number of rings. */
const MAX_RINGS = 30;

/**
 * Bytes from one growth ring to the next: 1, 2 or 5 times a power of ten, so that the largest log has 12 to 30 rings.
 * @returns at least 1, for any input
 */
export function ringBytes(largest: number): number {
  const minStep = toCount(largest, MAX_BYTES) / MAX_RINGS;
  const power = 10 ** Math.floor(Math.log10(Math.max(minStep, 1)));
  return power * ([1, 2, 5].find((factor) => factor * power >= minStep) ?? 10);
}

/**
 * The bands of a log, from the heart outwards in the given order, at the scale of the largest log. A disc that contains some
 * bytes has an area proportional to them: its radius is that of the scale times the square root of the share.
 * @param parts parts without bytes are left out; a weight that is not positive counts as 0, and fractions of bytes are dropped
 * @returns the last `outer` is the log's radius; the edge of a band is not one of its `rings`; no band if the scale or the parts weigh nothing
 */
export function logBands<Kind extends string>(parts: readonly LogPart<Kind>[], scale: LogScale) {
  const whole = toCount(scale.bytes, MAX_BYTES);
  if (whole === 0) return [];
  const radiusOf = (bytes: number) => scale.radius * Math.sqrt(bytes / whole);
  const step = ringBytes(whole);
  let below = 0;
  return parts.flatMap(({ kind, bytes: given }) => {
    const bytes = toCount(given, MAX_BYTES);
    if (bytes === 0) return [];
    const from = below;
    below += bytes;
    const first = Math.floor(from / step) + 1;
    const count = Math.max(0, Math.ceil(below / step) - first);
    const rings = Array.from({ length: Math.min(count, MAX_RINGS) }, (_, index) => radiusOf((first + index) * step));
    return [{ kind, bytes, inner: radiusOf(from), outer: radiusOf(below), rings }];
  });
}
