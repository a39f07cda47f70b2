import { formatNumber, NBSP } from '@agency/shared';

/** A noun after one and after several. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** The noun that goes with a number: French counts in the plural from 2 on, as the number is written. */
export function nounFor(value: number, { one, many }: Noun, decimals = 0): string {
  return Number(Math.abs(value).toFixed(decimals)) < 2 ? one : many;
}

/** `100 factures`, `1 facture`, `18,8 arbres`. */
export function withNoun(value: number, noun: Noun, decimals = 0): string {
  return `${formatNumber(value, decimals)}${NBSP}${nounFor(value, noun, decimals)}`;
}
