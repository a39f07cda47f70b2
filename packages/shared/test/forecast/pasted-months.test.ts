/** Rows of a pasted text that name their months, or something else. */
import { expect, it } from 'vitest';
import { readPastedColumn } from '../../src/forecast/read-column.ts';
import { months, twoDigits as two } from '../months.ts';
import { figures, named, numbered, rows, year } from './table-rows.ts';

/** `Mar 1 - Apr 28, 2025`, as these two months are written. */
const twoMonths = (first: string, month: number) =>
  first
    .replace(/janv?\w*/i, (name) => monthLike(name, month))
    .replace(/f[eé]\w*/i, (name) => monthLike(name, month + 1));
const monthLike = (name: string, month: number) => (/[JF]/.test(name) ? months.en : months.fr)[month] ?? '';
const ends = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

it.each<[string, readonly string[]]>([
  ['days', numbered(28, (day) => `2025-02-${two(day)}`)],
  ['days, month first', numbered(28, (day) => `02/${two(day)}/2025`)],
  ['weeks', numbered(12, (week) => `Semaine ${week}`)],
  ['weeks of a year', numbered(12, (week) => `2025-W${two(week)}`)],
  ['days of the week', rows(['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'])],
  ...['Q# 2024', '2024-T#', '#er trim. 2024'].map((name): [string, string[]] => [
    'quarters in columns',
    [
      ['', ...[1, 2, 3, 4].map((quarter) => name.replace('#', `${quarter}`))].join(','),
      ['Ventes', ...figures.slice(0, 4)].join(','),
    ],
  ]),
  ['quarters, the year first', rows(['2024-T1', '2024 Q2', '2024 T3', '4e trim. 2024', '2025-T1'])],
  ['two months each', rows(['janv.-févr.', 'mars-avril', 'mai à juin', 'juil.-août', 'sept.-oct.'])],
  ...['Jan 1 - Feb 28, 2025', '1er janv. au 28 févr. 2025', 'du 1er janvier 2025 au 28 février 2025'].flatMap((first) =>
    ['\t', ' : '].map((joint): [string, string[]] => [
      'two months each, from day to day',
      rows(
        [0, 2, 4, 6, 8, 10].map((month) => twoMonths(first, month)),
        joint,
      ),
    ]),
  ),
  ['years of a company', rows([2019, 2020, 2021, 2022].map((from) => `Exercice ${from}-${from + 1}`))],
  ['ends of quarters', rows(['mars 2024', 'juin 2024', 'sept. 2024', 'déc. 2024', 'mars 2025', 'juin 2025'])],
  ['years', numbered(6, (number) => String(2017 + number))],
  ['quarters before thousands', rows(['2024-T1', '2024-T2', 'S3 2024', 'T4-24'], ' ').map((row) => `${row} 345`)],
  ['weeks before thousands', numbered(4, (week) => `Semaine ${week}`).map((row) => `${row.replace('\t', ' ')} 345`)],
  ['quarters and their year, joined', rows(['T1-2024', 'T2-2024', 'T3-2024', 'T4-2024'])],
  ['weeks and their year, joined', numbered(4, (week) => `Semaine ${week}/2025`)],
  ['numbers of articles', rows(['10-200', '10-300', '20-100', '20-200'])],
  ['numbers of accounts', rows(['10-01', '20-02', '30-03', '40-04', '50-05'])],
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
  ...['\t', ' ', ','].map((joint): [string, readonly string[], object] => [
    'a month, a point and its year',
    named((month) => `${two(month + 1)}.2025`, joint),
    { cells: year, firstMonth: 0 },
  ]),
  ['digits before a comma', named((month) => `2025${two(month + 1)}`, ','), { cells: year, firstMonth: 0 }],
  [
    'a year in brackets and a comma',
    named((month) => `${months.fr[month]} (2025)`, ','),
    { cells: year, firstMonth: 0 },
  ],
  ['a column of months, one of years', named((month) => `${month + 1}\t2025`), { cells: year, firstMonth: 0 }],
  ['a column of years, one of months', named((month) => `2025\t${month + 1}`), { cells: year, firstMonth: 0 }],
  ['dates, a short year first', named((month) => `25-${two(month + 1)}-15`).reverse(), { cells: year, firstMonth: 0 }],
  [
    'ends of months without a year',
    rows(['Mar 31', 'Apr 30', 'May 31', 'June 30', 'Sept 30', 'Oct 31', 'Nov 30', 'Dec 31', 'Jan 31']),
    { firstMonth: 2, reordered: false, absent: 2 },
  ],
  ...[
    (month: string, end: number) => `${month} 1 - ${month} ${end}, 2025`,
    (month: string, end: number) => `${month} 1, 2025 – ${month} ${end}, 2025`,
    (month: string, end: number) => `${month} 1-${end}, 2025`,
    (month: string, end: number) => `1 au ${end} ${month} 2025`,
    (month: string, end: number) => `du 1er au ${end} ${month}`,
    (month: string, end: number) => `1er ${month} au ${end} ${month} 2025`,
    (_: string, end: number, month: string) => `2025-${month}-01 - 2025-${month}-${end}`,
    (_: string, end: number, month: string) => `01/${month}/2025 au ${end}/${month}/2025`,
    (_: string, end: number, month: string) => `${month}/01/2025 to ${month}/${end}/2025`,
  ].flatMap((nameOf) =>
    ['\t', ' : ', ' '].map((joint): [string, readonly string[], object] => [
      'the first and the last day of each month',
      named((month) => nameOf(months.en[month]?.slice(0, 3) ?? '', ends[month] ?? 0, two(month + 1)), joint),
      { cells: year, firstMonth: 0, refused: [], notMonths: [] },
    ]),
  ),
  ['a numbered month', named((month) => `Mois ${month + 1} :`, ' '), { cells: year, refused: [] }],
  ...[(month: number) => `Mois ${month + 1}`, (month: number) => `2025-M${two(month + 1)}`].map(
    (nameOf): [string, readonly string[], object] => [
      'numbered months, from the last to the first',
      named(nameOf).reverse(),
      { cells: year, reordered: true },
    ],
  ),
  ['numbered months with a gap', rows(['M1', 'M2', 'M4', 'M5']), { problem: 'notMonthly', line: 3 }],
  [
    'numbered months with a gap, above a sum',
    ['M1\t4', 'M2\t5', 'M4\t7', 'M5\t8', '\t24'],
    { problem: 'notMonthly', line: 3 },
  ],
  [
    'numbered months of a year with a gap',
    rows(['2025-M01', '2025-M02', '2025-M04', '2025-M05']),
    { firstMonth: 0, absent: 1 },
  ],
  ...['\t', ' : '].map((joint): [string, string[], object] => [
    'months as a statistics office names them',
    named((month) => `2024M${two(month + 1)}`, joint),
    { cells: year, firstMonth: 0 },
  ]),
  [
    'a comma between the month and its year',
    named((month) => `${months.en[month]}, 2024`, ' : '),
    { cells: year, firstMonth: 0 },
  ],
  ['a number and a colon', named((month) => `${month + 1} :`, ' '), { cells: year, refused: [] }],
  ['a month and a short year', named((month) => `${two(month + 1)}/24`, ' ').reverse(), { cells: year, firstMonth: 0 }],
  ...[' ', ' : '].map((joint): [string, string[], object] => [
    'a month without its zero and a short year',
    named((month) => `${month + 1}/24`, joint),
    { cells: year, firstMonth: 0, refused: [] },
  ]),
  ['a month and a day', named((month) => `${month + 1}/${28 + (month % 3)}`).reverse(), { cells: year, firstMonth: 0 }],
  ['a day and a month', named((month) => `${28 + (month % 3)}/${month + 1}`).reverse(), { cells: year, firstMonth: 0 }],
  ['the same day of each month', named((month) => `05/${two(month + 1)}`).reverse(), { cells: year, firstMonth: 0 }],
  ...(
    [
      ['ends of months without a year, over two years', (month) => `${ends[month]}/${two(month + 1)}`],
      ['ends of months without a year, the month first', (month) => `${month + 1}/${ends[month]}`],
      ['ends of months, a short year first', (month, year) => `${year}-${two(month + 1)}-${ends[month]}`],
      ['first days of months without a year', (month) => `01/${two(month + 1)}`],
      ['first days of months without a year, the month first', (month) => `${month + 1}/1`],
    ] satisfies [string, (month: number, year: number) => string][]
  ).map(([what, nameOf]): [string, readonly string[], object] => [
    `${what}, from March to January`,
    rows(Array.from({ length: 11 }, (_, row) => nameOf((row + 2) % 12, row < 10 ? 23 : 24))),
    { cells: year.slice(0, 11), firstMonth: 2, reordered: false, absent: 0 },
  ]),
  ['a month of one digit and a short year', named((month) => `${month + 1}/24`, ' '), { cells: year, firstMonth: 0 }],
  ['dates of one digit', named((month) => `${month + 1}/1/24`, ' '), { cells: year, firstMonth: 0 }],
  ['a short year alone', ['janv. 25 : 120', 'févr. 25', 'mars 25 : 130'], { cells: ['120', '', '130'], absent: 0 }],
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
  ...[
    ['nov 24 120', 'déc 24 135', 'janv 25 141', 'févr 25 118'],
    ['nov 23 120', 'déc 23 135', 'janv 25 141', 'févr 25 118'],
    ['févr 25 118', 'janv 25 141', 'déc 23 135', 'nov 23 120'],
    ['janvier - 12 000', 'février - 12 500', 'mars - 12 800'],
    ['janv 25 980', 'févr 25 1 020', 'mars 25 1 100'],
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
  ['hours', ['09:00 118', '10:00 142', '11:00 133'], { problem: 'none', text: '09:00 118' }],
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
  [
    'a number, a point and a month',
    ['Ventes', ...named((month) => `${month + 1}. ${months.fr[month]}`, ' ')],
    { cells: year },
  ],
  ['a year, a dash and a month', named((month) => `2025 - ${months.fr[month]}`, ' '), { cells: year, firstMonth: 0 }],
  ['a number, a dash and a month', named((month) => `${two(month + 1)} - ${months.fr[month]}`, ' '), { cells: year }],
  ...['Ventes de # : ', 'Ventes de # 2025 : ', 'Mois de #-25 '].map((before): [string, string[], object] => [
    'a month among the words before its figure',
    named((month) => before.replace('#', months.fr[month] ?? ''), ''),
    { firstMonth: 0, cells: year },
  ]),
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
])('%s', (_what, lines, expected) => {
  expect(readPastedColumn(lines.join('\n'))).toMatchObject(expected);
});
