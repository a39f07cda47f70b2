import { squareSide } from '@agency/shared';
import type { Hue } from '../hue.ts';
import { rounded } from '../rounded.ts';
import styles from './WeightSquares.module.css';

interface Square {
  readonly weight: number;
  readonly hue: Hue;
}

interface Props {
  readonly left: Square;
  readonly right: Square;
}

/** Side of the larger square, the gap between the two, and the least room for the one on the right, in the drawing's own units. */
const SIDE = 200;
const GAP = 12;
const LEAST_ROOM = 40;

/** Class of a list of both weights; each item has the `data-hue` of its square. */
export const weightList = styles.list;

/** Two squares whose areas are to each other as their weights; the smaller one is outlined in the larger. Decoration: the text beside it says the same. */
export function WeightSquares({ left, right }: Props) {
  const largest = { weight: Math.max(left.weight, right.weight), side: SIDE };
  const [leftSide, rightSide] = [left, right].map(({ weight }) => rounded(squareSide(weight, largest))) as [
    number,
    number,
  ];
  const place = leftSide + GAP;
  const least = Math.min(leftSide, rightSide);
  return (
    <svg
      className={styles.squares}
      viewBox={`0 0 ${rounded(place + Math.max(rightSide, LEAST_ROOM))} ${SIDE}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect data-hue={left.hue} y={rounded(SIDE - leftSide)} width={leftSide} height={leftSide} />
      <rect data-hue={right.hue} x={place} y={rounded(SIDE - rightSide)} width={rightSide} height={rightSide} />
      <rect
        className={styles.outline}
        x={leftSide < rightSide ? place : 0}
        y={rounded(SIDE - least)}
        width={least}
        height={least}
      />
    </svg>
  );
}
