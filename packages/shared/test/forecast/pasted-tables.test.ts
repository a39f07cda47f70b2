import { expect, it } from 'vitest';
import { readPastedColumn } from '../../src/forecast/read-column.ts';
import { months, shortMonths, twoDigits as two } from '../months.ts';

/** The figures of the examples: none is the sum of others, a year or the number of its row. */
const figures = Array.from({ length: 48 }, (_, row) => String(100 + ((row * 7) % 13)));
/** A row for each of these names, with its figure. */
const rows = (names: readonly string[], joint = '\t') => names.map((name, row) => `${name}${joint}${figures[row]}`);
const named = (nameOf: (month: number) => string, joint?: string) =>
  rows(
    months.fr.map((_, month) => nameOf(month)),
    joint,
  );
const numbered = (count: number, nameOf: (number: number) => string) =>
  rows(Array.from({ length: count }, (_, index) => nameOf(index + 1)));
const year = figures.slice(0, 12);
/** Sums of the first months, which go up, after a label. */
const rising = (label: string) => [120, 250, 366, 480, 611].map((sum, month) => `${label}${months.fr[month]}\t${sum}`);
/** Sums of eighteen months, which begin again with the thirteenth. */
const yearly = Array.from({ length: 18 }, (_, month) => String(120 * ((month % 12) + 1) + (month % 5)));

it.each<[string, readonly string[]]>([
  ['days', numbered(28, (day) => `2025-02-${two(day)}`)],
  ['days, month first', numbered(28, (day) => `02/${two(day)}/2025`)],
  ['weeks', numbered(12, (week) => `Semaine ${week}`)],
  ['weeks of a year', numbered(12, (week) => `2025-W${two(week)}`)],
  ['days of the week', rows(['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'])],
  ['quarters, the year first', rows(['2024-T1', '2024 Q2', '2024 T3', '4e trim. 2024', '2025-T1'])],
  ['two months each', rows(['janv.-févr.', 'mars-avril', 'mai à juin', 'juil.-août', 'sept.-oct.'])],
  ['years of a company', rows([2019, 2020, 2021, 2022].map((from) => `Exercice ${from}-${from + 1}`))],
  ['ends of quarters', rows(['mars 2024', 'juin 2024', 'sept. 2024', 'déc. 2024', 'mars 2025', 'juin 2025'])],
  ['years', numbered(6, (number) => String(2017 + number))],
  ['quarters before thousands', rows(['2024-T1', '2024-T2', 'S3 2024', 'T4-24'], ' ').map((row) => `${row} 345`)],
  ['weeks before thousands', numbered(4, (week) => `Semaine ${week}`).map((row) => `${row.replace('\t', ' ')} 345`)],
  ['quarters and their year, joined', rows(['T1-2024', 'T2-2024', 'T3-2024', 'T4-2024'])],
  ['weeks and their year, joined', numbered(4, (week) => `Semaine ${week}/2025`)],
  ['numbers of articles', rows(['10-200', '10-300', '20-100', '20-200'])],
  ['hours', rows(['09:00', '10:00', '11:00', '12:00'])],
  ['thirteen periods of four weeks', numbered(13, (period) => `P${period}`)],
  ['some months in disorder', ['mars\t1', ...['4', '2', '3', '5'].map((figure) => `\t${figure}`), 'mai\t6']],
  ['one month twice', rows(['janvier', ...months.fr])],
  ['months by name', rows([...months.fr].sort())],
  // Years of two digits: a gap of twelve months stays.
  ['months in digits, with a year between them', ['11/23\t1', '12/23\t2', '01/25\t4', '02/25\t3']],
  ['months with a year between them', ['nov.-23\t1', 'déc.-23\t2', 'janv.-25\t4', 'févr.-25\t3']],
  ['months with a year between them, spaced', ['nov. 23\t1', 'déc. 23\t2', 'janv. 25\t4', 'févr. 25\t3']],
])('%s are not months', (_what, lines) => {
  expect(readPastedColumn(lines.join('\n'))).toMatchObject({ problem: 'notMonthly' });
});

it.each<[string, readonly string[], object]>([
  ['dates, the day first', named((month) => `01/${two(month + 1)}/2025`).reverse(), { cells: year, reordered: true }],
  ['dates, the month first', named((month) => `${two(month + 1)}/01/2025`).reverse(), { cells: year, firstMonth: 0 }],
  ['dates, a short year', named((month) => `15/${two(month + 1)}/25`).reverse(), { cells: year, firstMonth: 0 }],
  ['dates, a short year, spaced', named((month) => `15/${two(month + 1)}/25`, ' '), { cells: year, firstMonth: 0 }],
  ['a column of years, one of months', named((month) => `2025\t${month + 1}`), { cells: year, firstMonth: 0 }],
  ['dates, a short year first', named((month) => `25-${two(month + 1)}-15`).reverse(), { cells: year, firstMonth: 0 }],
  [
    'ends of months without a year',
    rows(['Mar 31', 'Apr 30', 'May 31', 'June 30', 'Sept 30', 'Oct 31', 'Nov 30', 'Dec 31', 'Jan 31']),
    { firstMonth: 2, reordered: false, absent: 2 },
  ],
  ['points or an arrow', named((month) => `${months.fr[month]} ${month % 2 ? '.....' : '→'}`, ' '), { cells: year }],
  ['a numbered month', named((month) => `Mois ${month + 1} :`, ' '), { cells: year, refused: [] }],
  ['a number and a colon', named((month) => `${month + 1} :`, ' '), { cells: year, refused: [] }],
  ['a month and a short year', named((month) => `${two(month + 1)}/24`, ' ').reverse(), { cells: year, firstMonth: 0 }],
  ['a month and a day', named((month) => `${month + 1}/${28 + (month % 3)}`).reverse(), { cells: year, firstMonth: 0 }],
  ['a day and a month', named((month) => `${28 + (month % 3)}/${month + 1}`).reverse(), { cells: year, firstMonth: 0 }],
  ['the same day of each month', named((month) => `05/${two(month + 1)}`).reverse(), { cells: year, firstMonth: 0 }],
  [
    'a line without a month is quoted',
    ['janvier\t1', 'février\t2', 'mars\t4', 'T1\t7', 'avril\t3'],
    { cells: ['1', '2', '4', '3'], notMonths: [{ line: 4, text: 'T1 7' }] },
  ],
  [
    'a target whose figure can be a year is quoted',
    ['janv. 2025\t120', 'févr. 2025\t130', 'mars 2025\t2025', 'Objectif\t2020'],
    { cells: ['120', '130', '2025'], notMonths: [{ line: 4, text: 'Objectif 2020' }] },
  ],
  ['figures that can be years', ['janvier 2025', 'février 1980', 'mars 2100'], { cells: ['2025', '1980', '2100'] }],
  ['blanks keep their place', ['janv.\t', 'févr.\t12', 'mars\t', 'avril\t14', ''], { cells: ['', '12', '', '14'] }],
  ['months without a figure', ['janvier', 'février 12', 'mars', 'avril 14'], { cells: ['', '12', '', '14'] }],
  ['blanks at both ends', ['', '12', '', '14', '15', '', ''], { cells: ['12', '', '14', '15'] }],
  [
    'a month without a figure, and one without a row',
    ['janvier 2025 120', 'février 2025', 'avril 2025 140', 'mai 2025 130', 'juin 2025'],
    { cells: ['120', '', '', '140', '130', ''], absent: 1 },
  ],
  ['a short year alone', ['janv. 25 : 120', 'févr. 25', 'mars 25 : 130'], { cells: ['120', '', '130'], absent: 0 }],
  [
    'months in digits among titles and totals',
    ['Rapport', 'Caisse', '202501\t120', 'Total\t120', '202502\t130', 'Total\t130', '202503\t140'],
    { cells: ['120', '130', '140'], firstMonth: 0 },
  ],
  [
    'dashes in a list',
    ['janv. 25 - 120', 'févr. 25 - ', 'mars 25 - 130', 'avril 25 –', 'mai 25 - 118'],
    { cells: ['120', '-', '130', '–', '118'], dashes: 2 },
  ],
  [
    'a dash after a day',
    ['2025-01-31 - 120', '2025-02-28 -', '2025-03-31 - 130'],
    { cells: ['120', '-', '130'], firstMonth: 0, dashes: 1 },
  ],
  [
    'dashes of a spreadsheet, which do not hide the column',
    shortMonths.fr.map((month, index) => `${month}\t${index < 4 ? 12 + index : ' -   $ '}`),
    { firstMonth: 0, dashes: 8, refused: [] },
  ],
  ['dashes alone', ['–', '12', '—', '14', '-', '15'], { cells: ['12', '—', '14', '-', '15'], dashes: 2 }],
  ...['-1237', '-12', '-2025', '-12 500'].map((loss): [string, string[], object] => [
    `a loss of ${loss} is not the year of its month`,
    ['janvier 1200', `février ${loss}`, 'mars 1300'],
    { cells: ['1200', loss, '1300'], absent: 0 },
  ]),
  ['dashes before all figures', ['janvier - 1200', 'février - 12', 'mars - 1300'], { cells: ['1200', '12', '1300'] }],
  ['a dash before one figure', ['janvier 1200', 'février - 12', 'mars 1300'], { cells: ['1200', '- 12', '1300'] }],
  ['brackets and a currency', ['janvier\t1200 $', 'février\t(12) $', 'mars\t1300 $'], { refused: [] }],
  ...[
    (month: number) => `P${month}-2025`,
    (month: number) => `2025-P${two(month)}`,
    (month: number) => `Période ${month}`,
  ].map((nameOf): [string, readonly string[], object] => [
    'periods of a fiscal year, whose first month is unknown',
    numbered(12, nameOf),
    { cells: year, firstMonth: undefined },
  ]),
  [
    'a year only beside the first month of each year',
    named((month) => `${month === 0 ? '2025' : ''}\t${months.fr[month]}`),
    { cells: year, firstMonth: 0 },
  ],
  [
    'commas after a month and its year',
    ['As of December 31, 2024', 'Jan 2024,305849', 'Feb 2024,850.25', 'Mar 2024,360769'],
    { cells: ['305849', '850.25', '360769'], firstMonth: 0 },
  ],
  [
    'a comma and a space after a month and its year',
    named((month) => `${months.fr[month]} 2025,`, ' ').map((line) => `${line},50`),
    { cells: year.map((figure) => `${figure},50`), firstMonth: 0 },
  ],
  [
    'decimals that look like a comma after a year',
    ['janvier 2024,50', 'février 1850,75', 'mars 2210,00'],
    { cells: ['2024,50', '1850,75', '2210,00'] },
  ],
  [
    'decimals after figures that look like years in disorder',
    ['octobre 2059,71', 'novembre 1986,44', 'décembre 2060,05'],
    { cells: ['2059,71', '1986,44', '2060,05'] },
  ],
  [
    'words in place of a figure at both ends are quoted',
    ['janvier fermé', 'février 12', 'mars 3', 'avril 4', 'mai fermé'],
    {
      firstMonth: 1,
      refused: [
        { line: 1, text: 'janvier fermé' },
        { line: 5, text: 'mai fermé' },
      ],
    },
  ],
  [
    'an unclear figure is quoted',
    ['mars : 3', 'avril : 4', 'mai : 5 environ', 'juin : 6'],
    { cells: ['3', '4', '', '6'], refused: [{ line: 3, text: 'mai : 5 environ' }] },
  ],
  [
    'a figure above the months is quoted, unless it is a year',
    ['Exercice 2024-2025', 'janvier 20 $ US', 'février 12', 'mars 3', 'avril 4', 'mai 5'],
    { firstMonth: 1, refused: [{ line: 2, text: 'janvier 20 $ US' }] },
  ],
  [
    'totals of each year are left out',
    [...named((month) => `${months.fr[month]} 2024`), 'Total 2024\t1', ...named((month) => `${months.fr[month]} 2025`)],
    { cells: [...year, ...year], totalLeftOut: true, firstMonth: 0, refused: [] },
  ],
  [
    'a total above the months is left out, and said',
    ['Total\t60', 'janv.\t10', 'févr.\t20', 'mars\t30'],
    { cells: ['10', '20', '30'], totalLeftOut: true },
  ],
  [
    'the sum of a year above its months is no month',
    ['Mois\tVentes', '2025\t60', 'janvier\t10', 'février\t20', 'mars\t30'],
    { cells: ['10', '20', '30'], refused: [], notMonths: [{ line: 2, text: '2025 60' }] },
  ],
  [
    'a year as a header',
    ['Mois\t2024', ...named((month) => shortMonths.fr[month] ?? '')],
    { cells: year, firstMonth: 0 },
  ],
  ['the last 36 months of a longer column', figures, { leftOut: 12, cells: figures.slice(12) }],
  [
    'a figure that can be a year above the sales is counted, and pointed out',
    ['2025', '120', '135', '150', '141'],
    { cells: ['2025', '120', '135', '150', '141'], maybeYear: { line: 1, text: '2025' } },
  ],
  ['two such figures are sales', ['2025', '2012', '135', '150', '141'], { maybeYear: undefined }],
  [
    'commas around quotes',
    ['janvier,"120,50"', 'février,"130,50"', 'mars,"125,00"'],
    { cells: ['120,50', '130,50', '125,00'], firstMonth: 0 },
  ],
  ['two columns by commas', ['janvier,120,70', 'février,130,80'], { problem: 'several' }],
  [
    'row numbers are not thousands',
    year.map((amount, index) => `${index + 1} ${amount}`),
    { problem: 'several', line: 1, text: '1 100' },
  ],
  [
    'row numbers are not millions',
    year.map((amount, index) => `${index + 1} ${amount} 915,93 $`),
    { problem: 'several', line: 1, text: '1 100 915,93 $' },
  ],
  [
    'a space and an apostrophe do not both separate thousands',
    ['1 342’915,93', '2 635’163,30'],
    { problem: 'none', line: 1, text: '1 342’915,93' },
  ],
  [
    'row numbers alone on their lines are not figures',
    ['No', 'Ventes', ...year.flatMap((amount, index) => [String(index + 1), amount])],
    { cells: year, refused: [] },
  ],
  ['row numbers beside numbered months', numbered(12, (month) => `${month}\tMois ${month}`), { cells: year }],
  ['numbers in disorder may be thousands', ['3 118', '2 134', '1 120'], { cells: ['3 118', '2 134', '1 120'] }],
  ...[
    ['nov 24 120', 'déc 24 135', 'janv 25 141', 'févr 25 118'],
    ['nov 23 120', 'déc 23 135', 'janv 25 141', 'févr 25 118'],
    ['févr 25 118', 'janv 25 141', 'déc 23 135', 'nov 23 120'],
    ['janvier - 12 000', 'février - 12 500', 'mars - 12 800'],
  ].map((lines): [string, string[], object] => [
    'a year of two digits is not thousands',
    lines,
    { problem: 'yearOrThousands' },
  ]),
  [
    'thousands of three years',
    ['mars 24 120', 'avril 25 135', 'mai 26 141'],
    { cells: ['24 120', '25 135', '26 141'] },
  ],
  ['thousands that jump', ['nov 24 120', 'déc 29 135', 'janv 31 141'], { cells: ['24 120', '29 135', '31 141'] }],
  ...['18420', '18 420,50', '$420', '1 420 $'].map((figure): [string, string[], object] => [
    'a short year before a figure that does not go on from it',
    ['nov. 24', 'déc. 24', 'janv. 25'].map((month) => `${month} ${figure}`),
    { cells: [figure, figure, figure], firstMonth: 10 },
  ]),
  [
    'a count before each figure is no year',
    ['janvier 15 1200', 'février 12 1350', 'mars 13 1100'],
    { problem: 'several' },
  ],
  ['a year in brackets', named((month) => `${months.fr[month]} (2025) :`, ' '), { cells: year, firstMonth: 0 }],
  ['a loss that can be a year', ['janvier 1200', 'février (2025)', 'mars 1300'], { cells: ['1200', '(2025)', '1300'] }],
  ['a number, a dash and a month', named((month) => `${two(month + 1)} - ${months.fr[month]}`, ' '), { cells: year }],
  ['words', ['', 'bonjour', 'à tous'], { problem: 'none', line: 2, text: 'bonjour' }],
  ['thousands of dollars', ['Ventes', '12 k$', '14 k$'], { cells: ['12 k$', '14 k$'], refused: [] }],
  ['credits and a debit', ['janvier 12 345 CR', 'février 45 DR', 'mars 0'], { cells: ['12 345', '45-', '0'] }],
  ['one credit', ['12', '345 CR', '14', '15'], { refused: [{ line: 2, text: '345 CR' }] }],
  ['nothing', [''], { problem: 'none', line: 1, text: '' }],
  ...[
    ['another table', ['Ventes', 'Dépenses']],
    ['another shop', ['', 'Lévis']],
    ['an earlier year', ['2025', '2024']],
    ['a year that is not the next one', ['2019', '2021']],
    ['an earlier year in words', ['Année 2025', 'Année 2024']],
  ].map(([what, [first = '', second = ''] = []]): [string, string[], object] => [
    `months without years that begin again below ${what}`,
    [first, ...named((month) => months.fr[month] ?? ''), second, ...named((month) => months.fr[month] ?? '')],
    { problem: 'notMonthly', line: 14, text: second },
  ]),
  ...[
    ['2024', '2025'],
    ['Mois\tVentes', 'Mois\tVentes'],
    ['Ventes', ''],
  ].map(([first = '', second = '']): [string, string[], object] => [
    'months that begin again below the next year, the same heading or none',
    [first, ...named((month) => months.fr[month] ?? ''), second, ...named((month) => months.fr[month] ?? '')],
    { firstMonth: 0, cells: [...year, ...year], refused: [] },
  ]),
  [
    'a heading with two years has a column for each',
    ['Mois 2024 2025', ...months.fr.map((month, row) => `${month} ${100 + row} ${figures[row]}`)],
    { problem: 'several', line: 1 },
  ],
  ...[
    ['Mois\tVentes cumulées', ...rising('')],
    rising('Cumul '),
    ['Month\tSales YTD', ...rising('')],
    ['Ventes cumulées', '100', '120', '150', '180', '230', '260'],
    ['Cumul annuel', ...yearly],
  ].map((lines): [string, readonly string[], object] => [
    'a column that says that it is cumulated, and goes down where a year begins, at most',
    lines,
    { problem: 'cumulated', line: 1, text: expect.any(String) },
  ]),
  ...[
    ['Ventes, cumul au 31 mai', ...rising(''), 'juin\t590'],
    [...rising(''), 'Cumul annuel\t1827'],
  ].map((lines): [string, readonly string[], object] => [
    'a word of sums above or below sales that go down, or at the total',
    lines,
    { firstMonth: 0 },
  ]),
  [
    'a column that says that it is cumulated, with a month of refunds',
    ['Month\tYTD', 'janvier\t18000', 'février\t35000', 'mars\t56000', 'avril\t54500', 'mai\t79500'],
    { firstMonth: 0, maybeSums: true },
  ],
  [
    'sales that grow up to the holidays are no sums',
    ['300', '350', '400', '550', '800', '1500', '300', '320', '330', '340', '350', '360'],
    { cells: expect.any(Array), maybeSums: false },
  ],
  [
    'a line below months and figures that alternate',
    ['Ventes', ...months.fr.flatMap((month, row) => [month, `${figures[row]} $`]), 'Source : caisse'],
    { firstMonth: 0, cells: year.map((figure) => `${figure} $`) },
  ],
  [
    'a month among the words before its figure',
    ['Ventes de janvier : 120', 'Ventes de février : 130', 'Ventes de mars : 90'],
    { firstMonth: 0, cells: ['120', '130', '90'] },
  ],
  [
    'a month without a figure among figures without months',
    ['100', 'février', '130', '125', '170'],
    { cells: ['100', 'février', '130', '125', '170'], refused: [{ line: 2, text: 'février' }] },
  ],
  [
    'thousands glued to their month, which may be a year',
    ['janvier-12 000', 'février-12 500', 'mars-12 200'],
    { problem: 'yearOrThousands', line: 1, text: 'janvier-12 000' },
  ],
  [
    'zero glued to a month and two digits, beside months that are written otherwise',
    ['janvier-25 000', 'février 26 500', 'mars 24 900'],
    { problem: 'yearOrThousands', line: 1 },
  ],
  [
    'two columns, of which one is short and may be thousands or decimals',
    ['janv.\t1,250\t10,5', 'févr.\t\t11,5', 'mars\t\t9,5', 'avr.\t\t9,5', 'mai\t\t8,5'],
    { problem: 'several' },
  ],
  ...[
    [
      'Mois\t2024\t2025\tÉcart',
      ...months.fr.map((month, row) => `${month}\t${figures[row]}\t${row < 6 ? figures[row + 12] : ''}\t3`),
      'Total\t1\t2',
    ],
    [
      'Ventes',
      'Mois;2025;2024',
      ...months.fr.map((month, row) => `${month};${row < 6 ? figures[row + 12] : ''};${figures[row]}`),
    ],
    [`\t${shortMonths.fr.join('\t')}`, `2024\t${year.join('\t')}`, `2025\t${figures.slice(12, 18).join('\t')}`],
  ].map((lines): [string, string[], object] => [
    'two years side by side follow each other',
    lines,
    { cells: figures.slice(0, 18), firstMonth: 0, absent: 0, refused: [] },
  ]),
  ...[
    [
      'Mois\t2024\t2025',
      ...['nov.', 'déc.', 'janv.', 'févr.'].map((month, row) => `${month}\t${figures[row]}\t${figures[row + 5]}`),
    ],
    ['Mois\t2025\t2025', ...named((month) => `${months.fr[month]}\t${figures[month + 1]}`)],
    [
      'Lieu\t2024\t2025',
      ...['Lévis', 'Québec', 'Gaspé'].map((place, row) => `${place}\t${figures[row]}\t${figures[row + 5]}`),
    ],
  ].map((lines): [string, string[], object] => [
    'fiscal years, one year twice or rows that are no months side by side are several columns',
    lines,
    { problem: 'several' },
  ]),
  [
    'months and their figures side by side',
    ['janv-25\tfévr-25\tmars-25\tavr-25', '641\t512\t733\t604'],
    { cells: ['641', '512', '733', '604'], firstMonth: 0 },
  ],
  [
    'two columns',
    ['Mois\tA\tB', 'janv.\t10\t12', 'févr.\t11\t14', 'mars\t9\t13', 'avr.\t9\t13'],
    { problem: 'several', line: 2, text: 'janv. 10 12' },
  ],
])('%s', (_what, lines, expected) => {
  expect(readPastedColumn(lines.join('\n'))).toMatchObject(expected);
});
