import { months, shortMonths, twoDigits as two } from '../months.ts';

export interface Picker {
  one<T>(from: readonly T[]): T;
  int(min: number, max: number): number;
  /** True with this probability, in percent. @param what the name of the choice in a failure */
  chance(percent: number, what?: string): boolean;
  some<T>(from: readonly T[], max: number): T[];
}

export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export const iso = ({ year, month, day }: Day) => `${year}-${two(month)}-${two(day)}`;

export type Language = 'fr' | 'en';

export function writersOfDates(language: Language): readonly ((day: Day) => string)[] {
  const long = ({ month }: Day) => months[language][month - 1] ?? '';
  const short = ({ month }: Day) => shortMonths[language][month - 1] ?? '';
  const numeric = [
    iso,
    ({ year, month, day }: Day) => `${year}/${two(month)}/${two(day)}`,
    ({ year, month, day }: Day) => `${year}.${two(month)}.${two(day)}`,
    (day: Day) => `${two(day.day)}-${(months.en[day.month - 1] ?? '').slice(0, 3).toUpperCase()}-${day.year}`,
    (day: Day) => `${two(day.day)}-${(months.en[day.month - 1] ?? '').slice(0, 3)}-${two(day.year % 100)}`,
  ];
  return language === 'fr'
    ? [
        (day) => `${day.day} ${short(day)} ${two(day.year % 100)}`,
        ...numeric,
        (day) => `${day.day === 1 ? '1er' : day.day} ${long(day)} ${day.year}`,
        (day) => `le ${day.day} ${long(day)} ${day.year}`,
        (day) => `${day.day} ${short(day)} ${day.year}`,
        (day) => `${two(day.day)}/${two(day.month)}/${day.year}`,
        (day) => `${two(day.day)}-${two(day.month)}-${day.year}`,
        (day) => `${two(day.year % 100)}-${two(day.month)}-${two(day.day)}`,
      ]
    : [
        ...numeric,
        (day) => `${long(day)} ${day.day}, ${day.year}`,
        (day) => `${short(day)} ${day.day}, ${day.year}`,
        (day) => `${short(day)} ${day.day}${['st', 'nd', 'rd'][day.day - 1] ?? 'th'}, ${day.year}`,
        (day) => `${day.day} ${long(day)} ${day.year}`,
        (day) => `${day.day}${['st', 'nd', 'rd'][day.day - 1] ?? 'th'} of ${long(day)}, ${day.year}`,
        (day) => `${two(day.month)}/${two(day.day)}/${day.year}`,
      ];
}

const grouped = (cents: number, space: string, mark: string) =>
  `${String(Math.floor(cents / 100)).replace(/\B(?=(?:\d{3})+$)/g, space)}${mark}${two(cents % 100)}`;

/** A writer of amounts in cents. A negative amount has a minus sign, brackets, or « CR » (credit). */
export function writerOfAmounts({ one }: Picker, language: Language, isForeign: boolean): (cents: number) => string {
  const dollars =
    language === 'en'
      ? one([
          (cents: number) => `$${grouped(cents, ',', '.')}`,
          (cents: number) => grouped(cents, ',', '.'),
          (cents: number) => `$${grouped(cents, '', '.')}`,
          ...(isForeign
            ? []
            : [
                (cents: number) => `${grouped(cents, ',', '.')} CAD`,
                (cents: number) => `CAD ${grouped(cents, ',', '.')}`,
                (cents: number) => `CA$${grouped(cents, ',', '.')}`,
                (cents: number) => `C$${grouped(cents, ',', '.')}`,
              ]),
        ])
      : one([
          (cents: number) => `${grouped(cents, ' ', ',')} $`,
          (cents: number) => `${grouped(cents, '\u00a0', ',')}\u00a0$`,
          (cents: number) => `${grouped(cents, '\u202f', ',')}\u00a0$`,
          (cents: number) => `${grouped(cents, '', ',')}$`,
          (cents: number) => grouped(cents, ' ', ','),
          (cents: number) => `${grouped(cents, '', '.')} $`,
          (cents: number) => grouped(cents, ' ', '.'),
          (cents: number) => `${grouped(cents, '.', ',')} $`,
          (cents: number) => `${grouped(cents, ' ', ',').replace(/,00$/, '')} $`,
          ...(isForeign
            ? []
            : [
                (cents: number) => `${grouped(cents, ' ', ',')} $ CA`,
                (cents: number) => `${grouped(cents, ' ', ',')} $CAD`,
              ]),
        ]);
  const negative = one([
    (text: string) => `-${text}`,
    (text: string) => `\u2212${text}`,
    (text: string) => `\u2212 ${text}`,
    (text: string) => `(${text})`,
    (text: string) => `${text}-`,
    (text: string) => `${text} CR`,
  ]);
  return (cents) => (cents < 0 ? negative(dollars(-cents)) : dollars(cents));
}

/** Writers of amounts in another currency. */
export const writersOfForeign: readonly ((cents: number) => string)[] = [
  (cents) => `${grouped(cents, ' ', ',')} $ US`,
  (cents) => `${grouped(cents, ' ', ',')} USD`,
  (cents) => `US$${grouped(cents, ',', '.')}`,
  (cents) => `$${grouped(cents, ',', '.')} USD`,
  (cents) => `USD ${grouped(cents, ',', '.')}`,
  (cents) => `${grouped(cents, '\u00a0', ',')}\u00a0€`,
  (cents) => `EUR ${grouped(cents, '', '.')}`,
];

export function writeNumber({ one, int }: Picker, year: number): string {
  const digits = String(int(101, 998_000));
  return one([
    () => `${int(100, 999)} ${int(100, 999)} ${int(100, 999)} ${int(10, 99)}`,
    () => digits,
    () => digits.padStart(8, '0'),
    () => `F-${year}-${String(int(1, 400)).padStart(3, '0')}`,
    () => `INV-${digits.padStart(5, '0')}`,
    () => `${year}/${int(101, 900)}`,
    () => `TB-${year}-${int(10, 99)}`,
    () => `${one(['A', 'FC', 'QX'])}${digits}`,
    () => `${int(10, 99)}-${int(100, 999)}`,
    () => `${int(100, 999)}-B`,
    () => `FAC${year}${two(int(1, 12))}${two(int(1, 28))}`,
    () => `${one(['F', 'QX'])} ${int(10, 99)} ${int(1000, 9999)}`,
    () => `${year} - ${int(101, 900)}`,
    () => `QX ${year}/${int(1000, 9999)}`,
  ])();
}
