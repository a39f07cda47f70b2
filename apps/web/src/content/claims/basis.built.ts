import { reviewed } from '../../site/agency.ts';
import type { Claim, ClaimKind } from './claim.ts';
import { estimates } from './estimates.ts';
import type { ClaimId } from './figures.built.ts';
import { measured } from './measured.ts';
import { own } from './own.ts';
import { published } from './published.ts';

/** A claim without a basis does not compile. */
const all: Readonly<Record<ClaimId, Claim>> = { ...own, ...estimates, ...measured, ...published };

const kindOf = (id: string): ClaimKind =>
  id in own ? 'own' : id in estimates ? 'estimate' : id in measured ? 'measured' : 'public';

export const claimBasis = Object.fromEntries(
  Object.entries(all).map(([id, claim]) => [id, { kind: kindOf(id), date: reviewed, ...claim }]),
) as Readonly<Record<ClaimId, Claim & Required<Pick<Claim, 'kind' | 'date'>>>>;
