import { type LogPart, logBands, ringBytes } from '@agency/shared/site-weight';
import { palette } from '../../../ui/palette.ts';
import { rounded } from '../../../ui/rounded.ts';
import type { LogKind } from './own-page.ts';

const BARK = '#5b4430';
const RINGS_ON_DARK = '#fff6';
const RINGS_ON_LIGHT = '#0005';

interface Wood {
  /** Nobody needs to see the colours: a number in each band and in the list repeats them. */
  readonly number: string;
  readonly colour: string;
  readonly rings: string;
}

/** The wood of each kind, from the heart outwards. */
export const woods: { readonly [Kind in LogKind]: Wood } = {
  html: { number: '1', colour: palette.primary, rings: RINGS_ON_DARK },
  css: { number: '2', colour: '#8fb56a', rings: RINGS_ON_LIGHT },
  script: { number: '3', colour: '#b8540f', rings: RINGS_ON_DARK },
  font: { number: '4', colour: '#2b7aa8', rings: RINGS_ON_DARK },
  image: { number: '5', colour: '#e9bd62', rings: RINGS_ON_LIGHT },
  media: { number: '6', colour: '#8a1836', rings: RINGS_ON_DARK },
  other: { number: '7', colour: '#8f8a7a', rings: RINGS_ON_DARK },
  unknown: { number: '', colour: '#cda873', rings: RINGS_ON_LIGHT },
};

export const logKinds = Object.keys(woods) as LogKind[];

export const weightOf = (parts: readonly LogPart[]): number => parts.reduce((sum, { bytes }) => sum + bytes, 0);

/** Radius of the largest log, the space between both, and the least space for the name of the first: drawing units. */
const RADIUS = 190;
const GAP = 44;
const MIN_ROOM = 250;

const POINTS = 40;
const UNIT = 100;

/**
 * The outline of every band and ring, of mean radius `UNIT`: one shape at all sizes, so that areas stay proportional.
 * Its centre is the pith.
 */
const outline = (() => {
  const place = (index: number) => {
    const turn = (index / POINTS) * 2 * Math.PI;
    const bumps = 0.03 * Math.sin(2 * turn + 0.6) + 0.018 * Math.sin(3 * turn + 2.1) + 0.008 * Math.sin(7 * turn);
    const radius = UNIT * (1 + bumps);
    return [radius * Math.cos(turn), radius * Math.sin(turn)] as const;
  };
  const middle = (index: number) => {
    const [[x, y], [nextX, nextY]] = [place(index), place(index + 1)];
    return `${rounded((x + nextX) / 2)} ${rounded((y + nextY) / 2)}`;
  };
  const curves = Array.from({ length: POINTS }, (_, index) => {
    const [x, y] = place(index + 1);
    return `Q${rounded(x)} ${rounded(y)} ${middle(index + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}z`;
})();

const shape = (radius: number, paint: string) =>
  `<use href="#cerne" transform="scale(${(radius / UNIT).toFixed(5)})" ${paint}/>`;

function stroke(radius: number, colour: string, width: number): string {
  return shape(radius, `fill="none" stroke="${colour}" stroke-width="${rounded((width * UNIT) / radius)}"`);
}

/** The number of a kind on a disc; nothing for a kind without one. */
function numberMark(kind: LogKind, x: number, y: number, radius: number): string {
  const { number } = woods[kind];
  if (number === '') return '';
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${palette.bg}"/><text x="${x}" y="${y + radius / 2}" fill="${palette.ink}" font-size="${rounded(radius * 1.45)}" font-weight="700" text-anchor="middle">${number}</text>`;
}

export const SWATCH_SIDE = 30;

export const swatch = (kind: LogKind): string =>
  `<rect width="${SWATCH_SIDE}" height="${SWATCH_SIDE}" rx="8" fill="${woods[kind].colour}"/>${numberMark(kind, SWATCH_SIDE / 2, SWATCH_SIDE / 2, 11)}`;

/** A band narrower than this, in drawing units, has no room for its number. */
const NUMBERED = 34;

function log(parts: readonly LogPart<LogKind>[], largest: number): string {
  const bands = logBands(parts, { bytes: largest, radius: RADIUS });
  const radius = bands.at(-1)?.outer ?? 0;
  const bark = Math.min(6, radius / 5);
  return [
    ...bands.toReversed().map(({ kind, outer }) => shape(outer, `fill="${woods[kind].colour}"`)),
    ...bands.flatMap(({ rings, kind }) =>
      rings.map((ring, index) => stroke(ring, woods[kind].rings, 1 + (index % 3) * 0.6)),
    ),
    ...bands.slice(0, -1).map(({ outer }) => stroke(outer, palette.bg, Math.min(2, radius / 20))),
    stroke(Math.max(radius - bark / 2, 0.01), BARK, bark),
    ...bands
      .filter(({ inner, outer }) => outer - inner >= NUMBERED)
      .map(({ kind, inner, outer }) => numberMark(kind, rounded(inner === 0 ? 0 : (inner + outer) / 2), 0, 14)),
  ].join('');
}

/** Two logs at the same scale: the visitor's page, then, from the x of `ours`, our page. The markup contains only our figures and colours. */
export function logsOf(yours: readonly LogPart<LogKind>[], ours: readonly LogPart<LogKind>[]) {
  const largest = Math.max(weightOf(yours), weightOf(ours));
  const radius = (parts: readonly LogPart[]) => RADIUS * Math.sqrt(weightOf(parts) / Math.max(largest, 1));
  // The outline exceeds its mean radius by 5 % at most.
  const reach = (parts: readonly LogPart[]) => Math.max(radius(parts) * 1.05, 4);
  const left = Math.max(2 * reach(yours), MIN_ROOM) + GAP;
  const height = 2 * RADIUS * 1.05;
  const stand = (parts: readonly LogPart<LogKind>[], from: number) =>
    `<g transform="translate(${rounded(from + reach(parts))} ${rounded(height - reach(parts))})">${log(parts, largest)}</g>`;
  return {
    markup: `<defs><path id="cerne" d="${outline}"/></defs>${stand(yours, 0)}${stand(ours, left)}`,
    width: rounded(left + Math.max(2 * reach(ours), MIN_ROOM)),
    height: rounded(height),
    ours: rounded(left),
    ringBytes: ringBytes(largest),
  };
}

export type Logs = ReturnType<typeof logsOf>;
