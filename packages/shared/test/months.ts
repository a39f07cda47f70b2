import { monthsOfYear } from '../src/format.ts';

export const months = {
  fr: monthsOfYear,
  en: 'January February March April May June July August September October November December'.split(' '),
} as const;

/** As people abbreviate them. */
export const shortMonths = {
  fr: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' '),
  en: 'Jan. Feb. Mar. Apr. May June July Aug. Sept. Oct. Nov. Dec.'.split(' '),
} as const;

export const twoDigits = (value: number): string => String(value).padStart(2, '0');
