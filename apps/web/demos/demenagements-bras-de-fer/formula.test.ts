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
  expect(faultOf({ ...find('Morin'), truck: 0, start: 12.25 }, morning)).toBe('overlap');
  expect(faultOf({ ...find('Morin'), truck: 0, start: 12.5 }, morning)).toBeUndefined();
});

it('refuses a start before the promised hour, in another truck and in a day that other moves have freed', () => {
  const freed = morning.map((move) => (move.family === 'Ouellet' ? { ...move, start: 15 } : move));
  expect(faultOf({ ...find('Côté'), truck: 4, start: 7 }, freed)).toBe('early');
  expect(faultOf({ ...find('Côté'), truck: 0, start: 13.75 }, morning)).toBe('early');
});

it('proposes a place from the promised hour on, also to a family that waits at a later one', () => {
  expect(placeFor({ ...find('Côté'), start: 17 }, morning)).toMatchObject({ truck: 0, start: 14 });
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
