import type { PageId } from '../../site/pages.ts';
import { type ClaimId, claimFigures } from './figures.built.ts';

/** A claim of a page, with the spellings of its figure. */
export interface PageClaim {
  readonly id: ClaimId;
  readonly figures: readonly string[];
}

const entries = Object.entries(claimFigures) as readonly (readonly [
  ClaimId,
  { readonly figures: readonly string[]; readonly pages: readonly PageId[] },
])[];

/**
 * Claims of a page, in the order of the register. The build adds them to the page's content, so that no page loads those of
 * other pages.
 */
export function claimsOf(page: PageId): readonly PageClaim[] {
  return entries.filter(([, { pages }]) => pages.includes(page)).map(([id, { figures }]) => ({ id, figures }));
}
