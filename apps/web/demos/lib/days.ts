/** Days of the year are counted from January 1, which is 1, in a year of 365 days; minutes, from midnight in Quebec. */
import { formatDay, formatTime } from '@agency/shared/format';

/** Any common year has the same dates. */
const commonYear = 2025;

export function dateOf(day: number, year = commonYear): Date {
  const common = new Date(Date.UTC(commonYear, 0, day));
  // A leap year has the same months and dates.
  common.setUTCFullYear(common.getUTCFullYear() + year - commonYear);
  return common;
}

export const dayOf = (month: number, date: number) =>
  Math.round((Date.UTC(commonYear, month - 1, date) - Date.UTC(commonYear, 0, 0)) / 86_400_000);

/** The last Sunday up to a date. */
const sundayBy = (month: number, date: number, year: number) =>
  dayOf(month, date) - new Date(Date.UTC(year, month - 1, date)).getUTCDay();

/** Daylight saving time: from the second Sunday of March to the first of November, by default of this year. */
export const isSummerTime = (day: number, year = new Date().getUTCFullYear()) =>
  day >= sundayBy(3, 14, year) && day < sundayBy(11, 7, year);

/** `8 mai` */
export const dayText = (day: number) => formatDay(dateOf(day));

/** `9 h 30`; after midnight, the hour of the next day. */
export const clock = (minutes: number) =>
  formatTime(`${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`);
