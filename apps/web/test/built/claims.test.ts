import { quoteBudgets } from '@agency/shared';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { claimBasis } from '../../src/content/claims/basis.ts';
import { type ClaimId, claimFigures } from '../../src/content/claims/figures.ts';
import { claimsOf } from '../../src/content/claims/page-claims.ts';
import { projects } from '../../src/content/realisations/projets.ts';
import type { PageContent } from '../../src/content/schema/page.ts';
import { modelWords } from '../../src/content/tools/model-showcase.ts';
import { agency } from '../../src/site/agency.ts';
import type { Page } from '../../src/site/pages.ts';
import { textsOf } from '../support/content-texts.ts';
import { publicPages } from './site.ts';

/** Pages that answer for their figures by themselves: sources and dates stand beside each, or they are the register. */
const selfAnswering = new Set<string>(['claims', 'ecodesign', 'accessibility', 'sitePlan', 'legalNotices', 'privacy']);

/** What a visitor sets himself, what a tool computes from it, the weight on a button, and the note itself. */
const NOT_CLAIMS = 'form, select, button, nav, aside, svg, script, [data-sheet], [data-slider], [data-result]';

/** What a page may claim and nobody can see on it. Employees and articles of law are conditions; years are dates. */
const number = String.raw`(?:[−+-]\s?)?\d[\d\s]*(?:,\d+)?`;
const kindsOfClaim = {
  share: '%',
  money: String.raw`(?:M)?\$`,
  energyOrMass: '(?:[kTM]?Wh?|ko|Mo|kg|g|t|km)(?![\\p{L}])',
  multiple: '(?:×|fois)(?![\\p{L}])',
  time: '(?:h|heures?|min|minutes?|jours?|semaines?|mois|ans|années)(?![\\p{L}])',
  count:
    '(?:\\+|(?:millions|projets|clients|spécialistes|domaines|téléchargements|automatisations|échanges|témoins?|visiteurs)(?![\\p{L}]))',
  score: String.raw`(?:\/\s?(?:7|100)|:1|sur (?:5|100))(?!\d)`,
} as const;
const claimPattern = new RegExp(`(?<![\\d,])${number}\\s?(?:${Object.values(kindsOfClaim).join('|')})`, 'gu');

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The figures in a text, without sign and spaces, so that « +85 % » and « 85 % » are one. */
const figuresIn = (text: string) =>
  [...plain(text).matchAll(claimPattern)].map(([figure]) => figure.replace(/^[−+-]|\s/g, ''));

/** What the lines of a page's claims say: a figure is answered for when one of them writes it. */
function answeredOn({ id }: Page): Set<string> {
  return new Set(
    claimsOf(id).flatMap(({ id: claim }: { readonly id: ClaimId }) => {
      const { statement, basis, limits } = claimBasis[claim];
      return [...claimFigures[claim].figures, statement, basis, limits].flatMap(figuresIn);
    }),
  );
}

const contents = Object.values(
  import.meta.glob<PageContent>('../../src/content/{pages,services,secteurs}/*.ts', { import: 'default', eager: true }),
);

/** Figures that claim nothing, by the reason. */
const allowed: Readonly<Record<string, ReadonlySet<string>>> = {
  'length and price of what is offered to begin with': new Set(['30min', '30minutes', '45min', '45minutes', '0$']),
  'brackets that the quote form proposes': new Set(quoteBudgets.flatMap(({ label }) => figuresIn(label))),
  'durations of phases, whose sums `content-claims.test.ts` holds': durations(),
  'invented projects, which say that they are': new Set(
    projects.flatMap((project) => textsOf(project).flatMap(figuresIn)),
  ),
  'what the page itself shows to be counted': new Set([`${projects.length}projets`]),
  'opening hours': new Set(figuresIn(agency.hours)),
  'files whose weight `content-claims.test.ts` holds': new Set(weights()),
  'scenes and definitions: a battery, an hour of the night, an age, a photograph, the period of a report': new Set([
    '/services/applications-mobile: 9%',
    '/services/automatisation: 23h',
    '/services/automatisation: 8h',
    '/secteurs: 34ans',
    '/sites-web-ecologiques-quebec: 6Mo',
    '/sites-web-sante-fintech-quebec: 12mois',
  ]),
};

const isAllowed = (path: string, figure: string) =>
  Object.values(allowed).some((figures) => figures.has(figure) || figures.has(`${path}: ${figure}`));

/** Those of every page: one tells the durations of another in short. */
function durations(): Set<string> {
  const phases = contents.flatMap(({ sections }) => {
    const process = sections.find((section) => section.kind === 'process');
    const each = process?.phases.map(({ duration = '' }) => duration) ?? [];
    const unit = each[0]?.replace(/^[\d\sà]+/, '') ?? '';
    const longest = each.reduce((sum, duration) => sum + Number(duration.match(/\d+(?!.*\d)/)?.[0] ?? 0), 0);
    return [...each, `${longest} ${unit}`];
  });
  return new Set(phases.flatMap(figuresIn));
}

function weights(): string[] {
  const showcases = contents.flatMap(({ sections }) => sections.filter(({ kind }) => kind === 'model-showcase'));
  return showcases.flatMap((section) =>
    section.kind === 'model-showcase' ? [`${section.model.weight}ko`, `${modelWords.viewerWeight}ko`] : [],
  );
}

it('finds an answer in the register for every figure that a page claims', async () => {
  const open: string[] = [];
  for (const { page, document } of publicPages) {
    if (!('id' in page) || page.kind === 'article' || selfAnswering.has(page.id)) continue;
    const main = parse(document.querySelector('main')?.outerHTML ?? '');
    for (const element of main.querySelectorAll(NOT_CLAIMS)) element.remove();
    const answered = answeredOn(page);
    for (const figure of figuresIn(main.structuredText)) {
      if (!answered.has(figure) && !isAllowed(page.path, figure)) open.push(`${page.path}: ${figure}`);
    }
  }
  expect([...new Set(open)]).toEqual([]);
});

it('lists on a page no claim that the page does not print', () => {
  const absent: string[] = [];
  for (const { page, document } of publicPages) {
    if (!('id' in page)) continue;
    const main = parse(document.querySelector('main')?.outerHTML ?? '');
    for (const element of main.querySelectorAll('aside')) element.remove();
    // Without spaces and signs: a big figure and its unit are two elements, and « −87 % » is « 87 % ».
    const bare = (text: string) => text.replace(/\s|[−+]/g, '');
    const printed = bare(main.structuredText);
    for (const { id, figures } of claimsOf(page.id)) {
      if (!figures.some((figure) => printed.includes(bare(figure)))) absent.push(`${page.path}: ${id}`);
    }
  }
  expect(absent).toEqual([]);
});

it('leads each page’s figures to their lines', () => {
  for (const { page, document } of publicPages) {
    if (!('id' in page)) continue;
    const links = document.querySelectorAll('aside a').map((link) => link.getAttribute('href'));
    for (const { id } of claimsOf(page.id)) expect(links, page.path).toContain(`/nos-chiffres#${id}`);
  }
});
