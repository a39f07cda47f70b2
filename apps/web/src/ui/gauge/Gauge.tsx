import { useId } from 'react';
import type { Hue } from '../hue.ts';
import { rounded } from '../rounded.ts';
import * as styles from './Gauge.module.css';

export interface GaugeArc {
  readonly value: number;
  readonly hue: Hue;
}

interface Centre {
  readonly value: string;
  readonly unit?: string | undefined;
}

export interface GaugeTick {
  readonly value: number;
  readonly label: string;
}

/** The shape of a gauge, in a box of 200 units: `large-rings.ts`, or `small-rings.ts` up to about 8 rem. */
export interface Rings {
  /** Radius of the middle of the wood, and width of the wood. */
  readonly middle: number;
  readonly width: number;
  readonly path: string;
}

interface Props {
  readonly rings: Rings;
  /** One value in the page's accent. `arcs` replaces it for several. */
  readonly value?: number | undefined;
  /** Value of a full turn. */
  readonly max: number;
  /** Parts of the whole, clockwise from the top. A sum above a full turn is cut. */
  readonly arcs?: readonly GaugeArc[] | undefined;
  /** Thresholds marked on the outside. */
  readonly ticks?: readonly GaugeTick[] | undefined;
  readonly centre?: Centre | undefined;
}

const share = (value: number, max: number) => (max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0);

/** A growth ring as a gauge. It fills the available width. Decorative: the text beside it has the same information. */
export function Gauge({ rings, value = 0, max, arcs, ticks, centre }: Props) {
  const id = useId();
  const parts = arcs ?? [{ value, hue: 'accent' as const }];
  const { middle, width, path } = rings;
  // A circle as a path: HTML checkers accept `pathLength` on paths only.
  const turn = `M${100 + middle} 100a${middle} ${middle} 0 1 1 ${-2 * middle} 0a${middle} ${middle} 0 1 1 ${2 * middle} 0`;
  let start = 0;
  const drawing = (
    <svg className={styles.drawing} viewBox={ticks ? '-22 -26 244 252' : '0 0 200 200'} aria-hidden="true">
      {/* In drawing units: the group's bounding box excludes strokes, and would clip the ring. */}
      <mask id={id} maskUnits="userSpaceOnUse" x="0" y="0" width="200" height="200">
        {/* Between the rings, the wood has a paler shade of the same colour. */}
        <circle cx="100" cy="100" r={middle} fill="none" stroke="#fff" strokeOpacity=".18" strokeWidth={width} />
        <path fill="#fff" fillRule="evenodd" d={path} />
      </mask>
      <g mask={`url(#${id})`} transform="rotate(-90 100 100)" fill="none" strokeWidth="60">
        <circle className={styles.track} cx="100" cy="100" r={middle} />
        {parts.map((part, index) => {
          const length = Math.min(share(part.value, max), 100 - start);
          const from = start;
          start += length;
          // The gap before the next arc is half a percent. The end of the turn has none, and a thin arc keeps its length.
          const gap = start < 99.5 && length > 1 ? 0.5 : 0;
          return (
            <path
              key={index}
              className={styles.arc}
              data-hue={part.hue}
              d={turn}
              pathLength="100"
              strokeDasharray={`${rounded(Math.max(0, length - gap))} 100`}
              strokeDashoffset={rounded(-from)}
              visibility={length > 0 ? undefined : 'hidden'}
            />
          );
        })}
      </g>
      {ticks?.map((tick) => (
        <Tick key={tick.label} turn={share(tick.value, max) / 100} label={tick.label} />
      ))}
    </svg>
  );
  if (!centre) return drawing;
  return (
    <div className={styles.gauge} aria-hidden="true">
      {drawing}
      <p className="gauge-centre">
        <strong>{centre.value}</strong> {centre.unit && <span>{centre.unit}</span>}
      </p>
    </div>
  );
}

function Tick({ turn, label }: { readonly turn: number; readonly label: string }) {
  const angle = (turn - 0.25) * 2 * Math.PI;
  const at = (radius: number) => [rounded(100 + Math.cos(angle) * radius), rounded(100 + Math.sin(angle) * radius)];
  const [x, y] = at(118);
  return (
    <>
      <path stroke="currentColor" d={`M${at(99)}L${at(105)}`} />
      <text x={x} y={y} fill="currentColor" fontSize="13" textAnchor="middle" dominantBaseline="central">
        {label}
      </text>
    </>
  );
}
