import { describe, expect, it } from 'vitest';
import * as contactOptions from '../src/contact-options.ts';
import * as options from '../src/options.ts';
import * as quoteOptions from '../src/quote-options.ts';

const lists = { ...options, ...contactOptions, ...quoteOptions };
const { labelOf, isCodeOf, ...optionLists } = lists;
const codesOf = (list: readonly options.Option[]): string[] => list.map((option) => option.code);

describe('option lists', () => {
  it('hold the codes of the specification', () => {
    expect(codesOf(lists.serviceTypes).join(' ')).toBe(
      'audit-gratuit developpement-web applications-mobile automatisation design-ux-ui marketing-digital modelisation-3d consultation formation autre',
    );
    expect(codesOf(lists.projectTypes).join(' ')).toBe(
      'site-vitrine e-commerce application-web application-mobile refonte-complete optimisation-seo automatisation-processus integration-systemes formation-equipe audit-technique autre',
    );
    expect(codesOf(lists.budgets).join(' ')).toBe(
      'audit-gratuit 1000-5000 5000-15000 15000-30000 30000-50000 50000-100000 100000+ a-discuter',
    );
    expect(codesOf(lists.timelines).join(' ')).toBe(
      'audit-immediat urgent 1-2-mois 2-4-mois 4-6-mois 6-12-mois flexible planification-future',
    );
    expect(codesOf(lists.quoteProjectTypes).join(' ')).toBe(
      'website ecommerce webapp mobile automation design marketing other',
    );
    expect(codesOf(lists.quoteBudgets).join(' ')).toBe('<5k 5k-15k 15k-30k 30k-50k 50k+ unsure');
    expect(codesOf(lists.quoteTimelines).join(' ')).toBe('asap 1-2months 2-3months 3-6months 6months+');
    expect(codesOf(lists.hostingLocations).join(' ')).toBe('quebec us europe autre');
    expect(codesOf(lists.yesNo).join(' ')).toBe('oui non');
    expect(codesOf(lists.productionTypes).join(' ')).toBe('discrete continuous mixed');
    expect(codesOf(lists.aiSectors).join(' ')).toBe('services manufacturing health commerce');
    expect([lists.quoteFeatures, lists.quoteIntegrations, lists.quoteAdditionalServices].map((l) => l.length)).toEqual([
      12, 12, 8,
    ]);
  });

  it.each(Object.entries(optionLists))('%s: unique codes and labels, French typography', (_name, options) => {
    expect(new Set(codesOf(options)).size).toBe(options.length);
    expect(new Set(options.map((option) => option.label)).size).toBe(options.length);
    for (const { label } of options) {
      expect(label).toBe(label.trim());
      expect(label).not.toMatch(/['\u202f]|\d [\d$h]|\d \$| [;!?:]/);
    }
  });
});

describe('labelOf', () => {
  it('gives the label, or the code that the list does not hold', () => {
    expect(labelOf(lists.budgets, '100000+')).toBe('Plus de 100\u00a0000\u00a0$');
    expect(labelOf(lists.budgets, 'beaucoup')).toBe('beaucoup');
    expect(labelOf(lists.budgets, '')).toBe('');
    expect(labelOf([], 'constructor')).toBe('constructor');
  });

  it('goes with isCodeOf', () => {
    expect(isCodeOf(lists.yesNo, 'oui')).toBe(true);
    expect(isCodeOf(lists.yesNo, 'toString')).toBe(false);
  });
});
