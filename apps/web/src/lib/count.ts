import { formatNumber, NBSP } from '@agency/shared/format';

/** Singular and plural of a noun. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** The form of the noun for a number: French uses the plural from 2 on, for the formatted number. */
export function nounFor(value: number, { one, many }: Noun, decimals = 0): string {
  return Number(Math.abs(value).toFixed(decimals)) < 2 ? one : many;
}

/** `100 factures`, `1 facture`, `18,8 arbres`. */
export function withNoun(value: number, noun: Noun, decimals = 0): string {
  return `${formatNumber(value, decimals)}${NBSP}${nounFor(value, noun, decimals)}`;
}
