import { aiRanges, aiSectors, aiToContact } from '@agency/shared/ai';
import { financeRanges } from '@agency/shared/finance';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import finance from '../src/content/sectors/automatisation-financiere-pme-quebec.ts';
import businessAi from '../src/content/sectors/ia-entreprises-quebec.ts';
import { fieldNames as aiFields, aiFigures } from '../src/features/ai-roi/ai-figures.ts';
import { fieldNames as financeFields, financeFigures } from '../src/features/finance-roi/finance-figures.ts';
import { sliderNumber } from '../src/hooks/use-slider-values.ts';
import { addressWith, inputsIn } from '../src/lib/address.ts';
import { sectionOf } from './support/section-of.ts';

const run = { numRuns: 200 };
const page = 'https://site.example/page?autre=1';

type Ranges = Readonly<Record<string, { readonly min: number; readonly max: number; readonly default: number }>>;

/** What a person may type in a number field: a value of the slider, one outside it, decimals, or no number. */
const typed = ({ min, max }: Ranges[string]) =>
  fc.oneof(
    fc.integer({ min, max }).map(String),
    fc.integer({ min: -max, max: max * 2 }).map(String),
    fc.double({ min, max, noNaN: true }).map((value) => value.toFixed(2).replace('.', ',')),
    fc.constantFrom('', ' ', 'abc', '-', '1e999', 'NaN'),
  );

const typedIn = <Name extends string>(ranges: Readonly<Record<Name, Ranges[string]>>) =>
  fc.record(
    Object.fromEntries(Object.entries<Ranges[string]>(ranges).map(([name, range]) => [name, typed(range)])),
  ) as fc.Arbitrary<Record<Name, string>>;

/** The formula's inputs from the texts of the fields: blank inputs are absent from an address, so they return as the default. */
function valuesOf<Name extends string>(
  texts: Readonly<Partial<Record<Name, string>>>,
  names: readonly Name[],
  ranges: Readonly<Record<Name, Ranges[string]>>,
) {
  const value = (name: Name) => sliderNumber(texts[name] ?? String(ranges[name].default), ranges[name]);
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, number>;
}

const shared = <Name extends string>(texts: Readonly<Record<Name, string>>, names: readonly Name[]) =>
  inputsIn(new URL(addressWith(page, names, texts)).search, names);

const isBlank = (texts: Readonly<Record<string, string>>) => Object.values(texts).some((text) => text.trim() === '');

it('the financial calculator: any typed input gives one finite result, equal on the page and in its address', () => {
  fc.assert(
    fc.property(typedIn(financeRanges), (texts) => {
      const figures = financeFigures(valuesOf(texts, financeFields, financeRanges), sectionOf(finance, 'finance-roi'));
      expect(JSON.stringify(figures)).not.toMatch(/NaN|∞|undefined|\{\w+\}/);
      for (const name of ['annualSavings', 'timeSaved', 'roi'] as const)
        expect(figures.summary).toContain(figures[name]);
      if (isBlank(texts)) return;
      const again = valuesOf(shared(texts, financeFields), financeFields, financeRanges);
      expect(financeFigures(again, sectionOf(finance, 'finance-roi'))).toEqual(figures);
    }),
    run,
  );
});

it('the AI calculator: any typed input gives one finite result, equal on the page, in its address and in the request', () => {
  const sector = fc.constantFrom(...aiSectors.map(({ code }) => code));
  fc.assert(
    fc.property(typedIn(aiRanges), sector, (texts, code) => {
      const values = valuesOf(texts, aiFields, aiRanges);
      const figures = aiFigures(code, values, sectionOf(businessAi, 'ai-roi'));
      expect(JSON.stringify(figures)).not.toMatch(/NaN|∞|undefined|\{\w+\}/);
      const { message } = aiToContact({ sector: code, ...values });
      for (const name of ['annualSavings', 'roi', 'payback', 'hoursFreed', 'hoursPerEmployee'] as const) {
        if (/^(?:aucune économie|sans objet)$/.test(figures[name])) continue;
        expect(figures.summary, name).toContain(figures[name]);
        expect(message, name).toContain(figures[name]);
      }
      if (isBlank(texts)) return;
      const again = valuesOf(shared(texts, aiFields), aiFields, aiRanges);
      expect(aiFigures(code, again, sectionOf(businessAi, 'ai-roi'))).toEqual(figures);
    }),
    run,
  );
});
