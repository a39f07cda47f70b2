/** Apart from `WeightSquares.tsx`: a page that draws its own squares does not load that component. */
import { rounded } from '../rounded.ts';

/** Side of the largest square, in drawing units. */
export const SIDE = 200;

/** Side of a square whose area is proportional to its value. */
export const squareSide = (value: number, largest: number): number => rounded(SIDE * Math.sqrt(value / largest));
