import { quoteBudgets } from '@agency/shared/quote';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { claimBasis } from '../../src/content/claims/basis.built.ts';
import { type ClaimId, claimFigures } from '../../src/content/claims/figures.built.ts';
import { claimsOf } from '../../src/content/claims/page-claims.ts';
import { forecastMonths, kept, pageWeight, robots } from '../../src/content/computed.ts';
import { knowledge } from '../../src/content/faq-knowledge.ts';
import { readPageContents } from '../../src/content/page-contents.ts';
import { projects } from '../../src/content/projects/projects.ts';
import { modelStrings } from '../../src/content/tools/model-showcase.ts';
import { agency, promised } from '../../src/site/agency.ts';
import { href, type Page } from '../../src/site/pages.ts';
import { textsOf } from '../support/content-texts.ts';
import { plain } from '../support/plain.ts';
import { builtPageOf, meta, publicPages } from './site.ts';

/** Elements without claims: input fields, results of tools, download sizes, and the link to the register. */
const NOT_CLAIMS = 'form, select, button, nav, svg, script, [data-sheet], [data-slider], [data-result]';

/**
 * Kinds of claims that a visitor cannot verify on the page. Excluded: numbers of employees and articles of law (conditions),
 * years (dates).
 */
const number = String.raw`(?:[−+-]\s?)?\d[\d\s]*(?:,\d+)?`;
const kindsOfClaim = {
  share: '%',
  money: String.raw`(?:M)?\$`,
  energyOrMass: '(?:[kTM]?Wh?|cents|ml|ko|Mo|kg|g|t|km)(?![\\p{L}])',
  multiple: '(?:×|fois)(?![\\p{L}])',
  time: '(?:h|heures?|min|minutes?|jours?|semaines?|mois|ans|années)(?![\\p{L}])',
  count:
    '(?:\\+|(?:millions|chercheurs|partenaires|jetons|projets|clients|spécialistes|domaines|téléchargements|automatisations|échanges|témoins?|visiteurs)(?![\\p{L}]))',
  score: String.raw`(?:\/\s?(?:7|100)|:1|sur (?:5|100))(?!\d)`,
} as const;
/** « deux fois plus léger », « la moitié du poids » */
const inLetters = String.raw`(?<!\p{L})\p{L}+ fois (?:plus|moins)(?!\p{L})|moitié du poids`;
const claimPattern = new RegExp(
  `(?<![\\d,])${number}\\s?(?:${Object.values(kindsOfClaim).join('|')})|${inLetters}`,
  'gu',
);

/** Figures in a text, without signs and spaces, so that « +85 % » and « 85 % » are equal. */
const claimedIn = (text: string) =>
  [...plain(text).matchAll(claimPattern)].map(([figure]) => figure.replace(/^[−+-]|\s/g, ''));

/** Figures in the register for a page: those of its claims, and those in their statement, basis and limits. */
function answeredOn({ id }: Page): Set<string> {
  return new Set(
    claimsOf(id).flatMap(({ id: claim }: { readonly id: ClaimId }) => {
      const { statement, basis, limits } = claimBasis[claim];
      return [...claimFigures[claim].figures, statement, basis, limits ?? ''].flatMap(claimedIn);
    }),
  );
}

const contents = await readPageContents();

/** Figures that are not claims, by reason. */
const allowed: Readonly<Record<string, ReadonlySet<string>>> = {
  'length and price of the introductory offers': new Set(['30min', '30minutes', '45min', '45minutes', '0$']),
  'the delays promised on many pages; the register has them where they are highlighted': new Set(
    [promised.reply, promised.quote, promised.team, promised.obstacle, '24h'].flatMap(claimedIn),
  ),
  'the space that the law gives to French': new Set(onPage('bill96', ['deuxfoisplus'])),
  'how many times less the bot uses than a general model, of two consumptions in the register': new Set(
    claimedIn(`${robots.times} fois`),
  ),
  'brackets of the quote form': new Set(quoteBudgets.flatMap(({ label }) => claimedIn(label))),
  'durations of phases, whose sums `content-claims.test.ts` checks': durations(),
  'fictional projects, marked as such': new Set(projects.flatMap((project) => textsOf(project).flatMap(claimedIn))),
  'films whose weight `projects.test.ts` checks': new Set(projects.map(({ loop }) => `${loop?.kilobytes}ko`)),
  'items of a list on the same page': new Set([`${projects.length}projets`]),
  'opening hours': new Set(claimedIn(agency.hours)),
  '3D models, whose weight `weights.test.ts` checks, and their viewer, `e2e/models.spec.ts`': new Set(weights()),
  'how long data are kept, which `variables.test.ts` compares with the API': new Set(
    Object.values(kept).flatMap(claimedIn),
  ),
  'limits that `budgets.test.ts`, `weights.test.ts`, the browser tests and those of the API check': new Set(
    onPage('ecodesign', ['200%', '12ko', '60ko', '200ko', '100%', '0,010g', '0,015g', '0,05g']),
  ),
  'the text at 200 %, which the browser tests check': new Set(onPage('accessibility', ['200%'])),
  'commitments of the policy, and periods and ages in laws or settings': new Set(
    onPage('privacy', ['5ans', '7ans', '13mois']),
  ),
  'months that the forecast reads, from its limits': new Set(Object.values(forecastMonths).flatMap(claimedIn)),
  'illustrations and definitions: a battery, an hour of the night, an age, a photograph, the period of a report, a scale':
    new Set([
      ...onPage('mobileApps', ['9%']),
      ...onPage('automation', ['23h', '8h']),
      ...onPage('sectors', ['34ans']),
      ...onPage('ecoWeb', ['6Mo']),
      ...onPage('healthFintech', ['12mois']),
      ...onPage('privacy', ['14ans', '16ans']),
      ...onPage('ecodesign', ['90%']),
      ...onPage('businessAi', ['500%']),
    ]),
};

const isAllowed = (page: string, figure: string) =>
  Object.values(allowed).some((figures) => figures.has(figure) || figures.has(`${page}: ${figure}`));

/** The exceptions of a page. They may outlive it: nothing here needs an edit when a page goes. */
function onPage(page: string, figures: readonly string[]): string[] {
  return figures.map((figure) => `${page}: ${figure}`);
}

/** Durations of the phases of all pages, because one page may summarise another. */
function durations(): Set<string> {
  const phases = [...contents.values()].flatMap(({ sections }) => {
    const process = sections.find((section) => section.kind === 'process');
    const each = Object.values(process?.phases ?? {}).map(({ duration = '' }) => duration);
    const unit = each[0]?.replace(/^[\d\sà]+/, '') ?? '';
    const longest = each.reduce((sum, duration) => sum + Number(duration.match(/\d+(?!.*\d)/)?.[0] ?? 0), 0);
    return [...each, `${longest} ${unit}`];
  });
  return new Set(phases.flatMap(claimedIn));
}

function weights(): string[] {
  const sections = [...contents.values()].flatMap((content) => content.sections);
  return sections.flatMap((section) =>
    section.kind === 'model-showcase' ? [`${section.model.weight}ko`, `${modelStrings.viewerWeight}ko`] : [],
  );
}

/** Figures that the build computes for tables and lists. `weights.test.ts` and `budgets.test.ts` check them. */
const COUNTED = '[data-weighing], #plafonds table, #rgesn p, #rgesn summary';

/** Highlighted figures: facts, metrics, counts of cards. Each has a value and a label, or its key for one. */
function figuresPutForward(value: unknown, name?: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { value: figure, display = figure, label = name } = value as Readonly<Record<string, unknown>>;
  const own = typeof display === 'string' && typeof label === 'string' ? claimedIn(`${display} ${label}`) : [];
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => figuresPutForward(inner, key))];
}

const registered = publicPages.flatMap(({ page, document }) =>
  'id' in page && page.kind !== 'article' && page.id !== 'claims' ? [{ page, document }] : [],
);

const unanswered = (page: Page, figures: readonly string[]) => {
  const answered = answeredOn(page);
  const open = figures.filter((figure) => !answered.has(figure) && !isAllowed(page.id, figure));
  return [...new Set(open)].map((figure) => `${page.path}: ${figure}`);
};

it('every highlighted figure of a page is in the register', () => {
  const open = registered.flatMap(({ page }) =>
    unanswered(page, figuresPutForward(contents.get(page.content)?.sections)),
  );
  expect(open).toEqual([]);
});

it('every figure in running text, in a description and in an answer of the bot is in the register', () => {
  const open = registered.flatMap(({ page, document }) => {
    const main = parse(document.querySelector('main')?.outerHTML ?? '');
    for (const element of main.querySelectorAll(`${NOT_CLAIMS}, ${COUNTED}`)) element.remove();
    const answers = knowledge.filter((known) => known.page === page.id).map(({ answer }) => answer);
    return unanswered(page, [main.structuredText, meta(document, 'description') ?? '', ...answers].flatMap(claimedIn));
  });
  expect(
    open,
    'justifiez ces chiffres dans content/claims/, ou corrigez-les; ceux qui n’affirment rien sont énumérés dans cet essai',
  ).toEqual([]);
});

const numberPattern = /\d[\d\s]*(?:,\d+)?/g;
const numbersIn = (text: string) => [...plain(text).matchAll(numberPattern)].map(([found]) => found.replace(/\s/g, ''));

/** Levels that two pages list one by one: the register only has both ends. */
const statedByItsEnds = new Set<ClaimId>(['niveaux-maitrise']);

it('each claim of a page has its figure on the page, and the numbers of its name', () => {
  const absent: string[] = [];
  for (const { page, document } of publicPages) {
    if (!('id' in page)) continue;
    const main = parse(document.querySelector('main')?.outerHTML ?? '');
    for (const element of main.querySelectorAll('nav')) element.remove();
    // Compare without spaces and signs: a large figure and its unit are two elements, and « −87 % » is « 87 % ».
    const bare = (text: string) => text.replace(/\s|[−+]/g, '');
    const shown = bare(main.structuredText);
    for (const { id, figures } of claimsOf(page.id)) {
      const isNamed = statedByItsEnds.has(id) || numbersIn(figures[0] ?? '').every((number) => shown.includes(number));
      if (!isNamed || !figures.some((figure) => shown.includes(bare(figure)))) absent.push(`${page.path}: ${id}`);
    }
  }
  expect(absent).toEqual([]);
});

it('each page links its figures to their lines in the register', () => {
  for (const { page, document } of publicPages) {
    if (!('id' in page)) continue;
    const links = document.querySelectorAll('nav details a').map((link) => link.getAttribute('href'));
    for (const { id } of claimsOf(page.id)) expect(links, page.path).toContain(href('claims', undefined, id));
  }
});

it('each linked number is in its line of the register', () => {
  const register = builtPageOf('claims').document;
  const absent = (Object.keys(claimFigures) as ClaimId[]).flatMap((id) => {
    const line = register.getElementById(id);
    const stated = new Set(numbersIn(`${line?.text} | ${line?.nextElementSibling?.text}`));
    const numbers = claimFigures[id].figures.flatMap(numbersIn);
    const wanted = statedByItsEnds.has(id) ? numbers.slice(0, 2) : numbers;
    return wanted.filter((number) => !stated.has(number)).map((number) => `${id}: ${number}`);
  });
  expect(absent, 'les bases ne disent pas ces nombres, que figures.built.ts annonce (content/claims/)').toEqual([]);
});

/** Dates, years and legal references are not measured figures. */
const NOT_COUNTED =
  /(?:\d+|1er)\s\p{L}+\s20\d\d|\b20\d\d(?:-20\d\d)?\b|articles?\s[\d.]+|Jours\s\d+\sà\s\d+|au\sjour\s\d+|Lecture de \d+\smin/gu;

/** Numbers of an article that need no source. */
const ownNumbers: Readonly<Record<string, readonly string[]>> = {
  // The length of a plan.
  quebecAi: ['90'],
  // A threshold that we set ourselves.
  localOrGlobalAi: ['20'],
};

it('every number of an article has a source', () => {
  const open: string[] = [];
  for (const { page, path, document } of publicPages) {
    if (!('id' in page) || page.kind !== 'article') continue;
    const main = parse(document.querySelector('main')?.outerHTML ?? '');
    const list = main.querySelector('#sources ul');
    for (const item of list?.querySelectorAll('li') ?? []) {
      const link = item.querySelector('a');
      if (link) expect(link.getAttribute('href'), path).toMatch(/^https?:/);
      else expect(item.text, path).toContain('adresse exacte non relevée');
      expect(item.text, path).toMatch(/, .*20\d\d/);
    }
    const answered = new Set(numbersIn((list?.text ?? '').replace(NOT_COUNTED, '')));
    for (const element of main.querySelectorAll('#sources, nav, svg')) element.remove();
    for (const label of main.querySelectorAll('figure li > span')) label.insertAdjacentHTML('beforeend', '; ');
    for (const number of numbersIn(main.structuredText.replace(NOT_COUNTED, ''))) {
      if (!answered.has(number) && !ownNumbers[page.id]?.includes(number)) open.push(`${path}: ${number}`);
    }
  }
  expect(
    open,
    'donnez ces nombres dans « figures », dans la partie « sources » de l’article; ceux qui sont les vôtres, dans « ownNumbers », de cet essai',
  ).toEqual([]);
});

/** Links to sources, in the register and in articles. */
const sourceLinks = publicPages.flatMap(({ path, document }) =>
  document
    .querySelectorAll('main dt[id] + dd a[href^="http"], main #sources a[href^="http"]')
    .map((link) => ({ path, url: new URL(link.getAttribute('href') ?? ''), lang: link.getAttribute('hreflang') })),
);

it('sources link to documents, not to home pages or test hosts', () => {
  expect(sourceLinks.length).toBeGreaterThan(50);
  const refused = sourceLinks.filter(
    ({ url }) => (url.pathname === '/' && url.search === '') || /^(?:stg|stag|dev|test|preprod)/.test(url.hostname),
  );
  expect(refused.map(({ path, url }) => `${path}: ${url.href}`)).toEqual([]);
});

it('sources in English are marked', () => {
  const english =
    /\/en\/|-eng\.|[?&]lang(?:Cont)?=en|\/\/(?:the-decoder|epoch|arxiv|github|almanac|datacentremagazine|www\.broadcastnow)\b/;
  const silent = sourceLinks.filter(({ url, lang }) => english.test(url.href) && lang !== 'en');
  expect(silent.map(({ path, url }) => `${path}: ${url.href}`)).toEqual([]);
});

it('the EcoWeb range is based on a line about pages, not about bots', () => {
  const line = claimsOf('home').find(({ figures }) => figures.includes(`−${pageWeight.ecoWebSaved}`));
  expect(line?.id).toBe('ecoweb-co2');
});
