import { shortMonths } from '@agency/shared/format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plain } from '../../../../test/support/plain.ts';
import { forecastStrings } from '../../../content/tools/ai-demos.built.ts';
import { addressWith, inputsIn } from '../../../lib/address.ts';
import { forecastNames } from '../input-names.ts';
import { forecastView } from './forecast-view.ts';
import { cellsIn, fieldsIn, inputFor, inputsFor, paste } from './sales-fields.ts';

describe('the fields of the forecast', () => {
  it('start with a numbered month if the address names none of the year', () => {
    for (const mois of ['2.5', '0', '-3', 'mars', '1e-9', '40']) expect(fieldsIn({ mois }, 1)[1]).toBeNull();
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

  it('are those of the shared address, even with a text that is longer than an address holds', () => {
    const pasted = paste(
      `janvier\t120\nfévrier\tfermé pour les rénovations${' de tout'.repeat(4)}\nmars\t130`,
      example,
      0,
      0,
    );
    const cells = pasted?.cells ?? [];
    const address = new URL(addressWith('https://epinette.example/', forecastNames, inputsFor(cells)));
    expect(cellsIn(inputsIn(address.search, forecastNames), 1).slice(0, 3)).toEqual(cells);
    expect(plain(forecastView(cells, 0).problems[1])).toMatch(/^« fermé pour/);
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
          expect(read?.message).not.toMatch(/ de [ao]/);
          if (!isElsewhere) expect(((read?.firstMonth ?? Number.NaN) + index) % 12).toBe(named);
          expect(read?.message).not.toContain(forecastStrings.paste.unknownMonth);
        },
      ),
    );
  });

  it('take the order of their months, and say what was moved, is absent or is no month', () => {
    const ledger = ['août\t80', 'juillet\t70', 'T2\t150', 'juin\t60', 'avril\t40', 'mars\t30', 'février\t20'];
    const read = paste(ledger.join('\n'), example, 0, 0);
    expect(read?.cells).toEqual(['20', '30', '40', '', '60', '70', '80']);
    expect(read?.firstMonth).toBe(1);
    expect(plain(read?.message)).toMatch(
      /dans l’ordre des mois\. Mois absents, laissés vides : 1\..*« T2 150 » n’est pas comptée comme un mois/,
    );
    const quarters = paste('T1 2025\t120\nT2 2025\t150\nT3 2025\t140', example, 0, 0);
    expect(plain(quarters?.message)).toContain('une ligne par mois, chaque mois une seule fois');
    expect(quarters?.cells).toBeUndefined();
  });

  it('say which month a date was read in, if the month may be written before the day', () => {
    const dates = paste('01/02/2025\t120\n02/03/2025\t130\n03/04/2025\t140', example, 0, 0);
    expect(dates?.firstMonth).toBe(1);
    expect(plain(dates?.message)).toBe(
      '3 mois collés. Ligne 1 : la date de « 01/02/2025 120 » est lue en février. Si c’est janvier, collez les mois écrits en lettres.',
    );
  });

  it.each([
    'janvier (120)\nfévrier 130\nmars ($125)',
    'janvier - 120\nfévrier 130\nmars 125\navril – 40\nmai 20',
    'janvier\t-$120\nfévrier\t130\nmars\t125,00-',
  ])('say that an amount in brackets or beside a dash is a loss', (text) => {
    expect(plain(paste(text, example, 0, 0)?.message)).toBe(
      `${text.split('\n').length} mois collés. Un montant entre parenthèses, ou à côté d’un tiret, est lu comme une perte (2 mois). Si ce sont des ventes, retirez ce signe.`,
    );
  });

  it('say that figures may be sums since the beginning of the year', () => {
    const read = paste('120\n250\n366\n480\n611\n720', example, 0, 0);
    expect(read?.message).toContain(forecastStrings.paste.maybeSums);
    expect(read?.cells).toHaveLength(6);
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
