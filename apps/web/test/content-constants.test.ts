import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { reviewed } from '../src/site/agency.ts';
import { textsOf } from './support/content-texts.ts';
import { withModule } from './support/fresh-modules.ts';

type Figures = typeof import('./support/figures.ts');

/** The sentences and their constants as one script: to run it anew takes a part of what new imports of its modules take. */
const { output } = (await build({
  configFile: false,
  logLevel: 'error',
  ssr: { noExternal: true },
  build: {
    ssr: fileURLToPath(new URL('support/figures.ts', import.meta.url)),
    write: false,
    rolldownOptions: { output: { format: 'cjs', codeSplitting: false } },
  },
})) as Rolldown.RolldownOutput;
const run = new Function('exports', 'require', output[0].code);

/** New modules: a change of a constant does not reach the others' sentences. */
function readAnew(): Figures {
  const exports = {};
  run(exports, createRequire(import.meta.url));
  return exports as Figures;
}

/** Every text by its place, with the constants as they are now. */
async function texts({ modules }: Pick<Figures, 'modules'>): Promise<ReadonlyMap<string, string>> {
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

const unit = String.raw`(?:[%$×+]|:1|/100|M\$|k?Wh|ko|Mo|k?g|t|km|h|s|(?:pages|échanges|minutes|ans|spécialistes|domaines|projets|automatisations|dollars)(?![\p{L}]))(?![\p{L}\d])`;

/** Figures with a unit, or with decimals: « 4,6 g », « 91,6 ». Others name too many things. */
const figure = new RegExp(String.raw`(?<![\d,])\d[\d\s]*(?:,\d+)?\s?${unit}|(?<![\d,])\d+,\d+`, 'gu');
const figuresOf = new Map<string, ReadonlySet<string>>();
function figuresIn(text: string): ReadonlySet<string> {
  const found = figuresOf.get(text) ?? new Set([...text.matchAll(figure)].map(([one]) => one.replace(/\s+/g, ' ')));
  figuresOf.set(text, found);
  return found;
}

/** A constant that no sentence gives: the calculator's own strings show it. */
const unwritten = 'aiConstants.fallbackSectorRoi';

/**
 * Constants whose copies are not found: their sentences have no unit of the list above, or are a drawing. `content-claims.test.ts` holds the
 * spelling of promises.
 */
const withoutCopies =
  /^promised\.|^serviceStats\.(?:modelDays|modelDaysMost|revisions)$|^pageLimits\.\w+\.elements$|^co2Constants\.(?:hostingMultipliers\.|\w+Above$|fullScale$)/;

/** Factor of a changed constant: no figure of the site is seven times another. */
const FACTOR = 7;

/**
 * « 30 minutes », « 300 % »: too many things have such a figure. `test/built/claims.test.ts` refuses its copy on a page, once the register
 * gives another.
 */
const isRound = (found: string) => !/[1-9][\d\s,]*[1-9]/.test(found);

/** The same figure for another reason, by figure: words of those sentences, after their place. */
const coincidences: Readonly<Record<string, RegExp>> = {
  '98/100': /86 à|figures\S+ 98\/100$/,
  '95 %': /renouvelable|MIT|adultes en ligne|figures\S+ 95\u00a0%$/,
};

/** A constant, {@link FACTOR} times larger: a number, or a text that starts with one, like « 24 h ouvrables ». */
function times(value: unknown): number | string | undefined {
  if (typeof value === 'number') return value * FACTOR;
  if (typeof value !== 'string' || !/^\d+\u00a0/.test(value)) return undefined;
  return value.replace(/^\d+/, (digits) => String(Number(digits) * FACTOR));
}

const base = await texts(readAnew());
const names = Object.entries(readAnew().constants).flatMap(([object, values]) =>
  Object.entries(values).flatMap(([key, value]) => (times(value) === undefined ? [] : [{ object, key }])),
);

/** Every text after the change of each constant alone. */
const changes: { readonly name: string; readonly after: ReadonlyMap<string, string> }[] = [];
for (const { object, key } of names) {
  const figures = readAnew();
  const changed = figures.constants[object] ?? {};
  changed[key] = times(changed[key]);
  changes.push({ name: `${object}.${key}`, after: await texts(figures) });
}

/** Whether another constant gives this figure of a text. */
const isGivenByAnother = (name: string, place: string, found: string) =>
  changes.some((other) => other.name !== name && !figuresIn(other.after.get(place) ?? '').has(found));

it.each(changes)('every sentence follows a change of $name', ({ name, after }) => {
  const followers = [...after].filter(([place, text]) => base.get(place) !== text);
  expect(
    followers.length > 0,
    'une constante qu’aucune phrase ne montre : effacez-la si la page qui la montrait n’existe plus',
  ).toBe(name !== unwritten);
  if (name === unwritten || withoutCopies.test(name)) return;
  const old = new Set(
    followers.flatMap(([place, text]) => {
      const now = figuresIn(text);
      return [...figuresIn(base.get(place) ?? '')].filter((found) => !now.has(found));
    }),
  );
  expect(old.size, 'figures with a unit of the list').toBeGreaterThan(0);
  const left = [...after].flatMap(([place, text]) =>
    [...figuresIn(text)]
      .filter((found) => old.has(found) && !isRound(found))
      .filter((found) => !coincidences[found]?.test(`${place} ${text}`) && !isGivenByAnother(name, place, found))
      .map((found) => `${place} still gives « ${found} »: ${text.slice(0, 120)}`),
  );
  expect(
    left,
    'un chiffre recopié : prenez-le de content/computed.ts ou de site/agency.ts. S’il lui est égal par hasard, ajoutez-le à « coincidences », dans cet essai',
  ).toEqual([]);
});

it('every sentence follows a change of the month of the last review', async () => {
  withModule<typeof import('../src/site/agency.ts')>('site/agency.ts', () => ({ reviewed: 'mars 2031' }));
  const after = await texts(await import('./support/figures.ts'));
  // A day, an edition or the consultation of a source has its own date.
  const copied = new RegExp(`(?<!\\d\\s|consulté en\\s|lu en\\s)${reviewed.replace(' ', '\\s')}`);
  expect([...after].filter(([, text]) => copied.test(text))).toEqual([]);
});
