import { budgets, serviceTypes } from '@agency/shared/contact';
import { formatDay, quebecTime, shortMonths } from '@agency/shared/format';
import { labelOf, type Option } from '@agency/shared/options';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import type { DeliveryState } from '../outbox/database/tables.ts';
import type { GroupCount } from '../outbox/queries/statistics.ts';
import { CommandError, EXIT } from './command-error.ts';
import { isoDay } from './day.ts';

/** Numbers of requests. `received` is the sum of the others. */
export type Counts = Readonly<Record<'received' | DeliveryState, number>>;

/** In the order of their columns. */
export const measures: readonly (readonly [keyof Counts, string])[] = [
  ['received', 'Reçues'],
  ['sent', 'Livrées'],
  ['pending', 'En attente'],
  ['dead', 'Abandonnées'],
  ['held', 'Quarantaine'],
];

/** Days of the calendar, in Quebec, as numbers since 1970-01-01. */
interface Period {
  readonly first: number;
  readonly days: number;
}

export type Dimension = 'week' | 'service' | 'budget' | 'hour';

export interface StatsRow {
  /** The first day of a week, `YYYY-MM-DD`; the number of an hour; the code of an option. */
  readonly code: string;
  readonly label: string;
  readonly counts: Counts;
}

export interface PeriodStats {
  /** First and last day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  readonly totals: Counts;
  /** Both periods have the same rows. Only the dates of their weeks differ. */
  readonly rows: Readonly<Record<Dimension, readonly StatsRow[]>>;
}

export interface PeriodOptions {
  readonly from?: number;
  readonly to?: number;
  readonly against?: number;
}

const WEEK = 7;
/** Without `--from`, the week of the last day and those before it. */
const WEEKS_SHOWN = 12;
const MAX_DAYS = 3_660;
const MAX_DAYS_OF_YEAR = 366;
/** 1970-01-01 was a Thursday. */
const DAYS_AFTER_MONDAY = 3;
const HOURS = 24;
/** The refusal of days in the wrong order: they would look like a period without requests. */
export const ENDS_BEFORE_START = 'La période finit avant de commencer (--from, --to).';

/** The period, and the one to compare it with, if any. @throws CommandError for days that make none */
export function periodsOf({ from, to, against }: PeriodOptions, today: number): readonly Period[] {
  const last = to ?? Math.max(today, from ?? today);
  const monday = last - ((last + DAYS_AFTER_MONDAY) % WEEK);
  const first = from ?? monday - (WEEKS_SHOWN - 1) * WEEK;
  const days = last - first + 1;
  if (days < 1) throw new CommandError(ENDS_BEFORE_START, EXIT.usage);
  if (days > MAX_DAYS) throw new CommandError('La période dépasse dix ans (--from, --to).', EXIT.usage);
  return [{ first, days }, ...(against === undefined ? [] : [{ first: against, days }])];
}

/** The rows of each period, from the groups that the database counted. */
export function summarise(periods: readonly Period[], counted: readonly (readonly GroupCount[])[]): PeriodStats[] {
  const codes = (field: 'service' | 'budget'): ReadonlySet<string> =>
    new Set(counted.flat().flatMap((group) => ('hour' in group ? [] : [group[field]])));
  const services = optionsOf(serviceTypes, codes('service'));
  const amounts = optionsOf(budgets, codes('budget'));
  const hours = Array.from({ length: HOURS }, (_, hour) => ({ code: String(hour), label: `${hour}\u00a0h` }));
  return periods.map(({ first, days }, index) => {
    const weeks = Array.from({ length: Math.ceil(days / WEEK) }, (_, week) => {
      const day = first + week * WEEK;
      const code = isoDay(day);
      const year = days > MAX_DAYS_OF_YEAR ? `\u00a0${code.slice(0, 'yyyy'.length)}` : '';
      return { code, label: formatDay(new Date(day * DAY_MS), shortMonths) + year };
    });
    const sums = new Map<string, Record<keyof Counts, number>>();
    const add = (row: string, { state, total }: GroupCount): void => {
      const sum = sums.get(row) ?? { ...NONE };
      sum.received += total;
      sum[state] += total;
      sums.set(row, sum);
    };
    for (const group of counted[index] ?? []) {
      if ('hour' in group) {
        // Quebec's clock differs from UTC by whole hours.
        const wall = quebecTime(group.hour * HOUR_MS);
        add(`week ${weeks[Math.floor((Math.floor(wall / DAY_MS) - first) / WEEK)]?.code}`, group);
        add(`hour ${Math.floor((wall % DAY_MS) / HOUR_MS)}`, group);
        add('all', group);
      } else {
        add(`service ${group.service}`, group);
        add(`budget ${group.budget}`, group);
      }
    }
    const rowsOf = (dimension: Dimension, options: readonly Option[]): readonly StatsRow[] =>
      options.map(({ code, label }) => ({ code, label, counts: sums.get(`${dimension} ${code}`) ?? NONE }));
    return {
      from: isoDay(first),
      to: isoDay(first + days - 1),
      totals: sums.get('all') ?? NONE,
      rows: {
        week: rowsOf('week', weeks),
        service: rowsOf('service', services),
        budget: rowsOf('budget', amounts),
        hour: rowsOf('hour', hours),
      },
    };
  });
}

const NONE: Counts = { received: 0, sent: 0, pending: 0, dead: 0, held: 0 };

/** The options that were chosen, in the form's order; then codes of options that the form no longer has, and blanks. */
function optionsOf(options: readonly Option[], chosen: ReadonlySet<string>): readonly Option[] {
  const known = options.filter(({ code }) => chosen.has(code));
  const former = [...chosen].filter((code) => code !== '' && !options.some((option) => option.code === code)).sort();
  return [
    ...known,
    ...former.map((code) => ({ code, label: labelOf(options, code) })),
    ...(chosen.has('') ? [{ code: '', label: 'Sans réponse' }] : []),
  ];
}
