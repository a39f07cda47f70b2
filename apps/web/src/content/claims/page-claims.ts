import type { PageId } from '../../site/pages.ts';
import { type ClaimFigures, type ClaimId, claimFigures } from './figures.built.ts';

export interface PageClaim extends Pick<ClaimFigures, 'figures'> {
  readonly id: ClaimId;
}

const entries = Object.entries(claimFigures) as [ClaimId, ClaimFigures][];

/**
 * Claims of a page, in the order of the register. The build adds them to the page's content, so that no page loads those of
 * other pages.
 */
export function claimsOf(page: PageId): readonly PageClaim[] {
  return entries.filter(([, { pages }]) => pages.includes(page)).map(([id, { figures }]) => ({ id, figures }));
}
