/** Parts of the sole where a patient can point. */
export const zones = ['toes', 'ball', 'arch', 'heel'] as const;
export type Zone = (typeof zones)[number];

export const feet = ['left', 'right'] as const;
export type Foot = (typeof feet)[number];

/** Length in minutes of the visit for a part of the foot: nails and calluses are short; a cast of both feet takes an hour. */
export const minutesOf: Readonly<Record<Zone, number>> = { toes: 30, ball: 30, arch: 60, heel: 45 };

/** A span of a day, in minutes after midnight. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Day {
  readonly name: string;
  /** Visits already booked, in order, without overlaps. */
  readonly booked: readonly Span[];
}

/** From hours, with halves as decimals. */
const spans = (...hours: readonly (readonly [from: number, to: number])[]): readonly Span[] =>
  hours.map(([from, to]) => ({ from: from * 60, to: to * 60 }));

/** The clinic closes at noon, so that nobody waits behind a lunch. */
export const opening = spans([8.5, 12], [13, 16.5]);

/** Visits start on the half hour: a time that is easy to remember, and to say on the telephone. */
export const stepMinutes = 30;

const agenda: readonly Day[] = [
  { name: 'lundi 9', booked: spans([8.5, 12], [13, 15], [15.5, 16.5]) },
  { name: 'mardi 10', booked: spans([9, 10], [11, 12], [13, 16]) },
  { name: 'mercredi 11', booked: spans([8.5, 10.5]) },
  { name: 'jeudi 12', booked: spans([8.5, 12], [14, 15]) },
];

/**
 * The first time of a day at which a visit fits between the others.
 * @param minutes length of the visit
 * @returns minutes after midnight, on the half hour; undefined if the day is full
 */
export function firstFree({ booked }: Pick<Day, 'booked'>, minutes: number): number | undefined {
  for (const { from, to } of opening) {
    for (let start = from; start + minutes <= to; start += stepMinutes) {
      if (booked.every((other) => start + minutes <= other.from || start >= other.to)) return start;
    }
  }
  return undefined;
}

/** The first free time of each day that has one, for a visit to this part of the foot. */
export function offersFor(zone: Zone) {
  return agenda.flatMap((day) => {
    const start = firstFree(day, minutesOf[zone]);
    return start === undefined ? [] : [{ day: day.name, start }];
  });
}
