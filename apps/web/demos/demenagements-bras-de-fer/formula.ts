export interface Truck {
  readonly name: string;
  /** Capacity in cubic metres. */
  readonly holds: number;
  /** Hour at which it breaks down. */
  readonly breaksAt?: number;
}

export interface Move {
  readonly family: string;
  readonly volume: number;
  readonly hours: number;
  /** Index of the truck. */
  readonly truck: number;
  readonly start: number;
}

export const day = { first: 7, last: 19 } as const;
/** Between two addresses: the drive and a coffee. */
const driveHours = 0.5;

export const trucks: readonly Truck[] = [
  { name: 'Camion 1', holds: 30 },
  { name: 'Camion 2', holds: 45 },
  { name: 'Camion 3', holds: 40, breaksAt: 10 },
  { name: 'Camion 4', holds: 55 },
  { name: 'Camion 5', holds: 30 },
];

export const morning: readonly Move[] = [
  { family: 'Roy', volume: 24, hours: 2.5, truck: 0, start: 7 },
  { family: 'Diallo', volume: 18, hours: 2, truck: 0, start: 10 },
  { family: 'Nguyen', volume: 16, hours: 2, truck: 1, start: 7.5 },
  { family: 'Gagnon', volume: 31, hours: 3, truck: 1, start: 10 },
  { family: 'Morin', volume: 20, hours: 2, truck: 2, start: 7.5 },
  { family: 'Fortin', volume: 38, hours: 3.5, truck: 2, start: 10 },
  { family: 'Côté', volume: 22, hours: 2, truck: 2, start: 14 },
  { family: 'Lavoie', volume: 52, hours: 4.5, truck: 3, start: 7 },
  { family: 'Cruz', volume: 20, hours: 2, truck: 3, start: 12 },
  { family: 'Ouellet', volume: 22, hours: 2, truck: 4, start: 7 },
  { family: 'Simard', volume: 26, hours: 2.5, truck: 4, start: 9.5 },
];

export type Fault = 'breakdown' | 'volume' | 'early' | 'late' | 'overlap';

/** Hour that was promised to the family: that of the morning's plan. */
export const promisedTo = ({ family }: Move) => morning.find((move) => move.family === family)?.start ?? day.first;

/** Reason why a move cannot take place, or undefined. */
export function faultOf(move: Move, all: readonly Move[]): Fault | undefined {
  const truck = trucks[move.truck];
  const end = move.start + move.hours;
  if (!truck || (truck.breaksAt !== undefined && end > truck.breaksAt)) return 'breakdown';
  if (move.volume > truck.holds) return 'volume';
  if (move.start < promisedTo(move)) return 'early';
  if (end > day.last) return 'late';
  const collides = all.some(
    (other) =>
      other.family !== move.family &&
      other.truck === move.truck &&
      move.start < other.start + other.hours + driveHours &&
      other.start < end + driveHours,
  );
  return collides ? 'overlap' : undefined;
}

/** The earliest slot from the promised hour on where a move fits, or undefined. At the same hour, the smallest truck wins. */
export function placeFor(move: Move, all: readonly Move[]): Move | undefined {
  const order = trucks
    .map((_, index) => index)
    .sort((one, other) => (trucks[one]?.holds ?? 0) - (trucks[other]?.holds ?? 0));
  for (let start = promisedTo(move); start + move.hours <= day.last; start += 0.25) {
    for (const truck of order) {
      const placed = { ...move, truck, start };
      if (!faultOf(placed, all)) return placed;
    }
  }
  return undefined;
}

export const lastEnd = (moves: readonly Move[]) => Math.max(...moves.map(({ start, hours }) => start + hours));
