import { expect, it } from 'vitest';
import { faultOf, type Move, morning, placeFor } from './formula.ts';

const faults = (moves: readonly Move[]) =>
  moves.flatMap((move) => (faultOf(move, moves) ? [`${move.family} ${faultOf(move, moves)}`] : []));
const find = (family: string) => {
  const move = morning.find((one) => one.family === family);
  if (!move) throw new Error(family);
  return move;
};

it('starts with two faults: the families of the broken truck', () => {
  expect(faults(morning)).toEqual(['Fortin breakdown', 'Côté breakdown']);
});

it('refuses too small a truck, a move after seven in the evening, and two moves without driving time between them', () => {
  expect(faultOf({ ...find('Fortin'), truck: 0, start: 14 }, morning)).toBe('volume');
  expect(faultOf({ ...find('Fortin'), truck: 1, start: 16 }, morning)).toBe('late');
  expect(faultOf({ ...find('Côté'), truck: 0, start: 12.25 }, morning)).toBe('overlap');
  expect(faultOf({ ...find('Côté'), truck: 0, start: 12.5 }, morning)).toBeUndefined();
});

it('finds a place for every family', () => {
  let moves = morning;
  for (const family of ['Fortin', 'Côté']) {
    const placed = placeFor(find(family), moves);
    expect(placed).toBeDefined();
    moves = moves.map((move) => (placed && move.family === family ? placed : move));
  }
  expect(faults(moves)).toEqual([]);
});
