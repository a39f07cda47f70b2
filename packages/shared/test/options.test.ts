import { describe, expect, it } from 'vitest';
import * as aiOptions from '../src/ai/options.ts';
import { hostingLocations, yesNo } from '../src/co2.ts';
import * as contactOptions from '../src/contact/options.ts';
import * as industryOptions from '../src/industry/options.ts';
import * as options from '../src/options.ts';
import * as quoteOptions from '../src/quote/options.ts';

const lists = {
  ...options,
  ...aiOptions,
  hostingLocations,
  yesNo,
  ...contactOptions,
  ...industryOptions,
  ...quoteOptions,
};
const { labelOf, isCodeOf, ...optionLists } = lists;
const codesOf = (list: readonly options.Option[]): string[] => list.map((option) => option.code);

describe('option lists', () => {
  it.each(Object.entries(optionLists))('%s: unique codes and labels, French typography', (_name, options) => {
    expect(options.length).toBeGreaterThan(1);
    // Codes travel in addresses, requests and exports; an added option needs no change here.
    for (const code of codesOf(options)) expect(code).toMatch(/^[<a-z0-9][a-z0-9+-]*$/i);
    expect(new Set(codesOf(options)).size).toBe(options.length);
    expect(new Set(options.map((option) => option.label)).size).toBe(options.length);
    for (const { label } of options) {
      expect(label).toBe(label.trim());
      expect(label).not.toMatch(/['\u202f]|\d [\d$h]|\d \$| [;!?:]/);
    }
  });
});

describe('labelOf', () => {
  it('gives the label, or the unknown code itself', () => {
    expect(labelOf(lists.budgets, '100000+')).toBe('Plus de 100\u00a0000\u00a0$');
    expect(labelOf(lists.budgets, 'beaucoup')).toBe('beaucoup');
    expect(labelOf(lists.budgets, '')).toBe('');
    expect(labelOf([], 'constructor')).toBe('constructor');
  });

  it('agrees with isCodeOf', () => {
    expect(isCodeOf(lists.yesNo, 'oui')).toBe(true);
    expect(isCodeOf(lists.yesNo, 'toString')).toBe(false);
  });
});
