import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../src/fold.ts';
import { TOTAL } from '../../src/forecast/pasted-rows.ts';
import { monthOfLabel } from '../../src/forecast/place-months.ts';
import { readPastedColumn } from '../../src/forecast/read-column.ts';
import { readSales } from '../../src/forecast/read-sales.ts';
import { months, shortMonths, twoDigits as two } from '../months.ts';
import { ledger, rowsOfLedger, valuesOf } from './pasted-column.ts';

describe('rows that name their months', () => {
  it('say it if the day and the month of their dates can be exchanged', () => {
    const orders = fc.constantFrom<(day: string, month: string) => string>(
      (day, month) => `${day}/${month}/2025`,
      (day, month) => `${month}-${day}-25\t`,
    );
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 28 }), { minLength: 3, maxLength: 12 }), orders, (days, dated) => {
        const lines = days.map((day, month) => `${dated(two(day), two(month + 1))} ${1000 + month}`);
        const read = readPastedColumn(lines.join('\n'));
        if ('problem' in read) return;
        const isExchanged = days.every((day) => day <= 12) && days.some((day, month) => day !== month + 1);
        const { otherDate } = read;
        expect(otherDate !== undefined, lines.join()).toBe(isExchanged);
        const index = (otherDate?.line ?? 1) - 1;
        const readings = [otherDate?.month ?? read.firstMonth, otherDate?.other ?? read.firstMonth];
        expect(readings).toContain(index);
        if (otherDate) expect(readings).toContain((days[index] ?? 0) - 1);
      }),
    );
  });

  it('take their place in the year: no figure moves to another month', () => {
    let refused = 0;
    fc.assert(
      fc.property(ledger, fc.infiniteStream(fc.nat()), (given, draws) => {
        const { text, gone } = rowsOfLedger(given, draws);
        const read = readPastedColumn(text);
        if ('problem' in read) {
          // Fewer rows than half of the months are not monthly sales.
          if (gone.size * 2 <= given.cents.length) refused += 1;
          return;
        }
        const expected = given.cents.map((amount, index) => (gone.has(index) ? undefined : amount / 100));
        const values = readSales(read.cells).map((reading) => (reading.kind === 'number' ? reading.value : undefined));
        expect(values, text).toEqual(expected);
        expect(read.firstMonth, text).toBe(given.firstMonth);
        expect(read.absent, text).toBe(gone.size);
      }),
      { numRuns: 500 },
    );
    expect(refused).toBe(0);
  });

  it('leave out, and report, a month that is not over or was not real', () => {
    const word = fc.constantFrom(
      ...[
        '(en cours)',
        'à ce jour',
        '(à date)',
        '(prév.)',
        '- estimé',
        '(12 jours)',
        '(2 semaines)',
        '(au 12)',
        'budget',
      ],
      ...['to date', '(partial)', '(provisoire)', '\tPrévision', '\tcible'],
    );
    const name = fc.constantFrom(
      ...[
        (row: number) => `${months.fr[row]} 2025`,
        (row: number) => `${shortMonths.fr[row]}-25`,
        (row: number) => `2025-${two(row + 1)}`,
        (row: number) => `${two(row + 1)}/2025`,
        (row: number) => `28 ${months.en[row]} 2025`,
      ],
    );
    const amounts = fc.array(fc.integer({ min: 100, max: 999 }), { minLength: 6, maxLength: 12 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 11 }), word, name, (sales, left, unreal, nameOf) => {
        const kept = Math.max(sales.length - left, 1);
        const real = unreal.startsWith('\t') ? '\tRéel' : '';
        const lines = sales.map((sale, row) => `${nameOf(row)} ${row < kept ? real : unreal}\t${sale}`);
        const read = readPastedColumn(lines.join('\n'));
        // Too few months are left: the text is refused.
        if ('problem' in read) expect(kept * 2).toBeLessThanOrEqual(sales.length);
        else {
          expect(valuesOf(read)).toEqual(sales.slice(0, kept));
          expect(read.notMonths.map(({ line }) => line)).toEqual(
            sales.flatMap((_, row) => (row < kept ? [] : [row + 1])),
          );
        }
        // All figures have it: the visitor chose that column.
        const all = readPastedColumn(sales.map((sale, row) => `${nameOf(row)} ${unreal}\t${sale}`).join('\n'));
        expect('problem' in all ? all : valuesOf(all)).toEqual(sales);
      }),
    );
  });

  it('keep a month that has a note beside it', () => {
    const note = fc.constantFrom(
      ...['gros budget pub', 'promo de 10 jours', 'vacances, 14 jours', 'mieux que prévu', 'Budget Propane'],
      ...['salon du 3 au 5 juillet', 'beaucoup d’estimations', 'prévente livre', 'objectif dépassé'],
    );
    fc.assert(
      fc.property(note, fc.nat(11), (text, noted) => {
        const lines = months.fr.map((month, row) => `${month}\t${100 + row}\t${row === noted ? text : ''}`);
        const read = readPastedColumn(lines.join('\n'));
        expect('problem' in read ? read : valuesOf(read)).toEqual(months.fr.map((_, row) => 100 + row));
      }),
    );
  });

  it('rows with other names of their own are not months', () => {
    const name = fc.stringMatching(/^[A-ZÉ][a-zéè]{0,9}( \d{1,2})?$/).filter((label) => {
      const folded = fold(label);
      return monthOfLabel(folded) === undefined && !TOTAL.test(folded) && !/^m/.test(folded);
    });
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 3, maxLength: 24, selector: fold }), (names) => {
        const lines = names.map((label, row) => `${label}\t${100 + ((row * 37) % 91)}`);
        expect(readPastedColumn(lines.join('\n'))).toMatchObject({ problem: 'notMonthly' });
      }),
    );
    const numbered = ['M1\t120', 'M2\t130', 'M3\t101', 'M4\t99'];
    for (const text of [numbered, numbered.map((line) => line.replace(/M\d/, 'CAD'))])
      expect(readPastedColumn(text.join('\n'))).toMatchObject({ cells: ['120', '130', '101', '99'] });
  });
});
