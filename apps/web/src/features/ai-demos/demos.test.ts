import { shortMonths } from '@agency/shared/format';
import { extractInvoice } from '@agency/shared/invoice';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plain } from '../../../test/support/plain.ts';
import { forecastStrings, invoiceStrings } from '../../content/tools/ai-demos.built.ts';
import { MAX_FILE_BYTES, MAX_PAGES, readFile } from './file/read-file.ts';
import { forecastView } from './forecast-view.ts';
import { fieldNames, missingOf, piecesOf, shownValue, verdictOf } from './invoice-view.ts';
import { cellsIn, fieldsIn, inputFor, inputsFor, paste } from './sales-fields.ts';

it('the strings give the limits that the tools apply', () => {
  const { limits, refused } = invoiceStrings.file;
  const megabytes = `${MAX_FILE_BYTES / 1_000_000} Mo`;
  expect(plain(limits)).toBe(`${megabytes} et ${MAX_PAGES} pages au plus.`);
  expect(plain(refused.tooHeavy)).toContain(megabytes);
  expect(plain(refused.tooManyPages)).toContain(`en lit ${MAX_PAGES}.`);
});

// `e2e/invoice-file.spec.ts` has the refusals of the PDF reader.
it.each([
  ['empty', ''],
  ['unknown', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(60_000)])],
  ['picture', Buffer.from('\xff\xd8\xff\xe0 JFIF', 'latin1')],
  ['office', Buffer.from('PK\x03\x04', 'latin1')],
  ['tooMuchText', 'Il était une fois. '.repeat(5000)],
  ['tooHeavy', new Uint8Array(MAX_FILE_BYTES + 1)],
] as const)('a file is refused by its first bytes, its size or its text: %s', async (reason, content) => {
  const read = await readFile(new Blob([content]), new AbortController().signal);
  expect(read).toEqual({ type: 'refused', reason });
});

describe('the invoices of the page', () => {
  it.each(invoiceStrings.samples.map(({ name, text }) => [name, text] as const))(
    '%s: every field is found',
    (_, text) => {
      const invoice = extractInvoice(text);
      const missing = fieldNames.filter((field) => shownValue(field, invoice) === undefined);
      expect(missing).toEqual([]);
      const pieces = piecesOf(text, invoice);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      expect(pieces.flatMap(({ field }) => field ?? []).sort()).toEqual([...fieldNames].sort());
    },
  );

  it('are correct to the cent, except the last one, whose error is reported', () => {
    const verdicts = invoiceStrings.samples.map(({ text }) => verdictOf(extractInvoice(text)).map(plain));
    expect(verdicts[0]).toEqual([invoiceStrings.match]);
    expect(verdicts[1]).toEqual([invoiceStrings.match]);
    expect(verdicts[2]).toEqual([
      invoiceStrings.mismatched,
      'Total : 842,14 $ écrits, 824,14 $ attendus. Écart de 18,00 $.',
    ]);
    expect(verdictOf(extractInvoice('Bonjour'))).toEqual([invoiceStrings.unchecked]);
  });

  it('does not call a tax missing that is in one amount with the other', () => {
    const combined = extractInvoice('Facture 12\nSous-total : 100,00 $\nTPS et TVQ : 14,98 $\nTotal : 114,98 $');
    expect(['gst', 'qst', 'supplier'].map((field) => plain(missingOf(field as 'gst', combined)))).toEqual([
      'Compris dans les taxes : 14,98 $',
      'Compris dans les taxes : 14,98 $',
      invoiceStrings.missing,
    ]);
    // Not even if the sums cannot be checked.
    const unchecked = extractInvoice('Facture 12\nSous-total : 100,00 $\nTPS et TVQ : 14,98 $');
    expect(unchecked.totalsMatch).toBeNull();
    expect(plain(missingOf('gst', unchecked))).toBe('Compris dans les taxes : 14,98 $');
  });
});

describe('the forecast of the page', () => {
  const outcomeOf = (sales: readonly (number | string)[], firstMonth = 0) => {
    const { outcome } = forecastView(sales.map(String), firstMonth);
    if (!outcome) throw new Error('Nothing was forecast.');
    return outcome;
  };

  it('continues a straight line, describes the chart, and never has an empty range', () => {
    const straight = outcomeOf(Array.from({ length: 12 }, (_, month) => 10 + 2 * month));
    expect(plain(straight.trend)).toBe('À la hausse : 2,0 de plus par mois');
    expect(straight.line).not.toBeNull();
    expect(straight.ahead.map(({ month, value }) => `${month} ${value}`)).toEqual([
      'janvier 34,0',
      'février 36,0',
      'mars 38,0',
    ]);
    for (const { value, range } of straight.ahead) expect(range).not.toBe(`entre ${value} et ${value}`);
    expect(straight.seasonState).toBe('unknown');
  });

  it('names the months of the axis as the Office québécois does, and numbers those whose name is unknown', () => {
    const sales = Array.from({ length: 15 }, (_, month) => 10 + 2 * month);
    const { monthLabel } = outcomeOf(sales);
    expect([0, 3, 6, 8, 9, 10, 11, 12].map(monthLabel).join(' ')).toBe('janv. avr. juill. sept. oct. nov. déc. janv.');
    const unknown = forecastView(sales.map(String), null).outcome;
    expect([0, 3, 6].map((step) => unknown?.monthLabel(step))).toEqual(['mois\u00a01', '4', '7']);
  });

  it('draws no line without a trend', () => {
    for (const { sales } of forecastStrings.examples) {
      const { trend, line } = outcomeOf(sales);
      expect(line === null).toBe([forecastStrings.trend.unclear, forecastStrings.trend.randomWalk].includes(trend));
    }
  });

  it('describes growth by a constant share in percent', () => {
    const { trend, method } = outcomeOf(Array.from({ length: 24 }, (_, month) => Math.round(1000 * 1.05 ** month)));
    expect(plain(trend)).toBe('À la hausse : environ 5,0 % de plus chaque mois');
    expect(method).toBe(forecastStrings.method.growth);
  });

  it('never shows a small change as 0', () => {
    const cents = (sale: (month: number) => number) =>
      outcomeOf(Array.from({ length: 36 }, (_, month) => sale(month).toFixed(2)));
    expect(plain(cents((month) => 100_000 * 1.0004 ** month).trend)).toContain('environ 0,04 % de plus');
    const { season } = cents((month) => 1e6 + 1000 * Math.sin((month * Math.PI) / 6));
    expect(plain(season)).toMatch(/avril, 0,1 % au-dessus .*octobre, 0,1 % au-dessous/);
  });

  it('does not call a walk a rise', () => {
    const walk = [
      874, 864, 940, 969, 992, 1120, 1152, 1203, 1140, 1293, 1264, 1244, 1316, 1197, 1115, 1171, 1199, 1172, 1251, 1273,
      1282, 1298, 1332, 1344,
    ];
    expect(outcomeOf(walk).trend).toBe(forecastStrings.trend.randomWalk);
  });

  it('finds the season of both longer examples, and compares its error with both naive methods', () => {
    const [year, shop, campground] = forecastStrings.examples.map(({ sales }) => outcomeOf(sales));
    expect([year, shop, campground].map((outcome) => outcome?.seasonState)).toEqual(['unknown', 'found', 'found']);
    expect(plain(shop?.season)).toMatch(/Le plus fort : juillet, \d+ % .* Le plus creux : février, \d+ %/);
    expect(plain(shop?.backtest)).toMatch(
      /sur 12 mois de vos ventes.*erreur moyenne de \d,\d, contre \d,\d pour « comme le mois d’avant » et \d,\d pour « comme l’an dernier »/,
    );
    expect(plain(year?.backtest)).toMatch(/sur \d mois .*Rien à comparer/);
    expect(campground?.ahead.map(({ value }) => value)).toEqual(['0,0', '0,0', '0,0']);
  });

  it('names the months from the first one', () => {
    expect(outcomeOf(Array(12).fill(5), 9).ahead.map(({ month }) => month)).toEqual([
      'octobre',
      'novembre',
      'décembre',
    ]);
  });

  it('names a step and its month; numbers the months if their names are unknown', () => {
    const sales = Array.from({ length: 24 }, (_, month) => String(month < 12 ? 100 : 200));
    expect(plain(outcomeOf(sales).trend)).toMatch(/^Vos ventes ont changé de niveau en janvier de l’année 2/);
    const unnamed = forecastView(sales, null).outcome;
    expect(plain(unnamed?.trend)).toMatch(/de niveau au mois 13/);
    expect(unnamed?.ahead.map(({ month }) => plain(month))).toEqual(['mois 25', 'mois 26', 'mois 27']);
    expect(unnamed?.seasonState).toBe('none');
  });

  it('requires six months, and handles sales of 0', () => {
    expect(forecastView(['1', '2', '', '3', '4', '5'], 0).outcome).toBeUndefined();
    const nothing = outcomeOf(Array(12).fill(0));
    expect(nothing.trend).toBe(forecastStrings.trend.nothing);
    expect(nothing.ahead.map(({ range }) => range)).toEqual(Array(3).fill(forecastStrings.rangeOfNothing));
  });

  it('reports an invalid number beside its field, and asks about an ambiguous one', () => {
    const cells = ['18 k$', 'environ 20', '1,200', '', '14', '15', '16', '17', '18', '19', '20', '21'];
    const { problems, doubt, outcome } = forecastView(cells, 0);
    expect(problems.slice(0, 5).map(plain)).toEqual([
      '« 18 k$ » n’est pas un nombre : mois non compté.',
      '« environ 20 » n’est pas un nombre : mois non compté.',
      'Deux lectures possibles : répondez plus haut.',
      '',
      '',
    ]);
    expect(doubt?.choices.map(({ decimal, label }) => [decimal, plain(label)])).toEqual([
      ['.', '1 200'],
      [',', '1,2'],
    ]);
    expect(forecastView(['1,000', ...cells.slice(4)], 0).doubt?.choices.map(({ label }) => plain(label))).toEqual([
      '1 000',
      '1',
    ]);
    // The three fields are not months: the series starts with the fifth.
    expect(outcome?.past).toEqual([14, 15, 16, 17, 18, 19, 20, 21]);
    const answered = forecastView(cells, 0, '.');
    expect(answered.problems[2]).toBeUndefined();
    expect(answered.doubt).toBeDefined();
    expect(answered.outcome?.past[0]).toBe(1200);
  });
});

it('the year of a change is that of its field, even after blank months', () => {
  const cells = [...Array<string>(6).fill(''), ...Array<string>(10).fill('100'), ...Array<string>(8).fill('200')];
  expect(plain(forecastView(cells, 0).outcome?.trend ?? '')).toContain('mai de l’année 2');
});

it('an unusual month and a change of slope are named with the year of their field, where a name is there twice', () => {
  const months = fc.record({ years: fc.integer({ min: 2, max: 3 }), month: fc.integer({ min: 0, max: 23 }) });
  fc.assert(
    fc.property(
      months,
      fc.array(fc.integer({ min: 95, max: 105 }), { minLength: 36, maxLength: 36 }),
      (drawn, noise) => {
        const cells = noise
          .slice(0, drawn.years * 12)
          .map((value, index) => String(index === drawn.month ? 400 : value));
        const { outliers = '' } = forecastView(cells, 0).outcome ?? {};
        fc.pre(outliers !== '');
        const name = forecastStrings.months[drawn.month % 12] ?? '';
        expect(plain(outliers).toLowerCase()).toContain(`${name} de l’année ${Math.floor(drawn.month / 12) + 1}`);
      },
    ),
  );
  const bent = Array.from({ length: 36 }, (_, month) =>
    String(month < 18 ? 100 + month * 10 : 280 - (month - 18) * 10),
  );
  expect(plain(forecastView(bent, 0).outcome?.trend)).toMatch(/depuis (?:juin|juillet) de l’année 2$/);
});

describe('the fields of the forecast', () => {
  it('start with a month of the year, whatever the address says', () => {
    for (const mois of ['2.5', '2.999']) expect(fieldsIn({ mois }, 1)[1]).toBe(1);
    for (const mois of ['0', '-3', 'mars', '1e-9']) expect(fieldsIn({ mois }, 1)[1]).toBe(0);
    expect(fieldsIn({ mois: '40' }, 1)[1]).toBe(11);
  });

  const example = forecastStrings.examples[0]?.sales.map(String) ?? [];

  it('have the example at first, always whole years, and the values of the address', () => {
    expect(cellsIn({}, 1)).toEqual(example);
    expect(cellsIn({}, 2)).toHaveLength(24);
    expect(cellsIn({ m1: '20', m3: 'vide', m25: '7' }, 1)).toMatchObject({
      0: '20',
      1: example[1],
      2: '',
      24: '7',
      length: 36,
    });
  });

  it('are restored from the inputs that they write', () => {
    for (const cells of [
      example,
      [...example, '5', ...Array(11).fill('')],
      ['', ...example.slice(1)],
      Array(12).fill(''),
    ]) {
      const inputs = Object.fromEntries(Object.entries(inputsFor(cells)).filter(([, value]) => value !== undefined));
      expect(cellsIn(inputs, 1)).toEqual(cells);
    }
    expect(inputFor(0, example[0] ?? '')).toEqual({ m1: undefined });
    expect(inputFor(0, '')).toEqual({ m1: 'vide' });
  });

  it('accept a pasted column: in the first field it replaces everything, elsewhere it starts there', () => {
    const column = Array.from({ length: 24 }, (_, month) => `${12_000 + 17 * month * month},50 $`).join('\n');
    const all = paste(column, example, 0, 0);
    expect(all?.cells).toHaveLength(24);
    expect(plain(all?.message)).toMatch(/^24 mois collés\. Les mois ne sont pas nommés/);
    const later = paste('1\n3\n2', example, 12, 0);
    expect(later?.cells).toEqual([...example, '1', '3', '2']);
    expect(paste('12 500', example, 0, 0)).toBeUndefined();
    expect(plain(paste('a\nb', example, 0, 0)?.message)).toMatch(/^Aucune colonne de nombres .*\. Ligne 1 : « a »/);
  });

  it('say so if a column starts in another month than its field, and name the months by the column if nothing else does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 11 }),
        fc.integer({ min: 1, max: 11 }),
        fc.option(fc.integer({ min: 0, max: 11 })),
        (named, index, firstMonth) => {
          const rows = [0, 1, 2].map((row) => `${forecastStrings.months[(named + row) % 12]}\t${row * row}`);
          const read = paste(rows.join('\n'), example, index, firstMonth);
          const isElsewhere = firstMonth !== null && (firstMonth + index) % 12 !== named;
          expect(plain(read?.message).startsWith('3 mois collés. La colonne commence en ')).toBe(isElsewhere);
          if (!isElsewhere) expect(((read?.firstMonth ?? Number.NaN) + index) % 12).toBe(named);
          expect(read?.message).not.toContain(forecastStrings.paste.unknownMonth);
        },
      ),
    );
  });

  it('say that a dash is not counted, and how to write 0', () => {
    const winter = shortMonths.map((month, index) => `${month}\t${index < 4 ? 12 + index : ' -   $ '}`);
    expect(plain(paste(winter.join('\n'), example, 0, 0)?.message)).toBe(
      '12 mois collés. Un tiret n’est pas compté (8 mois). S’il n’y a eu aucune vente, écrivez 0.',
    );
  });

  it('read a long paste to its end, or refuse it: its last months are never lost without a word', () => {
    const months = fc.array(fc.integer({ min: 1000, max: 9999 }), { minLength: 6, maxLength: 36 });
    fc.assert(
      fc.property(months, fc.integer({ min: 0, max: 4000 }), (sales, length) => {
        const notes = 'x'.repeat(length);
        const read = paste(sales.map((sale) => `${sale}\t${notes}`).join('\n'), example, 0, 0);
        const isRefused = plain(read?.message).startsWith('Ce qui est collé est trop long');
        expect(isRefused ? sales.map(String) : read?.cells).toEqual(sales.map(String));
        expect(read?.cells === undefined).toBe(isRefused);
        if (length < 500) expect(isRefused).toBe(false);
      }),
    );
  });

  it('keep the last three years, and their first month', () => {
    const three = Array.from({ length: 36 }, (_, month) => String(50 + ((month * 5) % 7)));
    const more = paste('9\n8\n9', three, 36, 0);
    expect(more?.cells).toEqual([...three.slice(3), '9', '8', '9']);
    expect(more?.firstMonth).toBe(3);
  });
});
