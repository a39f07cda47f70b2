import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../src/fold.ts';
import { TOTAL } from '../../src/forecast/pasted-rows.ts';
import { monthOfLabel } from '../../src/forecast/place-months.ts';
import { type PastedColumn, readPastedColumn } from '../../src/forecast/read-column.ts';
import { readSales } from '../../src/forecast/read-sales.ts';
import { bestTime } from '../best-time.ts';
import { months, shortMonths, twoDigits as two } from '../months.ts';
import { column, hasYear, ledger, monthNames, paste } from './pasted-column.ts';

const valuesOf = (read: PastedColumn) =>
  readSales(read.cells).flatMap((reading) =>
    reading.kind === 'number' ? [reading.value] : reading.kind === 'ambiguous' ? [reading.thousands] : [],
  );

describe('a column as spreadsheets and people give it', () => {
  it('is read whole: every figure, and the first month if it is named', () => {
    fc.assert(
      fc.property(column, (given) => {
        const { text, values, names } = paste(given);
        const read = readPastedColumn(text);
        if ('problem' in read) throw new Error(`${read.problem}: ${read.text}`);
        expect(valuesOf(read)).toEqual(values);
        expect(read.refused).toEqual([]);
        expect(read.firstMonth).toBe(names ? given.firstMonth : undefined);
      }),
      { numRuns: 1000 },
    );
  });

  it('quotes each line that it cannot read, with its number; the first line may be a header without figures', () => {
    const text = fc.constantFrom('environ 20', '18 k$', 'n/d', '12 %', '1..2', 'fermé', '#REF!', '1.2E+03', '٣٠');
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
        const isHeader = index === 0 && !/\p{Nd}/u.test(wrong);
        expect('refused' in read && read.refused).toEqual(isHeader ? [] : [{ line: index + 1, text: wrong }]);
      }),
    );
  });
});

describe('rows that name their months', () => {
  it('take their place in the year: no figure moves to another month', () => {
    let refused = 0;
    fc.assert(
      fc.property(ledger, fc.infiniteStream(fc.nat()), (given, draws) => {
        const { cents, names, firstMonth, separator, between } = given;
        const isTable = ['\t', ';'].includes(separator);
        const nameOf = (index: number) =>
          (isTable ? given.before : '') +
          monthNames[names]?.((firstMonth + index) % 12, 2022 + Math.floor((firstMonth + index) / 12));
        // Without years, rows in disorder can be rows with gaps.
        const moved = hasYear(names) ? given.moved : 'none';
        const last = cents.length - 1;
        const gone = new Set(given.absent.filter((index) => index > 0 && index < last));
        const rows = cents.flatMap((amount, index) => {
          const calendar = (firstMonth + index) % 12;
          const shown = gone.has(index) ? [] : [`${nameOf(index)}${separator}${(amount / 100).toFixed(2)}`];
          const after = (name: string) => [...shown, `${name}${separator}${amount + 7}`];
          if (between === 'quarters' && calendar % 3 === 2) return after(`T${(calendar + 1) / 3}`);
          if (between === 'trimesters' && calendar % 3 === 2) return after(`Trimestre ${(calendar + 1) / 3}`);
          if (between === 'subtotals' && calendar % 3 === 2) return after('Sous-total');
          if (between === 'target' && index === last) return after('Objectif');
          if (between === 'years' && calendar === 11) return [...shown, `${2023 + Math.floor(index / 12)}`];
          return shown;
        });
        if (given.reversed) rows.reverse();
        const keys = new Map(rows.map((row) => [row, draws.next().value ?? 0]));
        if (moved === 'all') rows.sort((left, right) => (keys.get(left) ?? 0) - (keys.get(right) ?? 0));
        if (moved === 'one') rows.push(...rows.splice((keys.get(rows[0] ?? '') ?? 0) % rows.length, 1));
        // Only a header says that commas separate columns.
        const header = given.header || separator === ',' ? [`Mois${separator}Ventes`] : [];
        // In a table, a title is alone in its cell.
        const [title, foot] = isTable ? [given.title, given.foot] : [];
        const text = [title ?? [], header, rows, foot ?? []].flat().join('\n');
        const read = readPastedColumn(text);
        if ('problem' in read) {
          // Fewer rows than half of the months are not monthly sales.
          if (gone.size * 2 <= cents.length) refused += 1;
          return;
        }
        const expected = cents.map((amount, index) => (gone.has(index) ? undefined : amount / 100));
        const values = readSales(read.cells).map((reading) => (reading.kind === 'number' ? reading.value : undefined));
        expect(values, text).toEqual(expected);
        expect(read.firstMonth, text).toBe(firstMonth);
        expect(read.absent, text).toBe(gone.size);
      }),
      { numRuns: 2000 },
    );
    expect(refused).toBe(0);
  });

  it.each([
    ['days', Array.from({ length: 28 }, (_, day) => `2025-02-${two(day + 1)}\t${100 + day}`)],
    ['days, month first', Array.from({ length: 28 }, (_, day) => `02/${two(day + 1)}/2025\t${100 + day}`)],
    ['weeks', Array.from({ length: 12 }, (_, week) => `Semaine ${week + 1}\t${100 + ((week * 7) % 13)}`)],
    ['weeks of a year', Array.from({ length: 12 }, (_, week) => `2025-W${two(week + 1)}\t${100 + ((week * 7) % 13)}`)],
    [
      'days of the week',
      ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'].map((day, at) => `${day}\t${at + 9}`),
    ],
    ['quarters, the year first', ['2024-T1\t3', '2024 Q2\t5', '2024 T3\t4', '4e trim. 2024\t6', '2025-T1\t5']],
    ['two months each', ['janv.-févr.\t3', 'mars-avril\t5', 'mai à juin\t4', 'juil.-août\t6', 'sept.-oct.\t5']],
    ['years of a company', [2019, 2020, 2021, 2022].map((year) => `Exercice ${year}-${year + 1}\t${year * 7}`)],
    ['quarters', ['T1 2024\t300', 'T2 2024\t320', 'T3 2024\t350', 'T4 2024\t290', 'T1 2025\t310', 'T2 2025\t333']],
    [
      'ends of quarters',
      ['mars 2024\t3', 'juin 2024\t5', 'sept. 2024\t4', 'déc. 2024\t6', 'mars 2025\t5', 'juin 2025\t7'],
    ],
    ['years', [2018, 2019, 2020, 2021, 2022, 2023].map((year) => `${year}\t${300 + ((year * 17) % 29)}`)],
    ['one month twice', ['janvier\t60', 'janvier\t61', ...months.fr.slice(1).map((month) => `${month}\t120`)]],
    ['months by name', [...months.fr].sort().map((month, index) => `${month}\t${100 + ((index * 7) % 13)}`)],
  ])('%s are not months', (_name, lines) => {
    expect(readPastedColumn(lines.join('\n'))).toMatchObject({ problem: 'notMonthly' });
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

  it.each([
    ['the day first', (month: number) => `01/${two(month + 1)}/2025`],
    ['the month first', (month: number) => `${two(month + 1)}/01/2025`],
    ['years of two digits', (month: number) => `15/${two(month + 1)}/25`],
    ['a year first, of two digits', (month: number) => `25-${two(month + 1)}-15`],
  ])('dates with %s', (_name, dateOf) => {
    const lines = months.fr.map((_, month) => `${dateOf(month)}\t${100 + ((month * 7) % 13)}`);
    expect(readPastedColumn(lines.reverse().join('\n'))).toMatchObject({
      firstMonth: 0,
      reordered: true,
      absent: 0,
      cells: months.fr.map((_, month) => String(100 + ((month * 7) % 13))),
    });
  });

  it('a gap of twelve months stays if the years have two digits', () => {
    for (const joint of ['-', ' ']) {
      const lines = ['nov.@23\t1', 'déc.@23\t2', 'janv.@25\t4', 'févr.@25\t3'];
      const text = lines.join('\n').replaceAll('@', joint);
      expect(readPastedColumn(text), text).toMatchObject({ problem: 'notMonthly', line: 3 });
    }
    const days = [
      'Mar 31',
      'Apr 30',
      'May 31',
      'June 30',
      'July 31',
      'Aug 31',
      'Sept 30',
      'Oct 31',
      'Nov 30',
      'Dec 31',
      'Jan 31',
    ];
    expect(readPastedColumn(days.map((day, row) => `${day}\t${100 + ((row * 7) % 13)}`).join('\n'))).toMatchObject({
      firstMonth: 2,
      reordered: false,
      absent: 0,
    });
  });

  it.each([
    ['another table', ['Ventes', 'Dépenses'], 1],
    ['another shop', ['', 'Lévis'], 1],
    ['an earlier year', ['2025', '2024'], 1],
    ['an earlier year in words', ['Année 2025', 'Année 2024'], 1],
    ['the next year', ['2024', '2025'], undefined],
    ['the same heading', ['Mois\tVentes', 'Mois\tVentes'], undefined],
    ['nothing', ['Ventes', ''], undefined],
  ])('months without years that begin again below %s', (_name, headings, refused) => {
    const figures = months.fr.map((month, index) => `${month}\t${100 + ((index * 7) % 13)}`);
    const read = readPastedColumn(headings.flatMap((heading) => [heading, ...figures]).join('\n'));
    if (refused === undefined) expect(read).toMatchObject({ firstMonth: 0, refused: [] });
    else expect(read).toMatchObject({ problem: 'notMonthly', line: 14, text: headings[refused] });
  });

  it('a line with a figure and no month is quoted', () => {
    const lines = ['janvier\t1', 'février\t2', 'mars\t4', 'T1\t7', 'avril\t3'];
    expect(readPastedColumn(lines.join('\n'))).toMatchObject({
      cells: ['1', '2', '4', '3'],
      notMonths: [{ line: 4, text: 'T1 7' }],
    });
  });
});

describe('other pastes', () => {
  it('months without a figure keep their place, except at both ends', () => {
    expect(readPastedColumn('janv.\t\nfévr.\t12\nmars\t\navril\t14\n')).toMatchObject({
      cells: ['', '12', '', '14'],
      firstMonth: 0,
    });
    expect(readPastedColumn('janvier\nfévrier 12\nmars\navril 14')).toMatchObject({ cells: ['', '12', '', '14'] });
    const dated = ['janvier 2025 120', 'février 2025', 'avril 2025 140', 'mai 2025 130', 'juin 2025'];
    expect(readPastedColumn(dated.join('\n'))).toMatchObject({ cells: ['120', '', '', '140', '130', ''], absent: 1 });
    const short = ['janv. 25 : 120', 'févr. 25', 'mars 25 : 130'];
    expect(readPastedColumn(short.join('\n'))).toMatchObject({ cells: ['120', '', '130'], absent: 0 });
    const digits = ['Rapport', 'Caisse', '202501\t120', 'Total\t120', '202502\t130', 'Total\t130', '202503\t140'];
    expect(readPastedColumn(digits.join('\n'))).toMatchObject({ cells: ['120', '130', '140'], firstMonth: 0 });
    const target = ['janv. 2025\t120', 'févr. 2025\t130', 'mars 2025\t2025', 'Objectif\t2020'];
    expect(readPastedColumn(target.join('\n'))).toMatchObject({
      cells: ['120', '130', '2025'],
      notMonths: [{ line: 4, text: 'Objectif 2020' }],
    });
    expect(readPastedColumn('janvier 2025\nfévrier 1980\nmars 2100')).toMatchObject({
      cells: ['2025', '1980', '2100'],
    });
    expect(readPastedColumn('12\n\n14\n15\n\n')).toMatchObject({ cells: ['12', '', '14', '15'] });
  });

  it('a dash is no figure, and does not hide the column', () => {
    const list = ['janv. 25 - 120', 'févr. 25 - ', 'mars 25 - 130', 'avril 25 –', 'mai 25 - 118'];
    expect(readPastedColumn(list.join('\n'))).toMatchObject({ cells: ['120', '-', '130', '–', '118'], dashes: 2 });
    const days = ['2025-01-31 - 120', '2025-02-28 -', '2025-03-31 - 130'];
    expect(readPastedColumn(days.join('\n'))).toMatchObject({ cells: ['120', '-', '130'], firstMonth: 0, dashes: 1 });
    const winter = shortMonths.fr.map((month, index) => `${month}\t${index < 4 ? 12 + index : ' -   $ '}`);
    expect(readPastedColumn(winter.join('\n'))).toMatchObject({ firstMonth: 0, dashes: 8, refused: [] });
    expect(readPastedColumn('–\n12\n—\n14\n-\n15')).toMatchObject({ cells: ['12', '—', '14', '-', '15'], dashes: 2 });
  });

  it('a loss is not the year of its month', () => {
    for (const [loss, read] of [
      ['-1237', '-1237'],
      ['-12', '-12'],
      ['-2025', '-2025'],
      ['-12 500', '-12 500'],
      ['- 12', '12'],
    ])
      expect(readPastedColumn(`janvier 1200\nfévrier ${loss}\nmars 1300`)).toMatchObject({
        cells: ['1200', read, '1300'],
        absent: 0,
      });
  });

  it.each<[string, (month: number) => string, number | undefined]>([
    ['points or an arrow', (month) => `${months.fr[month]} ${month % 2 ? '.....' : '→'}`, 0],
    ['its number', (month) => `Mois ${month + 1} :`, undefined],
    ['a number and a colon', (month) => `${month + 1} :`, undefined],
    ['a date with a short year', (month) => `${two(month + 1)}/24`, undefined],
  ])('a figure after %s', (_name, labelOf, firstMonth) => {
    const lines = months.fr.map((_, month) => `${labelOf(month)} ${100 + ((month * 7) % 13)}`);
    expect(readPastedColumn(lines.join('\n'))).toMatchObject({
      cells: months.fr.map((_, month) => String(100 + ((month * 7) % 13))),
      firstMonth,
      refused: [],
    });
  });

  it('a month at an end that has a word in place of its figure is quoted', () => {
    expect(readPastedColumn('janvier fermé\nfévrier 12\nmars 3\navril 4\nmai fermé')).toMatchObject({
      firstMonth: 1,
      refused: [
        { line: 1, text: 'janvier fermé' },
        { line: 5, text: 'mai fermé' },
      ],
    });
  });

  it('totals of each year are left out', () => {
    const year = (name: number) =>
      `${months.fr.map((month, index) => `${month} ${name}\t${name + index}`).join('\n')}\nTotal ${name}\t1`;
    const read = readPastedColumn(`${year(2024)}\n\n${year(2025)}\nMoyenne\t3`);
    expect(read).toMatchObject({ totalLeftOut: true, firstMonth: 0, refused: [] });
    expect('cells' in read && read.cells).toHaveLength(24);
  });

  it('a year above the figures is their header if the rows are named', () => {
    expect(
      readPastedColumn(`Mois\t2024\n${shortMonths.fr.map((month, index) => `${month}\t${120 + index}`).join('\n')}`),
    ).toMatchObject({
      firstMonth: 0,
      cells: shortMonths.fr.map((_, index) => String(120 + index)),
    });
  });

  it('the last 36 months of a longer column', () => {
    const cells = Array.from({ length: 48 }, (_, month) => String(100 + ((month * 7) % 13)));
    expect(readPastedColumn(cells.join('\n'))).toMatchObject({ leftOut: 12, cells: cells.slice(12) });
  });

  it('a figure that can be a year above the sales is counted, and pointed out', () => {
    expect(readPastedColumn('2025\n120\n135\n150\n141')).toMatchObject({
      cells: ['2025', '120', '135', '150', '141'],
      maybeYear: { line: 1, text: '2025' },
    });
    expect(readPastedColumn('2025\n2012\n135\n150\n141')).toMatchObject({ maybeYear: undefined });
  });

  it('commas separate columns below a header, or around quotes; without either, two readings are refused', () => {
    const quoted = 'janvier,"120,50"\nfévrier,"130,50"\nmars,"125,00"';
    const read = { cells: ['120,50', '130,50', '125,00'], firstMonth: 0 };
    expect(readPastedColumn(quoted)).toMatchObject(read);
    expect(readPastedColumn(`Mois,Ventes\n${quoted}`)).toMatchObject(read);
    for (const text of ['Mois,Ventes,Coûts\njanvier,120,70\nfévrier,130,80', 'janvier,120,70\nfévrier,130,80']) {
      expect(readPastedColumn(text)).toMatchObject({ problem: 'several' });
    }
  });

  it('a row number is not read as thousands', () => {
    const numbered = [120, 134, 118, 142, 151, 160].map((amount, index) => `${index + 1} ${amount}`);
    expect(readPastedColumn(numbered.join('\n'))).toMatchObject({ problem: 'several', line: 1, text: '1 120' });
    expect(readPastedColumn(numbered.toReversed().join('\n'))).toMatchObject({ cells: numbered.toReversed() });
  });

  it('a line above the months with a figure is quoted, unless its figure is a year', () => {
    const lines = ['février 12', 'mars 3', 'avril 4', 'mai 5'];
    const above = ['Exercice 2024-2025', 'janvier 20 $ US', ...lines].join('\n');
    expect(readPastedColumn(above)).toMatchObject({ firstMonth: 1, refused: [{ line: 2, text: 'janvier 20 $ US' }] });
  });

  it('a line of a month whose figure is unclear is quoted', () => {
    expect(readPastedColumn('mars : 3\navril : 4\nmai : 5 environ\njuin : 6')).toMatchObject({
      cells: ['3', '4', '', '6'],
      refused: [{ line: 3, text: 'mai : 5 environ' }],
    });
  });

  it('a year of two digits is not read as thousands', () => {
    expect(readPastedColumn('nov 24 120\ndéc 24 135\njanv 25 141\nfévr 25 118')).toMatchObject({
      problem: 'yearOrThousands',
    });
    const years = ['nov 23 120', 'déc 23 135', 'janv 25 141', 'févr 25 118'];
    for (const text of [years, years.toReversed()])
      expect(readPastedColumn(text.join('\n'))).toMatchObject({ problem: 'yearOrThousands' });
    expect(readPastedColumn('mars 24 120\navril 25 135\nmai 26 141')).toMatchObject({
      cells: ['24 120', '25 135', '26 141'],
    });
    expect(readPastedColumn('nov 24 120\ndéc 29 135\njanv 31 141')).toMatchObject({
      cells: ['24 120', '29 135', '31 141'],
    });
  });

  it('without one column of amounts, a line that shows why is quoted', () => {
    expect(readPastedColumn('\nbonjour\nà tous')).toEqual({ problem: 'none', line: 2, text: 'bonjour' });
    expect(readPastedColumn('Ventes\n12 k$\n14 k$')).toEqual({ problem: 'none', line: 2, text: '12 k$' });
    expect(readPastedColumn('')).toEqual({ problem: 'none', line: 1, text: '' });
    expect(readPastedColumn('Mois\tA\tB\njanv.\t10\t12\nfévr.\t11\t14\nmars\t9\t13\navr.\t9\t13')).toEqual({
      problem: 'several',
      line: 2,
      text: 'janv. 10 12',
    });
  });

  it('a heading with two years has a column for each', () => {
    const rows = months.fr.map((month, index) => `${month} ${100 + index} ${120 + ((index * 7) % 13)}`);
    expect(readPastedColumn(['Mois 2024 2025', ...rows].join('\n'))).toMatchObject({ problem: 'several', line: 1 });
  });

  it('a column that says that it is cumulated, and never goes down, is refused', () => {
    const rows = (label: string) =>
      [120, 250, 366, 480, 611].map((sum, month) => `${label}${months.fr[month]}\t${sum}`);
    for (const lines of [['Mois\tVentes cumulées', ...rows('')], rows('Cumul '), ['Month\tSales YTD', ...rows('')]])
      expect(readPastedColumn(lines.join('\n'))).toMatchObject({
        problem: 'cumulated',
        line: 1,
        text: expect.any(String),
      });
    for (const lines of [
      ['Ventes, cumul au 31 mai', ...rows(''), 'juin\t90'],
      [...rows(''), 'Cumul annuel\t1827'],
    ])
      expect(readPastedColumn(lines.join('\n'))).toMatchObject({ firstMonth: 0 });
  });

  it('a line below months and figures that alternate does not part them', () => {
    const lines = months.fr.flatMap((month, index) => [month, `${100 + index} $`]);
    expect(readPastedColumn(['Ventes', ...lines, 'Source : caisse'].join('\n'))).toMatchObject({
      firstMonth: 0,
      cells: months.fr.map((_, index) => `${100 + index} $`),
    });
  });

  it('a month may be a part of the words before its figure', () => {
    expect(readPastedColumn('Ventes de janvier : 120\nVentes de février : 130\nVentes de mars : 90')).toMatchObject({
      firstMonth: 0,
      cells: ['120', '130', '90'],
    });
  });

  it('any text of the largest size takes less than 50 ms', () => {
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
      ).toBeLessThan(50);
  });

  it('any text is handled', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\t', ';', '\n', 'janvier 12', 'Total', '1 200,5'),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const read = readPastedColumn(pieces.join(''));
        if ('cells' in read) expect(read.cells.length).toBeLessThanOrEqual(36);
      }),
    );
  });
});
