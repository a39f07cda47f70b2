import { formatKg, formatNumber, withNoun } from '@agency/shared/format';
import { readCount } from '@agency/shared/numbers';
import {
  compareWeights,
  formatEcoIndex,
  gramsText,
  kilogramsOfViews,
  readWeight,
  type SiteWeighing,
  type SiteWeight,
  siteWeightToContact,
  weighSite,
  weightText,
} from '@agency/shared/site-weight';
import { weighingStrings as strings } from '../../content/tools/site-weighing.ts';
import type { Inputs } from '../../lib/address.ts';
import { fill } from '../../lib/fill.ts';
import { medianPage } from '../../site/limits.ts';
import type { KeptName } from './input-names.ts';

/** Largest plausible number of files or elements. */
const MAX_COUNT = 1e9;
const VIEWS = 10_000;

/** A count from 1; null if the field is blank or invalid. */
function countIn(text = ''): { readonly value: number | null; readonly problem: string | undefined } {
  if (text.trim() === '') return { value: null, problem: undefined };
  const value = readCount(text, MAX_COUNT);
  return value > 0 ? { value, problem: undefined } : { value: null, problem: strings.problems.count };
}

/** What a recording lacks, in a sentence each: the page weighs more. */
function lacksOf({ cached = 0, estimated = 0 }: Pick<SiteWeight, 'cached' | 'estimated'>): string[] {
  const { recording } = strings;
  return [
    ...(cached > 0 ? [fill(recording.cached, { files: withNoun(cached, recording.files) })] : []),
    ...(estimated > 0 ? [fill(recording.estimated, { files: withNoun(estimated, recording.estimatedFiles) })] : []),
  ];
}

/** All displayed results for these fields, in Quebec French. */
export function weighingView(inputs: Inputs<KeptName>) {
  const weight = readWeight(inputs.poids ?? '');
  const requests = countIn(inputs.requetes);
  const elements = countIn(inputs.elements);
  const weightProblems = { 'no-unit': strings.problems.unit, refused: strings.problems.weight };
  return {
    problems: {
      poids: weight.kind === 'no-unit' || weight.kind === 'refused' ? weightProblems[weight.kind] : undefined,
      requetes: requests.problem,
      elements: elements.problem,
    },
    outcome:
      weight.kind === 'bytes'
        ? outcomeOf({
            bytes: weight.bytes,
            requests: requests.value,
            elements: elements.value,
            cached: countIn(inputs.cache).value ?? 0,
            estimated: countIn(inputs.sansTaille).value ?? 0,
          })
        : undefined,
  };
}

export type WeighingOutcome = ReturnType<typeof outcomeOf>;

function outcomeOf(site: SiteWeight) {
  const weighing = weighSite(site);
  const weight = weightText(site.bytes);
  const co2 = fill(strings.grams, { co2: gramsText(weighing.grams) });
  const compared = comparedWith(site.bytes / medianPage.bytes, strings.compared);
  const ecoIndex = ecoIndexOf(weighing);
  const kilograms = kilogramsOfViews(weighing.grams, VIEWS);
  const lacks = lacksOf(site);
  return {
    bytes: site.bytes,
    weight,
    co2,
    month: fill(strings.month, {
      views: formatNumber(VIEWS),
      // A light page weighs less than a kilogram.
      kg: formatKg(kilograms, kilograms < 1 ? 2 : 1),
    }),
    compared,
    lacks,
    requests: site.requests === null ? strings.counts.unknownRequests : formatNumber(site.requests),
    elements: site.elements === null ? strings.counts.unknown : formatNumber(site.elements),
    ecoIndex,
    grade: gradeOf(weighing),
    why: weighing.ecoIndex && site.elements === null ? strings.ecoIndex.why : undefined,
    losses: weighing.losses && fill(strings.ecoIndex.losses, weighing.losses),
    summary: [weight, co2, compared, `${strings.ecoIndex.label}, ${ecoIndex}`, ...lacks].join('; '),
    draft: siteWeightToContact(site),
  };
}

/** The letter of the score, or both letters if it is between two. */
function gradeOf({ ecoIndex }: SiteWeighing): string | undefined {
  if (!ecoIndex) return undefined;
  const { best, worst } = ecoIndex;
  return best.grade === worst.grade
    ? best.grade
    : fill(strings.ecoIndex.grades, { worst: worst.grade, best: best.grade });
}

type Compared = Readonly<Record<'heavier' | 'same' | 'lighter', string>>;

/** A page compared with another, by the share of its weight. */
export function comparedWith(ratio: number, texts: Compared): string {
  const { is, ...figures } = compareWeights(ratio);
  return fill(texts[is], figures);
}

function ecoIndexOf({ ecoIndex }: SiteWeighing): string {
  if (!ecoIndex) return strings.ecoIndex.noRequests;
  const { best, worst } = ecoIndex;
  if (best.score === worst.score)
    return fill(strings.ecoIndex.known, { score: formatEcoIndex(best.score), grade: best.grade });
  return fill(strings.ecoIndex.between, {
    worst: formatEcoIndex(worst.score),
    worstGrade: worst.grade,
    best: formatEcoIndex(best.score),
    bestGrade: best.grade,
  });
}
