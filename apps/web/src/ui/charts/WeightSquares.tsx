import type { Hue } from '../hue.ts';
import { rounded } from '../rounded.ts';
import { SIDE, squareSide } from './square-side.ts';
import * as styles from './WeightSquares.module.css';

interface Square {
  readonly weight: number;
  readonly hue: Hue;
}

interface Props {
  readonly left: Square;
  readonly right: Square;
}

/** The gap between the two squares, and the minimum space for the right one, in drawing units. */
const GAP = 12;
const MIN_ROOM = 40;

/**
 * Two squares with areas proportional to their weights; the smaller one is outlined in the larger. Decorative: the text
 * beside it is the alternative.
 */
export function WeightSquares({ left, right }: Props) {
  const largest = Math.max(left.weight, right.weight);
  const [leftSide, rightSide] = [squareSide(left.weight, largest), squareSide(right.weight, largest)];
  const place = leftSide && leftSide + GAP;
  const least = Math.min(leftSide, rightSide);
  return (
    <svg
      className={styles.squares}
      preserveAspectRatio="xMinYMid"
      viewBox={`0 0 ${rounded(place + Math.max(rightSide, MIN_ROOM))} ${SIDE}`}
      aria-hidden="true"
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
