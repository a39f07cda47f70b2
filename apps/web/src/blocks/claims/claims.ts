import { type ClaimId, claimFigures } from '../../content/claims/figures.ts';
import type { PageId } from '../../site/pages.ts';

const plain = (figure: string) => figure.replace(/\s/g, ' ').trim();

const entries = Object.entries(claimFigures) as readonly (readonly [
  ClaimId,
  { readonly figures: readonly string[]; readonly pages: readonly PageId[] },
])[];

/** The claims that a page prints, in the order of the register. */
export function claimsOf(page: PageId): readonly { readonly id: ClaimId; readonly figure: string }[] {
  return entries.flatMap(([id, { figures, pages }]) =>
    pages.includes(page) && figures[0] ? [{ id, figure: figures[0] }] : [],
  );
}

/** The claim behind a figure of a page, or undefined when it is none: a duration, a date, a count of the page itself. */
export function claimBehind(page: PageId, figure: string): ClaimId | undefined {
  const wanted = plain(figure);
  return entries.find(
    ([, { figures, pages }]) => pages.includes(page) && figures.some((one) => plain(one) === wanted),
  )?.[0];
}
