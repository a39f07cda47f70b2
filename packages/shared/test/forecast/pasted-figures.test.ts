/** Figures of a pasted text: losses, thousands, blanks and words in their place. */
import { expect, it } from 'vitest';
import { readPastedColumn } from '../../src/forecast/read-column.ts';
import { months, shortMonths } from '../months.ts';
import { figures, named, numbered, rows, year } from './table-rows.ts';

it.each<[string, readonly string[], object]>([
  ['points or an arrow', named((month) => `${months.fr[month]} ${month % 2 ? '.....' : '→'}`, ' '), { cells: year }],
  ['a list on one line', ['1 200,50, 1 300, 1 250, 1 400'], { cells: ['1 200,50', '1 300', '1 250', '1 400'] }],
  [
    'a list of months on one line',
    ['nov. 2024 = 1 200 $, décembre = 1 300 $, janvier = 1 250 $; février = 1 400 $'],
    { cells: ['1 200 $', '1 300 $', '1 250 $', '1 400 $'], firstMonth: 10, refused: [] },
  ],
  [
    'a list of dates on one line',
    ['January 1, 2024 1,200, February 1, 2024 1,300, March 1, 2024 1,250'],
    { cells: ['1,200', '1,300', '1,250'], firstMonth: 0, refused: [] },
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
  [
    'a loss in the first month, in brackets and with a comma',
    ['janv. (132,00 $)', 'févr. 520,25 $', 'mars 410,10 $'],
    { cells: ['(132,00 $)', '520,25 $', '410,10 $'], refused: [] },
  ],
  [
    'dashes with a currency',
    ['CA$-', '12', '- CAD', '- €', '-\u00a0$ CA'],
    { cells: { length: 5 }, dashes: 4, refused: [] },
  ],
  ['dashes alone', ['–', '12', '—', '14', '-', '15'], { cells: ['–', '12', '—', '14', '-', '15'], dashes: 3 }],
  ...['-1237', '-12', '-2025', '-12 500'].map((loss): [string, string[], object] => [
    `a loss of ${loss} is not the year of its month`,
    ['janvier 1200', `février ${loss}`, 'mars 1300'],
    { cells: ['1200', loss, '1300'], absent: 0 },
  ]),
  ['dashes before all figures', ['janvier - 1200', 'février - 12', 'mars - 1300'], { cells: ['1200', '12', '1300'] }],
  ['a dash before one figure', ['janvier 1200', 'février - 12', 'mars 1300'], { cells: ['1200', '- 12', '1300'] }],
  ...[' : ', ' - ', ' -> ', ' => ', ' '].map((joint): [string, string[], object] => [
    'a header with a comma above decimals',
    ['Mois,Ventes', `janvier${joint}1054,98`, `février${joint}1 206,29`, `mars${joint}930,50 $`],
    { cells: ['1054,98', '1 206,29', '930,50 $'], refused: [] },
  ]),
  [
    'a header with a comma above months with a year of two digits',
    ['Month,Sales', 'Jan 24,120', 'Feb 24,130', 'Mar 24,125'],
    { cells: ['120', '130', '125'], refused: [] },
  ],
  [
    'a header with a comma above dates with their time',
    ['Month,Sales', ...[1, 2, 3].map((month) => `2024-0${month}-01 00:00:00 -0500,12${month}`)],
    { cells: ['121', '122', '123'], firstMonth: 0, refused: [] },
  ],
  ...[',', ';', ' ,'].map((end): [string, string[], object] => [
    'a mark at the end of each line separates no column',
    ['janvier : 120', 'février : 130', 'mars : 125,50'].map((line) => line + end),
    { cells: ['120', '130', '125,50'], refused: [] },
  ]),
  ['brackets and a currency', ['janvier\t1200 $', 'février\t(12) $', 'mars\t1300 $'], { refused: [] }],
  [
    'commas after a month and its year',
    ['As of December 31, 2024', 'Jan 2024,305849', 'Feb 2024,850.25', 'Mar 2024,360769'],
    { cells: ['305849', '850.25', '360769'], firstMonth: 0 },
  ],
  [
    'commas after words, a month and its year',
    named((month) => `Ventes de ${months.fr[month]} 2024`, ','),
    { cells: year, firstMonth: 0 },
  ],
  [
    'a month without a figure, which has its year, among blank lines',
    ['avril 2025 120', '', 'mai 2025', '', 'juin 2025 130', '', 'juillet 2025 125', ''],
    { cells: ['120', '', '130', '125'], firstMonth: 3 },
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
    'what a spreadsheet shows in place of its first figures is quoted',
    ['Ventes', '#REF!', '########', ...year],
    {
      cells: year,
      refused: [
        { line: 2, text: '#REF!' },
        { line: 3, text: '########' },
      ],
    },
  ],
  [
    'a comma after a period that ends with its year',
    ['Période,Montant', ...['Du 1er au 30 septembre', 'Du 1er au 31 octobre'].map((period) => `${period} 2024,60 $`)],
    { cells: ['60 $', '60 $'], firstMonth: 8, refused: [] },
  ],
  [
    'a year below a month without a figure is not its figure',
    ['octobre 120', 'novembre 130', 'décembre', '2025', 'janvier 125', 'février 118'],
    { cells: ['120', '130', '', '125', '118'], firstMonth: 9, refused: [] },
  ],
  [
    'a year below a month without a first column is not its figure',
    ['Date,,Ventes', 'nov.,,$120', 'déc.,,$130', '2025', 'janv.,,$125'],
    { cells: ['$120', '$130', '$125'], firstMonth: 10, refused: [] },
  ],
  [
    'a word in place of the last figure of a year is quoted',
    [...rows(months.fr.slice(0, 11), ' : '), 'décembre : fermé', ...rows(months.fr, ' : ')],
    { cells: [...year.slice(0, 11), '', ...year], refused: [{ line: 12, text: 'décembre : fermé' }] },
  ],
  ...['CAD', 'USD', 'CA $', 'EUR'].map((currency): [string, string[], object] => [
    'a currency after the month of a list is of the figure',
    named((month) => `Ventes de ${months.fr[month]} ${currency}`, ' '),
    { cells: year.map((figure) => `${currency} ${figure}`), firstMonth: 0 },
  ]),
  [
    'two digits before a currency are a figure',
    ['mai 24,86 $', 'juin 45 $', 'juillet 71 $', 'août 58 $'],
    { cells: ['24,86 $', '45 $', '71 $', '58 $'], firstMonth: 4 },
  ],
  [
    'an unclear figure is quoted',
    ['mars : 3', 'avril : 4', 'mai : 5 environ', 'juin : 6'],
    { cells: ['3', '4', '', '6'], refused: [{ line: 3, text: 'mai : 5 environ' }] },
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
  ['a loss that can be a year', ['janvier 1200', 'février (2025)', 'mars 1300'], { cells: ['1200', '(2025)', '1300'] }],
  ['words', ['', 'bonjour', 'à tous'], { problem: 'none', line: 2, text: 'bonjour' }],
  ['thousands of dollars', ['Ventes', '12 k$', '14 k$'], { cells: ['12 k$', '14 k$'], refused: [] }],
  ['credits and a debit', ['janvier 12 345 CR', 'février 45 DR', 'mars 0'], { cells: ['12 345', '45-', '0'] }],
  ['one credit', ['12', '345 CR', '14', '15'], { refused: [{ line: 2, text: '345 CR' }] }],
  ['nothing', [''], { problem: 'none', line: 1, text: '' }],
  [
    'a month without a figure among figures without months',
    ['100', 'février', '130', '125', '170'],
    { cells: ['100', 'février', '130', '125', '170'], refused: [{ line: 2, text: 'février' }] },
  ],
])('%s', (_what, lines, expected) => {
  expect(readPastedColumn(lines.join('\n'))).toMatchObject(expected);
});
