import { createContext, useContext } from 'react';
import type { ClaimId } from '../../content/claims/figures.built.ts';
import type { PageClaim } from '../../content/claims/page-claims.ts';

/** The claims of the current page; none for the not-found page. */
export const ClaimsContext = createContext<readonly PageClaim[]>([]);

export const useClaims = () => useContext(ClaimsContext);

const plain = (figure: string) => figure.replace(/\s/g, ' ').trim();

/** The claim of a figure, or undefined if the figure is not a claim: a duration, a date, a count of the page's own items. */
export function claimBehind(claims: readonly PageClaim[], figure: string): ClaimId | undefined {
  const wanted = plain(figure);
  return claims.find(({ figures }) => figures.some((one) => plain(one) === wanted))?.id;
}
