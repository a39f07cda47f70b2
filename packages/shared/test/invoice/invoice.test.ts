import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateContactForm } from '../../src/contact/request.ts';
import { invoiceToContact } from '../../src/invoice/contact.ts';
import { extractInvoice } from '../../src/invoice/extract.ts';
import type { Invoice } from '../../src/invoice/types.ts';
import { anyText } from '../any-text.ts';
import { bestTime } from '../best-time.ts';
import { fields } from './invoice-score.ts';
import { sampleTexts } from './invoice-text.ts';
import { list } from './words.ts';

const invoices = sampleTexts(60, 2026);

it('gives the position of each value', () => {
  for (const { text } of invoices) {
    const read = extractInvoice(text);
    for (const field of fields) {
      const reading = read[field];
      if (!reading) continue;
      const { value, start, end } = reading;
      const source = text.slice(start, end);
      if (field === 'supplier' || field === 'documentNumber') expect(source).toBe(value);
      else if (field === 'documentDate') expect(source).toContain(String(Number(String(value).slice(8))));
      else {
        const [units = '', cents = ''] = source.split(/[.,](?=\d{2}(?!\d))/);
        const digits = (part: string) => Number(part.replace(/\D/g, '') || 0);
        expect(digits(units) * 100 + digits(cents)).toBe(Math.round(Math.abs(Number(value)) * 100));
      }
      expect(source).toBe(source.trim());
    }
  }
});

describe('the sums', () => {
  const text = (subtotal: string, gst: string, qst: string, total: string) =>
    `Sous-total ${subtotal}\nTPS ${gst}\nTVQ ${qst}\nTotal ${total}`;

  it('give each difference and its amount', () => {
    const { checks, totalsMatch } = extractInvoice(text('800,00', '40,00', '97,80', '937,80'));
    expect(totalsMatch).toBe(false);
    expect(checks).toEqual([
      { name: 'gst', expected: 40, found: 40, difference: 0, ok: true },
      { name: 'qst', expected: 79.8, found: 97.8, difference: 18, ok: false },
      { name: 'total', expected: 937.8, found: 937.8, difference: 0, ok: true },
    ]);
  });

  it('tolerate a rounding difference of one cent, not two', () => {
    expect(extractInvoice(text('100,00', '5,01', '9,97', '114,98')).totalsMatch).toBe(true);
    expect(extractInvoice(text('100,00', '5,02', '9,98', '115,00')).totalsMatch).toBe(false);
  });

  it('are not called wrong for the rates of another time', () => {
    const dated = (date: string, sums: string) => extractInvoice(`Bois Franc\nFacture 12\nDate : ${date}\n${sums}`);
    // The QST was 8.5 % of the price with the GST in 2011; the GST was 6 %, and the QST 7.5 %, in 2007.
    expect(dated('14 mars 2011', text('100,00', '5,00', '8,93', '113,93')).totalsMatch).toBeNull();
    expect(dated('2007-03-14', text('100,00', '6,00', '7,95', '113,95')).totalsMatch).toBeNull();
    expect(dated('2011-03-14', 'Sous-total 100,00\nTPS et TVQ 13,93\nTotal 113,93').totalsMatch).toBeNull();
    // British Columbia had a harmonized tax until March 2013.
    expect(dated('2013-03-31', 'Subtotal 100.00\nHST 12.00\nTotal 112.00').totalsMatch).toBeNull();
    // A sum does not depend on the rates.
    expect(dated('2011-03-14', text('100,00', '5,00', '9,98', '114,89')).totalsMatch).toBe(false);
    expect(dated('2013-04-01', 'Subtotal 100.00\nHST 12.00\nTotal 112.00').totalsMatch).toBe(false);
  });

  it('are not called wrong for taxes that are included or on a part, but for taxes that are too high or forgotten', () => {
    const match = (...sums: Parameters<typeof text>) => extractInvoice(text(...sums)).totalsMatch;
    expect(match('60,00', '2,61', '5,20', '60,00')).toBeNull();
    // A book and stationery, then milk too.
    expect(match('100,00', '5,00', '3,99', '108,99')).toBeNull();
    expect(match('100,00', '3,00', '2,00', '105,00')).toBeNull();
    expect(match('100,00', '5,00', '9,98', '100,00')).toBe(false);
    // The QST has no larger base than the GST.
    expect(match('100,00', '3,00', '9,98', '112,98')).toBe(false);
  });

  it('are not called wrong for a total above the others, nor for taxes that the text does not state apart', () => {
    const above = extractInvoice(
      `Total 23,45 $\nSous-total 18,90 $\nFrais de réservation 1,50 $\nTPS 1,02 $\nTVQ 2,03 $`,
    );
    expect(above.totalsMatch).toBe(true);
    for (const sums of [
      'Sous-total 850,00 $\nTotal 977,29 $',
      'Subtotal $850.00\nTotal $960.50',
      'Sous-total 850,00\nTotal 892,50',
    ])
      expect(extractInvoice(`Quai\nFacture 12\n${sums}`).totalsMatch, sums).toBeNull();
    expect(extractInvoice('Quai\nFacture 12\nSous-total 850,00 $\nTotal 977,92 $').totalsMatch).toBe(false);
  });

  it('are read in one sentence', () => {
    const { qst, totalsMatch } = extractInvoice('Sous-total 100,00 $ + TPS 5,00 $ + TVQ 9,98 $ = Total 114,98 $');
    expect([qst?.value, totalsMatch]).toEqual([9.98, true]);
  });

  it('are correct for every amount in cents, in any format', () => {
    const writers = [
      (cents: number) => (cents / 100).toFixed(2),
      (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} $`,
      (cents: number) => `$${(cents / 100).toLocaleString('en-CA', { minimumFractionDigits: 2 })}`,
      (cents: number) => `${(cents / 100).toLocaleString('fr-CA', { minimumFractionDigits: 2 })}\u00a0$`,
    ];
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900_000_000 }), fc.constantFrom(...writers), (subtotal, write) => {
        const gst = Math.round((subtotal * 5) / 100);
        const qst = Math.round((subtotal * 9975) / 100_000);
        const total = subtotal + gst + qst;
        const read = extractInvoice(text(write(subtotal), write(gst), write(qst), write(total)));
        expect([read.subtotal?.value, read.gst?.value, read.qst?.value, read.total?.value]).toEqual(
          [subtotal, gst, qst, total].map((cents) => cents / 100),
        );
        expect(read.totalsMatch).toBe(true);
      }),
    );
  });
});

const negatives = list(`-12,50 | - 12,50 $ | \u2212 12,50 | -$12.50 | - $12.50 | (12,50) | 12,50- | 12,50 CR |
  (C$12.50) | -CA$12.50 | CAD -12.50 | (CAD 12.50)`);
it.each(negatives)('a typed %s is negative', (total) => expect(extractInvoice('', { total }).total?.value).toBe(-12.5));

describe('any text', () => {
  const isSound = (text: string, { checks, totalsMatch, combinedTaxes = 0, ...read }: Invoice): boolean =>
    Number.isFinite(combinedTaxes) &&
    Object.values(read).every(
      ({ value, start, end }) =>
        0 <= start &&
        start < end &&
        end <= text.length &&
        text.slice(start, end).trim() !== '' &&
        (typeof value === 'string' || Number.isFinite(value)),
    ) &&
    (checks.length === 0) === (totalsMatch === null);

  it('gives positions within the text, and finite values', () => {
    const words = 'Sous-total¦TPS¦TVQ¦Total¦Facture no¦Date :¦1 234,56 $¦2026-03-14¦\n¦  ¦|¦-¦F-12¦Ferme¦:'.split('¦');
    const word = fc.constantFrom(...words);
    const mixed = fc.array(fc.oneof(word, anyText), { maxLength: 60 });
    fc.assert(
      fc.property(mixed, fc.constantFrom('', ' '), (parts, joint) => {
        const text = parts.join(joint);
        expect(isSound(text, extractInvoice(text))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('takes linear time on hostile text', () => {
    const pieces =
      '1¦1 ¦1,¦1.¦ ¦$¦(¦-¦9 999 ¦total ¦total¦tps ¦tps/tvh¦no ¦no de facture ¦facture ¦date ¦date : ¦2026-¦14 mars ¦a¦a ¦ a¦' +
      '\t¦|¦\n¦de :\n¦123 456 789 ¦é¦\u0301¦sous-¦sous-total\n¦1,00\n¦# ¦. ¦@';
    const hostile = fc.constantFrom(...pieces.split('¦'));
    fc.assert(
      fc.property(
        fc.array(hostile, { maxLength: 2 }),
        fc.array(hostile, { minLength: 1, maxLength: 3 }),
        (begin, parts) => {
          const unit = parts.join('');
          const text = begin.join('') + unit.repeat(Math.ceil(20_000 / unit.length));
          const time = bestTime(() => expect(isSound(text, extractInvoice(text))).toBe(true), 1);
          // Linear reading takes some 20 ms; a catastrophic pattern takes minutes.
          expect(time).toBeLessThan(1000);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('the contact request of an invoice', () => {
  const messageLines = (text: string) =>
    invoiceToContact(extractInvoice(text))?.message.replaceAll('\u00a0', ' ').split('\n');

  it('has the fields found and the check of the sums, without any value except a difference', () => {
    const text =
      'Scierie du Nord\nFacture 77-2209\nSous-total : 716,80 $\nTPS : 35,84 $\nTVQ : 71,50 $\nTotal : 842,14 $';
    expect(messageLines(text)).toEqual([
      'Essai de la lecture de facture :',
      'Champs lus : 6 sur 7',
      'Non trouvés : date',
      'Vérification : écart de 18,00 $ (total)',
    ]);
    expect(messageLines(text.replace('842,14', '824,14'))?.at(-1)).toBe(
      'Vérification : le total concorde avec le sous-total et les taxes',
    );
    expect(messageLines('Facture 12\nSous-total : 40,00 $\nTotal : 40,00 $')?.at(-1)).toBe(
      'Vérification : le total concorde avec le sous-total, sans taxe',
    );
    expect(messageLines('Facture 12\nTotal : 40,00 $')?.at(-1)).toBe('Vérification : impossible avec les montants lus');
    const combined = 'Facture 12\nSous-total : 100,00 $\nTPS et TVQ : 14,98 $';
    expect(messageLines(combined)?.at(2)).toBe('Non trouvés : fournisseur, date, total');
    // At the rate of Ontario or of a state, no Quebec tax is in it.
    for (const tax of ['Taxes : 13,00 $', 'Sales tax (8.5%) 8.50'])
      expect(extractInvoice(`Facture 12\nSous-total : 100,00 $\n${tax}`).combinedTaxes).toBeUndefined();
  });

  it('is null if nothing was read', () => {
    expect(invoiceToContact(extractInvoice('Bonjour'))).toBeNull();
  });

  it('is a valid message, whatever the invoice', () => {
    for (const { text } of invoices) {
      const request = invoiceToContact(extractInvoice(text));
      expect(validateContactForm({ name: 'Camille', email: 'camille@exemple.ca', ...request })).toEqual({});
    }
  });
});
