import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPastedColumn } from '../../src/forecast/read-column.ts';
import { anyText } from '../any-text.ts';
import { bestTime } from '../best-time.ts';
import { months } from '../months.ts';
import { families, seriesOf } from './generated.ts';
import { column, paste, valuesOf } from './pasted-column.ts';
import { eachMonth } from './series.ts';

describe('a column as spreadsheets and people give it', () => {
  it('is read whole: every figure, and the first month if it is named', () => {
    fc.assert(
      fc.property(column, (given) => {
        const { text, values, names } = paste(given);
        const read = readPastedColumn(text);
        if ('problem' in read) throw new Error(`${read.problem}: ${read.text}`);
        expect(valuesOf(read)).toEqual(values);
        // No blank line is a month.
        expect(read.cells, text).toHaveLength(values.length);
        expect(read.refused).toEqual([]);
        expect(read.firstMonth).toBe(names ? given.firstMonth : undefined);
      }),
      { numRuns: 300 },
    );
  });

  it('quotes each line that it cannot read, with its number; the first line may be a header without figures', () => {
    const text = fc.constantFrom(
      'environ 20',
      '18 kg',
      '18 CR',
      'n/d',
      '12 %',
      '1..2',
      'fermé',
      '#REF!',
      '1.2E+03',
      '٣٠',
    );
    fc.assert(
      fc.property(column, text, fc.nat(), (given, wrong, place) => {
        const { cents, ...rest } = given;
        const plain = {
          ...rest,
          names: undefined,
          header: false,
          total: 'none',
          blanks: 'none',
          turned: false,
          bullet: '',
        } as const;
        const lines = paste({ ...plain, cents, separator: '\n', numbered: false, ends: '\n' }).text.split('\n');
        const index = place % lines.length;
        lines[index] = wrong;
        const read = readPastedColumn(lines.join('\n'));
        const isHeader = index === 0 && !/[#\p{Nd}]/u.test(wrong);
        expect('refused' in read && read.refused).toEqual(isHeader ? [] : [{ line: index + 1, text: wrong }]);
      }),
    );
  });
});

it('a list as people type it', () => {
  const typed = fc.record({
    sales: fc.array(fc.integer({ min: 10, max: 999_999 }), { minLength: 6, maxLength: 24 }),
    firstMonth: fc.nat(11),
    title: fc.constantFrom('', 'Mes ventes', 'Ventes 2024', 'Bonjour, voici nos ventes :'),
    bullet: fc.constantFrom('', '- ', '• ', '* ', '– '),
    joint: fc.constantFrom(' : ', ': ', ' = ', ' → ', ' .... ', '\t'),
    unit: fc.constantFrom('', ' $', ' dollars', ' $ US', ' EUR', ' k$'),
    foot: fc.constantFrom('', 'Total', 'Sous-total', 'Total T4 2024', 'Ventes totales', 'Moyenne'),
    /** Whether a year is above its months. */
    years: fc.boolean(),
    /** A month without sales. */
    closed: fc.integer({ min: 1, max: 30 }),
  });
  fc.assert(
    fc.property(typed, ({ sales, firstMonth, title, bullet, joint, unit, foot, years, closed }) => {
      const isClosed = (index: number) => index === closed && index < sales.length - 1;
      const rows = sales.flatMap((sale, index) => {
        const place = firstMonth + index;
        const heading = years && (index === 0 || place % 12 === 0) ? [String(2023 + Math.floor(place / 12))] : [];
        const figure = isClosed(index) ? 'fermé' : sale.toLocaleString('fr-CA') + unit;
        return [...heading, bullet + months.fr[place % 12] + joint + figure];
      });
      const text = [title, ...rows, foot && `${foot}${joint}${sales[0]}${unit}`, 'Merci!'].join('\n');
      const read = readPastedColumn(text);
      expect('problem' in read ? read : valuesOf(read), text).toEqual(
        sales.flatMap((sale, index) => (isClosed(index) ? [] : unit === ' k$' ? sale * 1000 : sale)),
      );
      const whole = { firstMonth, cells: { length: sales.length }, notMonths: [], totalLeftOut: foot !== '' };
      expect(read, text).toMatchObject(whole);
    }),
    { numRuns: 300 },
  );
});

it('two figures that several spaces separate are never one', () => {
  const figure = fc.integer({ min: 100, max: 999 });
  const lines = fc.array(fc.tuple(figure, figure), { minLength: 3, maxLength: 12 });
  fc.assert(
    fc.property(lines, fc.constantFrom('  ', '    ', ' \u00a0'), fc.boolean(), (given, gap, isNamed) => {
      const text = given.map((pair, month) => [...(isNamed ? [months.fr[month]] : []), ...pair].join(gap)).join('\n');
      expect(readPastedColumn(text)).toMatchObject({ problem: 'none', line: 1 });
    }),
  );
});

it('two digits glued to their month are never taken for a year or for thousands, unless they change in January', () => {
  const lead = fc.integer({ min: 10, max: 97 });
  const hundreds = fc.integer({ min: 0, max: 999 });
  fc.assert(
    fc.property(lead, fc.array(fc.tuple(fc.nat(2), hundreds), { minLength: 2, maxLength: 12 }), (first, given) => {
      const lines = given.map(
        ([step, rest], month) => `${months.fr[month]}-${first + step} ${String(rest).padStart(3, '0')}`,
      );
      expect(readPastedColumn(lines.join('\n'))).toMatchObject({ problem: 'yearOrThousands' });
    }),
  );
});

describe('figures that may be sums since the beginning of the year', () => {
  const areDoubted = (lines: readonly unknown[]) => {
    const read = readPastedColumn(lines.join('\n'));
    return 'maybeSums' in read && read.maybeSums;
  };
  const named = (figures: readonly number[]) =>
    figures.map((figure, month) => `${months.fr[month % 12]} ${2023 + Math.floor(month / 12)}\t${figure}`);
  const shareOf = (all: readonly (readonly unknown[])[]) => all.filter(areDoubted).length / all.length;
  const sold = (['level', 'additive season', 'multiplicative season', 'growth in percent'] as const).flatMap((family) =>
    fc.sample(seriesOf(family), 50).map(({ sales }) => sales.map((sale) => Math.max(sale, 1))),
  );
  const sumsOf = (sales: readonly number[]) => {
    let sum = 0;
    return sales.map((sale, month) => {
      sum = Math.round((month % 12 === 0 ? sale : sum + sale) * 10) / 10;
      return sum;
    });
  };
  const withMonth = (at: number, change: (sale: number) => number) =>
    sold.map((sales) => sales.map((sale, month) => (month === at ? change(sale) : sale)));

  it.each<[string, readonly (readonly unknown[])[]]>([
    ['from one January to the next', sold.map((sales) => named(sumsOf(sales)))],
    ['from the latest month to the first', sold.map((sales) => named(sumsOf(sales)).toReversed())],
    ['from the latest month to the first, without months', sold.map((sales) => sumsOf(sales).toReversed())],
    ['after a January without sales', withMonth(0, () => 0).map((sales) => named(sumsOf(sales)))],
    [
      'of a shop that is closed in winter',
      sold.map((sales) => named(sumsOf(sales.map((sale, month) => (month % 12 < 3 ? 0 : sale))))),
    ],
    ['with one month of refunds', withMonth(5, (sale) => -sale / 5).map((sales) => named(sumsOf(sales)))],
    ['with a month that is missing', sold.map((sales) => named(sumsOf(sales)).toSpliced(4, 1))],
    [
      'of a year that began before the text',
      sold.filter(({ length }) => length > 15).map((sales) => named(sumsOf(sales)).slice(7)),
    ],
  ])('are in doubt %s', (_, texts) => {
    expect(shareOf(texts)).toBeGreaterThan(0.9);
  });

  it('are not in doubt if they are sales, also if these grow', () => {
    for (const family of families) {
      const texts = fc.sample(seriesOf(family), 100).map(({ sales }) => named(sales));
      expect(shareOf(texts), family).toBeLessThanOrEqual(0.02);
    }
    const growing = fc.record({ share: fc.integer({ min: 1, max: 30 }), count: fc.integer({ min: 6, max: 36 }) });
    fc.assert(
      fc.property(growing, ({ share, count }) => {
        for (const sales of [
          eachMonth(count, (month) => Math.round(1000 * (1 + share / 100) ** month)),
          eachMonth(count, (month) => 1000 + 10 * share * month),
        ])
          expect(areDoubted(named(sales)), sales.join(' ')).toBe(false);
      }),
    );
  });
});

// 20 to 50 ms, by the machine; one that backtracks on 20,000 characters takes half a second.
it('any text of the largest size takes less than 200 ms', () => {
  const long = 20_000;
  const worst = [
    `${'\t'.repeat(10_000)}${'\n'.repeat(9999)}1`,
    '1\n'.repeat(long / 2),
    '1\t'.repeat(long / 2),
    '1;2\n'.repeat(long / 4),
    '1'.repeat(long),
    `janvier ${' '.repeat(long)}`,
    `janvier${'-'.repeat(long)}\n1`,
    'a '.repeat(long / 2),
    "1'".repeat(long / 2),
    `${'"'.repeat(long / 2)}\t${'('.repeat(long / 2)}`,
    'mars 1\n'.repeat(long / 7),
  ];
  for (const text of worst) readPastedColumn(text);
  for (const text of worst)
    expect(
      bestTime(() => readPastedColumn(text)),
      text.slice(0, 20),
    ).toBeLessThan(200);
});

it('any text is handled', () => {
  const piece = fc.oneof(anyText, fc.constantFrom('\t', ';', '\n', 'janvier 12', 'Total', '1 200,5'));
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const read = readPastedColumn(pieces.join(''));
      if ('cells' in read) expect(read.cells.length).toBeLessThanOrEqual(36);
    }),
  );
});
