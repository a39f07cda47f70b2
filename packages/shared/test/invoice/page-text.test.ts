import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptsCorrection } from '../../src/invoice/corrections.ts';
import { extractInvoice } from '../../src/invoice/extract.ts';
import { type PlacedText, pageText, textQuality } from '../../src/invoice/page-text.ts';
import { bestTime } from '../best-time.ts';

const CHARACTER_WIDTH = 0.5;

/** A text item of a PDF. The width of a character is half of its height. */
function at(x: number, y: number, text: string, { size = 10, angle = 0 } = {}): PlacedText {
  return { text, x, y, size, angle, width: text.length * size * CHARACTER_WIDTH };
}

/** Cells on one baseline, each with its left edge. */
const row = (y: number, ...cells: readonly (readonly [x: number, text: string])[]) =>
  cells.map(([x, text]) => at(x, y, text));

describe('the lines of a page', () => {
  it('go from top to bottom and from left to right, whatever the drawing order', () => {
    expect(
      pageText([at(200, 80, '168,47 $'), at(40, 80, 'Sous-total'), at(40, 40, 'Facture'), at(78, 40, '482')]),
    ).toBe('Facture 482\n\nSous-total\t168,47 $');
  });

  it('join parts of words, and items that are slightly higher or lower', () => {
    expect(pageText([at(40, 40, 'Quinc'), at(65, 40.8, 'aillerie'), at(107, 39.4, 'du'), at(120, 40, 'quai')])).toBe(
      'Quincaillerie du quai',
    );
  });

  it('include small cents and superscripts, but not the small line below a title', () => {
    expect(pageText([at(40, 40, '129'), at(55, 37, '50', { size: 6 }), at(62, 40, '$')])).toBe('129,50$');
    expect(pageText([at(40, 40, 'FACTURE', { size: 24 }), at(40, 49, 'no 12', { size: 8 })])).toBe('FACTURE\nno 12');
  });

  it('count text drawn twice for bold only once, and join letter-spaced words', () => {
    expect(pageText([at(40, 40, 'Total'), at(40.4, 40.2, 'Total'), at(200, 40, 'S O U S - T O T A L')])).toBe(
      'Total\tSOUS-TOTAL',
    );
    expect(pageText([at(40, 40, 'F O R G E'), at(92, 40, 'D U'), at(118, 40, 'Q U A I')])).toBe('FORGE DU QUAI');
  });

  it('are upright on a page rotated by 90°, 180° or 270°', () => {
    const page = [at(40, 40, 'Facture 482'), at(40, 55, 'Sous-total'), at(200, 55, '168,47 $')];
    const turned = (angle: number, place: (x: number, y: number) => readonly [number, number]) =>
      page.map((item) => {
        const [x, y] = place(item.x, item.y);
        return { ...item, x, y, angle };
      });
    const wanted = 'Facture 482\nSous-total\t168,47 $';
    expect(pageText(turned(90, (x, y) => [600 - y, x]))).toBe(wanted);
    expect(pageText(turned(180, (x, y) => [600 - x, 800 - y]))).toBe(wanted);
    expect(pageText(turned(-90, (x, y) => [y, 800 - x]))).toBe(wanted);
  });

  it('come before a stamp across the page and a note in its margin', () => {
    expect(
      pageText([
        at(300, 400, 'PAYÉ', { size: 90, angle: -45 }),
        at(20, 500, 'Imprimé au Québec', { angle: -90 }),
        at(40, 40, 'Facture 482 de la quincaillerie'),
      ]),
    ).toBe('Facture 482 de la quincaillerie\n\nImprimé au Québec\n\nPAYÉ');
  });

  it('lose no character', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            text: fc.stringMatching(/^[a-z]{1,8}$/),
            x: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
            y: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
            width: fc.double({ min: 0, max: 100, noNaN: true }),
            size: fc.double({ min: 1, max: 50, noNaN: true }),
            angle: fc.constantFrom(0, 90, 180, -90, 30),
          }),
          { maxLength: 60 },
        ),
        (items) => {
          const read = pageText(items).replace(/\s/g, '').length;
          const drawn = items.reduce((sum, { text }) => sum + text.length, 0);
          expect(read).toBeLessThanOrEqual(drawn);
          if (new Set(items.map(({ text }) => text)).size === items.length) expect(read).toBe(drawn);
        },
      ),
    );
  });

  it('of 40,000 items take less than 2 s', () => {
    const items = Array.from({ length: 40_000 }, (_, index) => at((index * 37) % 600, (index * 13) % 800, 'a'));
    expect(bestTime(() => pageText(items))).toBeLessThan(2000);
  });

  it('have an empty column where only the line above has one', () => {
    const page = pageText([
      ...row(60, [40, '418 555-0142'], [350, 'Numéro'], [450, 'Date']),
      ...row(74, [350, 'MP-118'], [450, '5 octobre 2026']),
      at(40, 88, 'Facturé à'),
    ]);
    expect(page).toBe('418 555-0142\tNuméro\tDate\n\tMP-118\t5 octobre 2026\nFacturé à');
    expect(extractInvoice(page)).toMatchObject({
      documentNumber: { value: 'MP-118' },
      documentDate: { value: '2026-10-05' },
    });
  });
});

it('the quality of a text distinguishes an image and a font without letters from readable text', () => {
  expect(textQuality('')).toBe('none');
  expect(textQuality('1 / 1\n— ')).toBe('none');
  expect(textQuality('\ue001\ue002\ue003 \ue004\ue005 12,00')).toBe('unreadable');
  expect(textQuality('\u0001\u0002\u0003\u0004 abc')).toBe('unreadable');
  expect(textQuality('Facture no 482 \uf0b7 Total : 12,00 $')).toBe('readable');
});

describe('a corrected field', () => {
  const text = 'Quai\nFacture 12\nSous-total : 100,00 $\nTPS : 5,00 $\nTVQ : 9,98 $\nTotal : 141,98 $';

  it('is checked again with the others, and keeps its position', () => {
    expect(extractInvoice(text).totalsMatch).toBe(false);
    const { total, totalsMatch } = extractInvoice(text, { total: '114,98' });
    expect(totalsMatch).toBe(true);
    expect(total).toMatchObject({ value: 114.98, corrected: true });
    expect(text.slice(total?.start, total?.end)).toBe('141,98 $');
  });

  it('may have been missed, or be missing from the invoice', () => {
    const delivered = 'Quai\nSous-total : 100,00 $\nTPS : 5,00 $\nTVQ : 9,98 $\nLivraison : 10,00 $\nÀ verser';
    expect(extractInvoice(delivered, { total: '124.98 $' })).toMatchObject({
      totalsMatch: true,
      total: { value: 124.98, start: 0, end: 0 },
    });
    expect(extractInvoice(text, { qst: '', total: '105' }).totalsMatch).toBe(true);
    expect(extractInvoice(text, { documentDate: '5 octobre 2026', supplier: ' Quai 9 ' })).toMatchObject({
      documentDate: { value: '2026-10-05' },
      supplier: { value: 'Quai 9' },
    });
  });

  it('is unchanged if the typed text is not a value', () => {
    expect(extractInvoice(text, { total: 'beaucoup' }).total?.value).toBe(141.98);
    for (const [field, typed, wanted] of [
      ['total', '1 234,56 $', true],
      ['total', '(12,00)', true],
      ['total', 'environ 12,00', false],
      ['total', '12 %', false],
      ['documentDate', '2026-02-30', false],
      ['documentDate', '', true],
      ['supplier', 'Quai', true],
    ] as const) {
      expect(acceptsCorrection(field, typed), `${field} ${typed}`).toBe(wanted);
    }
  });
});
