/** What else a pasted table has: totals, headings, other columns, sums. */
import { expect, it } from 'vitest';
import { readPastedColumn } from '../../src/forecast/read-column.ts';
import { months, shortMonths, twoDigits as two } from '../months.ts';
import { figures, named, numbered, rows, year } from './table-rows.ts';

/** Sums of the first months, which go up, after a label. */
const rising = (label: string) => [120, 250, 366, 480, 611].map((sum, month) => `${label}${months.fr[month]}\t${sum}`);
/** Sums of eighteen months, which begin again with the thirteenth. */
const yearly = Array.from({ length: 18 }, (_, month) => String(120 * ((month % 12) + 1) + (month % 5)));

it.each<[string, readonly string[], object]>([
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
  [
    'months in digits among titles and totals',
    ['Rapport', 'Caisse', '202501\t120', 'Total\t120', '202502\t130', 'Total\t130', '202503\t140'],
    { cells: ['120', '130', '140'], firstMonth: 0 },
  ],
  [
    'a figure above the months is quoted, unless it is a year',
    ['Exercice 2024-2025', 'janvier 20 $ HK', 'février 12', 'mars 3', 'avril 4', 'mai 5'],
    { firstMonth: 1, refused: [{ line: 2, text: 'janvier 20 $ HK' }] },
  ],
  ...['4000 Ventes', '4000 - Ventes (CAD)', 'Au 31 décembre 2024', 'Boutique 123, rue Principale'].map(
    (title): [string, string[], object] => [
      'a title with a number or a date above the months is not quoted',
      [title, ...named((month) => months.fr[month] ?? '', ' '), 'Total 4000 Ventes 1284'],
      { cells: year, firstMonth: 0, totalLeftOut: true, refused: [], notMonths: [] },
    ],
  ),
  ...['jnavier 120', 'janvier 12O', '2025-01 12O', 'janvier 120 environ', 'jnavier 120 CAD'].map(
    (first): [string, string[], object] => [
      'a first month that is not read is quoted',
      [first, 'février 130', 'mars 140', 'avril 120'],
      { cells: ['130', '140', '120'], refused: [{ line: 1, text: first }] },
    ],
  ),
  [
    'a first month that is not read among words is quoted',
    ['Ventes de janvier 120 environ', 'Ventes de février 130', 'Ventes de mars 140'],
    { cells: ['130', '140'], refused: [{ line: 1, text: 'Ventes de janvier 120 environ' }] },
  ],
  ...[' : ', ' – ', ' '].map((joint): [string, string[], object] => [
    'the month of a report above its months may be one of them',
    ['Déc. 2025', ...rows(months.fr, joint)],
    { firstMonth: 11, maybeYear: { line: 1, text: 'Déc. 2025' } },
  ]),
  ...[' : ', '\t'].map((joint): [string, string[], object] => [
    'a figure like a year that a mark separates from its month is a figure',
    [`décembre${joint}2025`, ...rows(months.fr, joint)],
    { firstMonth: 11, maybeYear: undefined },
  ]),
  [
    'totals of each year are left out',
    [...named((month) => `${months.fr[month]} 2024`), 'Total 2024\t1', ...named((month) => `${months.fr[month]} 2025`)],
    { cells: [...year, ...year], totalLeftOut: true, firstMonth: 0, refused: [] },
  ],
  ...[
    (month: number) => `Du 1er au ${month === 1 ? 28 : 30} ${months.fr[month]} 2025`,
    (month: number) => `2025-${two(month + 1)}-01 au 2025-${two(month + 1)}-28`,
  ].map((nameOf): [string, string[], object] => [
    'a period up to the end of its month is over, beside a line that is no month',
    [...named(nameOf), 'Médiane\t105', 'Du 1er au 12 janvier 2026\t40'],
    { cells: year, firstMonth: 0, notMonths: [{ text: 'Médiane 105' }, { line: 14 }] },
  ]),
  ...['Sous-total', 'Total T1 2024', 'Total T1', 'Ventes totales'].map((name): [string, string[], object] => [
    'sums of a quarter in a list are left out',
    [...named((month) => `${months.fr[month]} 2024`, ' '), `${name} 1 276,50 $`],
    { cells: year, totalLeftOut: true, refused: [], notMonths: [] },
  ]),
  ...['(prév.)', '(12 jours)', '(en cours)'].map((note): [string, string[], object] => [
    'a note in brackets after the month of a list',
    [...named((month) => `${months.fr[month]} 2024 (P${month + 1})`, ' : '), `janvier 2025 ${note} : 140 $`],
    { cells: year, firstMonth: 0, refused: [], notMonths: [{ line: 13, text: `janvier 2025 ${note} : 140 $` }] },
  ]),
  ...['- ', '• ', '* ', '– '].map((bullet): [string, string[], object] => [
    'a list between its title and its total',
    ['Mes ventes', ...named((month) => bullet + months.fr[month], ' : '), '', 'Total : 1276', 'Merci!'],
    { cells: year, firstMonth: 0, totalLeftOut: true, refused: [] },
  ]),
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
  ['two columns by commas', ['janvier,120,70', 'février,130,80'], { problem: 'several' }],
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
    [
      'Mois\tVentes 2024\tVentes 2025',
      ...months.fr.map((month, row) => `${month}\t${figures[row]}\t${row < 6 ? figures[row + 12] : ''}`),
    ],
    [`\t${shortMonths.fr.join('\t')}`, `2024\t${year.join('\t')}`, `2025\t${figures.slice(12, 18).join('\t')}`],
    [
      'Boutique Bédard',
      'État des résultats',
      'Du 1er janvier 2024 au 30 juin 2025',
      `Année,${shortMonths.fr.join(',')},Total`,
      `2024,${year.join(',')},1270`,
      `2025,${figures.slice(12, 18).join(',')},,,,,,,640`,
    ],
    [
      'Ventes par mois',
      ',Ventes 2024,Ventes 2025',
      ...months.fr.map((month, row) => `${month},${figures[row]},${row < 6 ? figures[row + 12] : ''}`),
    ],
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
    // Something removed the empty cell above the months.
    ['2024\t2025', ...named((month) => `${months.fr[month]}\t${figures[month + 1]}`)],
    ['Mois\tVentes 2024\tBudget 2025', ...named((month) => `${months.fr[month]}\t${figures[month + 1]}`)],
    ['Mois\t2025\t2025', ...named((month) => `${months.fr[month]}\t${figures[month + 1]}`)],
    [
      'Lieu\t2024\t2025',
      ...['Lévis', 'Québec', 'Gaspé'].map((place, row) => `${place}\t${figures[row]}\t${figures[row + 5]}`),
    ],
  ].map((lines): [string, string[], object] => [
    'fiscal years, years above other columns, one year twice or rows that are no months side by side are several columns',
    lines,
    { problem: 'several' },
  ]),
  [
    'headings with a year between months in digits',
    [2024, 2025].flatMap((heading) => [`Ventes ${heading}\t`, ...numbered(12, String)]),
    { cells: [...year, ...year] },
  ],
  [
    'months and their figures side by side',
    ['janv-25\tfévr-25\tmars-25\tavr-25', '641\t512\t733\t604'],
    { cells: ['641', '512', '733', '604'], firstMonth: 0 },
  ],
  ...['\t', ';', ','].map((mark): [string, string[], object] => [
    'months and their figures side by side, below the titles of a report',
    [
      'Boutique Bédard',
      'Profit and Loss',
      'January - December 2024',
      'Du 1er janvier 2024 au 31 décembre 2024',
      '',
      ['', ...shortMonths.en.map((month) => `${month} 2024`), 'Total'].join(mark),
      `Income${mark.repeat(13)}`,
      ['', ...year.map((figure) => `$${figure}.50`), '$1,276.00'.replace(',', '')].join(mark),
    ],
    { cells: year.map((figure) => `$${figure}.50`), firstMonth: 0, refused: [], notMonths: [] },
  ]),
  [
    'cents are no months in a row for each year',
    [`\t${shortMonths.fr.join('\t')}`, ...[2024, 2025].map((row) => `${row}${'\t4209.05'.repeat(12)}`)],
    { cells: Array(24).fill('4209.05'), firstMonth: 0 },
  ],
  ...[
    (month: number) => months.fr[month],
    (month: number) => `0${month + 1}.2025`,
    (month: number) => `20250${month + 1}`,
  ].map((nameOf): [string, string[], object] => [
    'a table of a few months that has more columns than rows',
    [
      'Mois\tVille\tEntrepôt\tCaisse\tGérante\tStatut\tNote\tRégion\tVentes',
      ...named((month) => `${nameOf(month)}\tLévis\tA\tB\tC\tD\tE\tF`).slice(0, 6),
    ],
    { cells: figures.slice(0, 6), firstMonth: 0 },
  ]),
  [
    'a year beside the first of its months, below a header',
    ['Mois\tAnnée\tVentes', ...named((month) => `${months.fr[month]}\t${month === 0 ? 2024 : ''}`)],
    { cells: year, firstMonth: 0 },
  ],
  [
    'sales in words beside their orders are one of two columns',
    named((month) => `${months.fr[month]}\t${month + 20} 500 dollars`),
    { problem: 'several' },
  ],
  ...[
    (month: number) => `${months.fr[(month + 3) % 12]}\t2024-2025`,
    (month: number) => `2024/2025\t${months.fr[(month + 3) % 12]}`,
  ].map((nameOf): [string, string[], object] => [
    'a fiscal year beside its months is not the year of each',
    named(nameOf),
    { cells: year, firstMonth: 3, absent: 0, reordered: false },
  ]),
  [
    'the date of a report below its months is no month',
    [
      ...months.en.slice(0, 6).map((month, row) => `"${month} 2024","En ligne","$1,${figures[row]}.00"`),
      'Accrual basis  Thursday, March 6, 2025 10:22 AM GMT-05:00',
    ],
    { cells: { length: 6 }, absent: 0, refused: [{ line: 7, text: 'Accrual basis Thursday, March 6, 2025 1…' }] },
  ],
  ...['Total,1276,50', 'Total,,1276'].map((total): [string, string[], object] => [
    'lines with figures that commas do not cut, above one that they do, are not read',
    [...numbered(12, (month) => `2024X${month}`).map((line) => line.replace('\t', ',,')), total],
    { problem: 'none', line: 1 },
  ]),
  [
    'a change in percent beside a date in digits is no date',
    named((month) => `2024${String(month + 1).padStart(2, '0')}01\t6.5%`),
    { cells: year, firstMonth: 0 },
  ],
  ...[-1, 1].map((step): [string, string[], object] => [
    'row numbers and years that count up or down are no sales',
    named(
      (month) =>
        `${20 + step * month}\t${2024 + step * Number(month > 5)}\t${months.fr[(step > 0 ? 6 + month : 17 - month) % 12]}`,
    ),
    { cells: step > 0 ? year : year.toReversed() },
  ]),
  [
    'two columns',
    ['Mois\tA\tB', 'janv.\t10\t12', 'févr.\t11\t14', 'mars\t9\t13', 'avr.\t9\t13'],
    { problem: 'several', line: 2, text: 'janv. 10 12' },
  ],
])('%s', (_what, lines, expected) => {
  expect(readPastedColumn(lines.join('\n'))).toMatchObject(expected);
});
