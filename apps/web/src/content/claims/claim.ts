import type { Source } from '../sources.ts';
import type { ClaimId } from './figures.built.ts';

export type ClaimKind = 'measured' | 'public' | 'estimate' | 'own';

export interface Claim {
  /** The kind, if it is not that of the claim's file. */
  readonly kind?: ClaimKind;
  /** The claim in a sentence, with the figures as the pages write them. */
  readonly statement: string;
  /** Its origin: the calculation, the measurement, or what the source counted. */
  readonly basis: string;
  /** Limits of the claim, in lower case after « Limites : ». */
  readonly limits?: string;
  /** Date of the measurement or of the source. Without one, a claim has the common review date, which the page states once. */
  readonly date?: string;
  readonly sources?: readonly Source[];
}

export type Claims = Readonly<Partial<Record<ClaimId, Claim>>>;

export type SourcedClaims = Readonly<
  Partial<Record<ClaimId, Claim & { readonly date: string; readonly sources: readonly [Source, ...Source[]] }>>
>;
