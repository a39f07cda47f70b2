import {
  type Board,
  type BoardKnot,
  type FlatSawnOptions,
  flatSawn,
  type QuarterSawnOptions,
  quarterSawn,
} from './boards.ts';
import { type CoreOptions, coreSample } from './core-sample.ts';
import { polygon } from './path.ts';
import { randomFrom } from './random.ts';
import { drawing, path } from './svg.ts';
import { growTrunk } from './trunk.ts';

/** The trunk of the home page: one ring per project under a thin accent line. */
export function homeTrunk(years: number): string {
  const size = 1200;
  const trunk = growTrunk({ seed: 11, years, size, detail: 0.66, knot: { angle: 2.72, distance: 0.6, radius: 0.07 } });
  const checks = [
    trunk.check(3.75, 0.5, 1.07, 0.034),
    trunk.check(1.9, 0.66, 1.06, 0.022),
    trunk.check(3.35, 0.035, 0.42, 0.02, true),
    trunk.check(5.05, 0.03, 0.3, 0.018, true),
    trunk.check(1.25, 0.03, 0.24, 0.014, true),
  ];
  // The prerender links each ring to a project by its id (`src/app/ring-links.tsx`).
  const rings = trunk.rings.map((ring, year) => `<path id="c${year + 1}" d="${ring}"/>`);
  return drawing(
    { cut: 'trunk', viewBox: `0 0 ${size} ${size}` },
    '<radialGradient id="coeur" gradientUnits="userSpaceOnUse" cx="506" cy="574" r="506"><stop/><stop offset=".55"/><stop offset="1"/></radialGradient>',
    path('w', trunk.outline),
    `<g fill="url(#coeur)" fill-rule="evenodd">${rings.join('')}<path d="${trunk.bark}"/></g>`,
    trunk.knot ? path('w', trunk.knot.eye) + path('g', trunk.knot.rings) : '',
    path('a', trunk.outline),
    path('c', checks.join('')),
  );
}

type Face<Options> = Omit<Options, 'width' | 'height'>;

const boardBox = { width: 600, height: 900 };
const boardFrame = { cut: 'board', viewBox: '0 0 600 900', fit: 'xMidYMid slice' } as const;
const ground = (width: number, height: number) => path('w', `M0 0h${width}v${height}H0z`);

const boardOf = ({ grain, eyes, knots }: Board) =>
  drawing(boardFrame, ground(600, 900), path('g', grain), path('w', eyes), path('g', knots));
export const flatBoard = (options: Face<FlatSawnOptions>) => boardOf(flatSawn({ ...boardBox, ...options }));
export const straightBoard = (options: Face<QuarterSawnOptions>) => boardOf(quarterSawn({ ...boardBox, ...options }));

/** Boards of different trees, edge to edge. */
export function joinedBoards(seeds: readonly number[]): string {
  const width = Math.floor(600 / seeds.length);
  const planks = seeds.map((seed, index) => {
    const box = { seed, width: width - 8, height: 900, late: 0.3 };
    const { grain } =
      index % 2 === 0
        ? flatSawn({ ...box, spacing: 58, apexes: [0.35 + 0.1 * index], steepness: 0.5, ripple: 8 })
        : quarterSawn({ ...box, spacing: 22, ripple: 7 });
    const x = index * width;
    // Each plank has its own viewport, so that its grain does not continue into the next one.
    return `<svg x="${x}" width="${width - 8}" height="900">${ground(width, 900)}${path('g', grain)}</svg>`;
  });
  return drawing(boardFrame, ...planks);
}

/** A low band of quarter-sawn wood, wider than any screen. */
export function lowBand(options: Face<QuarterSawnOptions>): string {
  const { grain } = quarterSawn({ width: 1600, height: 240, ...options });
  return drawing({ cut: 'band', viewBox: '0 0 1600 240', fit: 'xMidYMid slice' }, ground(1600, 240), path('g', grain));
}

/** The wood of a core, its years, and the bark at its end. */
function corePaths(years: Omit<CoreOptions, 'width'>, width: number): string {
  const { height } = years;
  const [x, half] = [width - 48, height / 2];
  const bark = `M${x} 0q14 ${half / 2} 6 ${half}t-6 ${half}h26l10-${Math.round(height / 9)}-7-${Math.round(height / 6)} 9-${Math.round(height / 5.4)}-5-${Math.round(height / 4.6)} 8-${Math.round(height / 6)}-8-${Math.round(height / 7)}z`;
  return (
    path('w', `M0 0h${x}q14 ${half / 2} 6 ${half}t-6 ${half}H0z`) +
    path('g', coreSample({ ...years, width: width - 45 })) +
    path('b', bark)
  );
}

/** A core from pith to bark. Wider `years` give fewer rings, for a page with a tight budget. */
export function core(
  seed: number,
  cut: 'core' | 'detail',
  height: number,
  years: Pick<CoreOptions, 'first' | 'last'> = {},
): string {
  const width = 1600;
  return drawing(
    { cut, viewBox: `0 0 ${width} ${height}`, fit: 'xMaxYMid slice' },
    corePaths({ seed, height, ...years }, width),
  );
}

/** Cores of several trees, aligned year by year. */
export function matchedCores(seeds: readonly number[]): string {
  const [width, height, gap] = [1600, 74, 16];
  const rows = seeds.map((seed, index) => {
    const top = index * (height + gap);
    const length = width - 110 - 95 * ((index + 1) % seeds.length);
    const lean = [
      [0.5, 0.58],
      [0.8, 0.86],
    ] as const;
    const paths = corePaths({ seed, height, first: 26, last: 14, lean }, length);
    return `<g transform="translate(${index * 60 - 60} ${top})">${paths}</g>`;
  });
  const total = seeds.length * (height + gap) - gap;
  return drawing({ cut: 'core', viewBox: `0 0 ${width} ${total}`, fit: 'xMaxYMid slice' }, ...rows);
}

const discFrame = { cut: 'knot', viewBox: '0 0 500 500', fit: 'xMidYMid slice' } as const;

interface KnotScene extends Face<QuarterSawnOptions> {
  readonly knots: readonly BoardKnot[];
  /** In degrees. */
  readonly turn: number;
  /** A loose knot that fell out, so the page shows through. */
  readonly hole?: boolean | undefined;
}

/** Close view of knots. */
export function closeKnots({ turn, hole = false, ...options }: KnotScene): string {
  const board = quarterSawn({ ...options, width: 760, height: 760 });
  return drawing(
    discFrame,
    `<g transform="rotate(${turn} 250 250) translate(-130 -130)">`,
    ground(760, 760),
    path('g', board.grain),
    hole ? path('c', board.eyes) : path('w', board.eyes) + path('g', board.knots),
    '</g>',
  );
}

/** A log of a pile: its end, position, radius, rotation in degrees, and vertical scale. */
type PiledLog = readonly [kind: 0 | 1, x: number, y: number, radius: number, turn: number, flat?: number];

/** Piled log ends, each a `<use>` in its own group, so that the page can move one. */
export function logPile(cut: 'pile' | 'detail', logs: readonly PiledLog[], viewBox: string): string {
  const size = 240;
  const common = { size, detail: 0.64, lobes: 0.06 };
  const kinds = [
    growTrunk({ ...common, seed: 42, years: 13, late: 1.05 }),
    growTrunk({ ...common, seed: 8, years: 10, late: 1.1, knot: { angle: 1, distance: 0.55, radius: 0.085 } }),
  ];
  const symbols = kinds.map(({ outline, rings, bark, knot }, index) =>
    logs.some(([kind]) => kind === index)
      ? `<symbol id="rondin-${cut}-${index}" viewBox="0 0 ${size} ${size}">${path('w', outline)}${path('g', rings.join('') + bark)}${knot ? path('w', knot.eye) + path('g', knot.rings) : ''}</symbol>`
      : '',
  );
  const placed = logs.map(([kind, x, y, radius, turn, flat = 1]) => {
    const place = `translate(${x} ${y})rotate(${turn})${flat === 1 ? '' : `scale(1 ${flat})`}`;
    return `<g><use href="#rondin-${cut}-${kind}" x="${-radius}" y="${-radius}" width="${radius * 2}" height="${radius * 2}" transform="${place}"/></g>`;
  });
  return drawing({ cut, viewBox }, ...symbols, ...placed);
}

/** A distant line of spruces: four trees, placed at random on a strip that repeats. */
export function horizon(seed: number): string {
  const random = randomFrom(seed);
  const spruce = (height: number, width: number) => {
    const left: [number, number][] = [];
    const right: [number, number][] = [];
    const tiers = Math.round(height / 9);
    for (let tier = 1; tier <= tiers; tier++) {
      const share = tier / tiers;
      const reach = width * (0.2 + 0.8 * share ** 0.9) * (0.7 + random() * 0.45);
      right.push([reach, share * height + 3], [reach * 0.35, share * height]);
      left.unshift([-reach * 0.35, share * height], [-reach * (0.8 + random() * 0.4), share * height + 3]);
    }
    return polygon([[0, -6], ...right, ...left]);
  };
  const trees = [
    [74, 13],
    [56, 12],
    [92, 15],
    [40, 10],
  ] as const;
  const shapes = trees
    .map(([height, width], index) => `<path id="sapin-${index}" d="${spruce(height, width)}"/>`)
    .join('');
  let placed = '';
  let x = 8;
  while (x < 592) {
    const kind = Math.floor(random() * trees.length);
    const height = trees[kind]?.[0] ?? 0;
    const sunk = Math.round(random() * 14);
    placed += `<use href="#sapin-${kind}" x="${Math.round(x)}" y="${98 - height + sunk}"/>`;
    x += random() < 0.25 ? 26 + random() * 34 : 7 + random() * 12;
  }
  return `<svg data-cut="detail" width="100%" height="100"><defs>${shapes}<pattern id="foret" width="600" height="100" patternUnits="userSpaceOnUse">${placed}</pattern></defs><rect width="100%" height="100" fill="url(#foret)"/></svg>\n`;
}
