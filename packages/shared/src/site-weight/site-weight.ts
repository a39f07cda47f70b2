import { auditRequest, factLine } from '../contact.ts';
import { formatNumber, NBSP } from '../format.ts';
import {
  type EcoGrade,
  ecoGrade,
  ecoIndex,
  elementQuartiles,
  formatEcoIndex,
  formatEcoIndexLosses,
} from './eco-index.ts';
import { gramsText, transferGrams, weightText } from './transfer.ts';

/** A page's weight as its visitor measured it. Null for an unknown figure. */
export interface SiteWeight {
  readonly bytes: number;
  readonly requests: number | null;
  readonly elements: number | null;
  /** Files from the browser's cache, which are not in the weight. */
  readonly cached?: number;
  /** Files without a transfer size: their decompressed size is in the weight, if the recording has it. */
  readonly estimated?: number;
}

interface Score {
  readonly score: number;
  readonly grade: EcoGrade;
}

export interface SiteWeighing {
  /** Grams of CO2e per view. */
  readonly grams: number;
  /**
   * Null without the requests. Without the elements, the scores for the first and third quartiles of element counts; with them,
   * both scores are equal.
   */
  readonly ecoIndex: { readonly best: Score; readonly worst: Score } | null;
  /** EcoIndex points lost on each input, as text; null unless all inputs are known. */
  readonly losses: ReturnType<typeof formatEcoIndexLosses> | null;
}

const scored = (score: number): Score => ({ score, grade: ecoGrade(score) });

/** Emissions and score of a page: Sustainable Web Design, version 4, and EcoIndex. */
export function weighSite({ bytes, requests, elements }: SiteWeight): SiteWeighing {
  const scoreWith = (count: number) => scored(ecoIndex({ bytes, requests: requests ?? 0, elements: count }));
  return {
    grams: transferGrams(bytes),
    ecoIndex:
      requests === null
        ? null
        : { best: scoreWith(elements ?? elementQuartiles.first), worst: scoreWith(elements ?? elementQuartiles.third) },
    losses: requests === null || elements === null ? null : formatEcoIndexLosses({ bytes, requests, elements }),
  };
}

const scoreText = ({ score, grade }: Score) => `${formatEcoIndex(score)} (${grade})`;

/** The contact request prefilled after a measurement: the figures, without the address of any file or page. */
export function siteWeightToContact(weight: SiteWeight) {
  const { bytes, requests, elements, cached = 0, estimated = 0 } = weight;
  const { grams, ecoIndex: index } = weighSite(weight);
  const count = (value: number | null, unknown: string) => (value === null ? unknown : formatNumber(value));
  return auditRequest(
    `Pesée de mon site, faite avec l’outil de la page${NBSP}:`,
    factLine('Poids transféré', weightText(bytes)),
    ...(cached > 0 ? [factLine('Fichiers du cache, non pesés', formatNumber(cached))] : []),
    ...(estimated > 0 ? [factLine('Fichiers sans taille de transfert', formatNumber(estimated))] : []),
    factLine('Requêtes', count(requests, 'non comptées')),
    factLine('Éléments', count(elements, 'non comptés')),
    factLine('CO₂ par vue', `${gramsText(grams)} (Sustainable Web Design${NBSP}4)`),
    ...(index
      ? [
          factLine(
            'EcoIndex',
            elements === null
              ? `entre ${scoreText(index.worst)} et ${scoreText(index.best)}, selon les éléments`
              : scoreText(index.best),
          ),
        ]
      : []),
  );
}
