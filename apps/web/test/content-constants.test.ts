import { describe, expect, it, vi } from 'vitest';
import { textsOf } from './support/content-texts.ts';

/** Everything that sentences are read from: the pages, the register, the shared strings, and the drawing of the example. */
const modules = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../src/content/{pages,services,secteurs,articles,legal,tools}/*.ts',
  '../src/content/claims/{basis,figures}.built.ts',
  '../src/content/{promises,faq-knowledge,interface,not-found}.ts',
  '../media/drawings/example-gauge.ts',
]);

type Constants = Record<string, unknown>;

/** The constants of the formulas, by name. The modules are new at each call, so a change does not reach other tests. */
async function constants(): Promise<Readonly<Record<string, Constants>>> {
  vi.resetModules();
  const { aiConstants, aiSectorRoi, serviceConstants, usageConstants } = await import('@agency/shared/ai');
  const { co2Constants } = await import('@agency/shared/co2');
  const { financeConstants } = await import('@agency/shared/finance');
  const { transferConstants } = await import('@agency/shared/site-weight');
  const { medianPage } = await import('../src/content/median-page.ts');
  const { agencyStats, serviceStats } = await import('../src/site/agency.ts');
  const { gramLimits, pageLimits } = await import('../src/site/limits.ts');
  return {
    aiConstants,
    aiSectorRoi,
    agencyStats,
    co2Constants,
    'co2Constants.hostingMultipliers': co2Constants.hostingMultipliers,
    financeConstants,
    gramLimits,
    medianPage,
    'pageLimits.other': pageLimits.other,
    serviceConstants,
    serviceStats,
    transferConstants,
    usageConstants,
  } as unknown as Readonly<Record<string, Constants>>;
}

/** Every text by its place, with the constants as they are now. */
async function texts(): Promise<ReadonlyMap<string, string>> {
  const read = await Promise.all(
    Object.entries(modules).map(async ([file, load]) => {
      // The build adds each page's claims to its module: the register has them.
      const { claims: _, ...own } = await load();
      const exports = Object.values(own).map((value) => (typeof value === 'function' ? value() : value));
      return textsOf(exports).map(
        (text, index) => [`${file.replace(/^.*(?:content|media)\//, '')}:${index}`, text] as const,
      );
    }),
  );
  return new Map(read.flat());
}

/** Figures with a unit, or with decimals: « 4,6 g », « 91,6 ». Whole numbers alone name too many things. */
const figure =
  /(?<![\d,])\d[\d\s]*(?:,\d+)?\s?(?:[%$×]|M\$|k?Wh|ko|Mo|k?g|t|km|h|pages|échanges|minutes|ans|spécialistes|projets)(?![\p{L}])|(?<![\d,])\d+,\d+/gu;
const figuresIn = (text: string) => new Set([...text.matchAll(figure)].map(([found]) => found.replace(/\s+/g, ' ')));

/** Constants that no sentence gives: the calculators' own strings show them. */
const unwritten = new Set([
  'aiConstants.fallbackSectorRoi',
  'agencyStats.experience',
  'co2Constants.fullScale',
  'pageLimits.other.elements',
]);

/** No figure of the site is seven times another. */
const FACTOR = 7;

/** The same figure for another reason, by figure: sentences with a source or a target of their own. */
const coincidences: Readonly<Record<string, RegExp>> = {
  '3 ans': /effacée|réception|dernier contact|Plein air/,
  '80 %': /salaires|^80\u00a0%$/,
  '87 %': /approbation|^87\u00a0%$/,
  '95 %': /renouvelable|MIT|^95\u00a0%$/,
  '90 %': /jusqu’à 90|novembre 2027|^90\u00a0%$/,
  '300 %': /sur trois ans|^300\u00a0%$/,
  '10 000 $': /chantier|10\u00a0000\u00a0\$ à/,
  '2,9 Mo': /850|exemple/,
};

const base = await texts();
const names = Object.entries(await constants()).flatMap(([object, values]) =>
  Object.entries(values).flatMap(([key, value]) => (typeof value === 'number' ? [{ object, key }] : [])),
);

/** Every text after the change of each constant alone. */
const changes: { readonly name: string; readonly after: ReadonlyMap<string, string> }[] = [];
for (const { object, key } of names) {
  const changed = (await constants())[object] as Constants;
  const value = Number(changed[key]);
  changed[key] = value * FACTOR;
  changes.push({ name: `${object}.${key}`, after: await texts() });
  changed[key] = value;
}
vi.resetModules();

/** Whether another constant gives this figure of a text. */
const isGivenByAnother = (name: string, place: string, found: string) =>
  changes.some((other) => other.name !== name && !figuresIn(other.after.get(place) ?? '').has(found));

describe('every sentence follows a change of', () => {
  it.each(changes)('$name', ({ name, after }) => {
    const followers = [...after].filter(([place, text]) => base.get(place) !== text);
    if (!unwritten.has(name)) expect(followers.length, 'sentences that follow').toBeGreaterThan(0);
    const old = new Set(
      followers.flatMap(([place, text]) => {
        const now = figuresIn(text);
        return [...figuresIn(base.get(place) ?? '')].filter((found) => !now.has(found));
      }),
    );
    const left = [...after].flatMap(([place, text]) =>
      [...figuresIn(text)]
        .filter((found) => old.has(found) && !coincidences[found]?.test(text) && !isGivenByAnother(name, place, found))
        .map((found) => `${place} still gives « ${found} »: ${text.slice(0, 120)}`),
    );
    expect(left).toEqual([]);
  });
});
