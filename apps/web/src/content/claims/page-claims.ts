import type { PageId } from '../../site/pages.ts';
import { type ClaimId, claimFigures } from './figures.ts';

/** A claim that a page prints, with the ways in which its figure is written there. */
export interface PageClaim {
  readonly id: ClaimId;
  readonly figures: readonly string[];
}

const entries = Object.entries(claimFigures) as readonly (readonly [
  ClaimId,
  { readonly figures: readonly string[]; readonly pages: readonly PageId[] },
])[];

/** The claims of a page, in the order of the register. The build writes them beside the page's words: no page carries the others'. */
export function claimsOf(page: PageId): readonly PageClaim[] {
  return entries.filter(([, { pages }]) => pages.includes(page)).map(([id, { figures }]) => ({ id, figures }));
}
