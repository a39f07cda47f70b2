import { expect, it } from 'vitest';
import { extractInvoice } from '../../src/invoice/extract.ts';
import { readSums } from './read-sums.ts';

/** The invoices that the generator does not make. */
const SUMS = 'Sous-total 200,00\nTPS 10,00\nTVQ 19,95\nTotal 229,95';
const read = (...lines: readonly string[]) => {
  const { subtotal, gst, qst, total, totalsMatch, documentNumber } = extractInvoice(lines.join('\n'));
  return { doubts: [subtotal, gst, qst, total].map((field) => field?.doubt), totalsMatch, total, documentNumber };
};
const certain = [undefined, undefined, undefined, undefined];

it.each([
  'Description\tMontant (USD)',
  'Pose 200,00 $ US',
  'Pose\tUSD 10.00\t20\tUSD 200.00',
  'Fonds américains',
  'TOTAL : 229,95 euros',
  'Total 229,95 $ US',
  'Total in US\ndollars 229.95',
  'Total\nen\ndollars américains\t229,95 $',
  'Total\nUSD\t229,95 $',
  '(montants en $ américains)',
  'Devise :      Euro',
  'Currency: USD\nFor the CAD equivalent, see your statement',
  'Devise : USD\nPaiement en dollars canadiens : nous écrire',
  'All amounts in USD - account 4021',
  'Prices in US dollars, no exchange',
  'Total 229,95 $ É.-U.',
  'Montants en dollars des États-Unis',
  'Total ¥229.95',
  'Prix en pesos mexicains',
  'Pose\tUSD\t200.00',
  'All\namounts\nare in US dollars.',
  'Le tout en dollars américains',
  'Sommes en USD',
  'Total 229,95 $ (É.-U.)',
  'Total HKD 229.95',
  'Currency: INR',
  'Total A$229.95',
  'Total R$ 229,95',
  'Total SEK 229,95',
])('« %s »: no amount is Canadian dollars for sure', (line) => {
  expect(read('Quai', 'Facture 12', line, SUMS)).toMatchObject({
    doubts: certain.map(() => 'currency'),
    totalsMatch: null,
  });
});

it.each(['Total 229,95 USD (315,03 CAD)', 'Total 229,95 EUR / 342,10 CAD', 'Total USD 229.95 (CAD 315.03)'])(
  '« %s »: the first amount is not Canadian dollars',
  (line) => expect(readSums(line).total).toMatchObject({ value: 229.95, doubt: 'currency' }),
);

it.each([
  'Équivalent : 167,85 $ US',
  'Total en dollars américains au taux de change du jour : 167,85',
  'Compte en USD : 4021-77',
  'Euro Pièces inc.',
  'Licence 45.00 USD x 1.37 = 61.65',
  'Devise : CAD\nPose USD 200.00',
  'Tarif : 110 $ CA (80 $ US)',
  'Total CAD 229.95 (USD 167.85)',
  'Palette EUR 1200 x 800  50,00',
  'Mode de paiement : crédit',
  'Avoir du style',
  'Palette EUR (1200x800) 200,00 $',
  'Palettes type EUR   4   50,00   200,00',
  'Analyse de fonds américains',
  'Location Aud. B',
  'Paiement en USD : communiquez avec nous',
  'Vente à crédit',
  'Type : Crédit',
  'Visa (crédit)',
  'Questions : service du crédit',
  'Date\tDébit\tCrédit',
  'No refund on custom orders',
  'Frais\nRemboursement de repas\t40,00',
  'Le dépôt vous sera remboursé à la fin du bail',
  'Facture de crédit-bail no 12',
  'Merci d’avoir choisi le Quai',
  'Merci de nous avoir fait confiance',
  'Hôtel (payé en euros) 200,00 $',
])('« %s » makes an invoice neither foreign nor a credit note', (lines) => {
  expect(read('Quai', 'Facture 12', lines, SUMS)).toMatchObject({ doubts: certain, totalsMatch: true });
});

it('does not read the end of « en sus » as a currency', () => {
  expect(read('Quai', 'Facture 12', SUMS.replace('Sous-total', 'Sous-total, taxes en sus')).doubts).toEqual(certain);
});

it('doubts an amount in another currency on an invoice in Canadian dollars', () => {
  expect(read('Quai', 'Devise : CAD', 'Sous-total 100,00', 'Total 100,00 $ US').doubts.at(-1)).toBe('currency');
});

it.each([
  'Total du crédit',
  'Total de l’avoir',
  'Total (crédit)',
  'Total à créditer',
  'Montant total à rembourser',
  'Credit total',
])('« %s » makes every amount doubtful, without a title', (label) => {
  expect(read('Quai', 'Facture 12', SUMS.replace('Total', label)).doubts).toEqual(certain.map(() => 'credit'));
});

it.each([
  'Note de crédit no 77 - paiement en trop',
  'Ceci est une note de crédit.',
  'Refund on order 12',
  'Facture 12\nRemboursement R-12',
  'Facture 12\nRemboursement',
  'Facture / Crédit : 12',
  'Facture-crédit : 12',
  'Facture (crédit) : F-1204',
  'Ajustement de crédit no 12',
  'Type de document : CR',
  'FACTURE DE RETOUR',
  'Votre remboursement a été traité',
  'Refund summary',
  'MERCHANDISE RETURN',
  'Return receipt Q-12',
  'RETOUR\nNo : 12',
  'Facture 12\nNous avons crédité votre compte.',
  'We have refunded your card for order 12.',
  'Ceci est un crédit',
  'Le présent document est une note de crédit.',
  'This document is a credit note.',
  'No de note de crédit : 77 - paiement en trop',
  'Note de crédit du 3 mars 2026 - paiement en trop',
  'CRÉDIT-FACTURE 4410',
  'Crédit relatif à la facture 4410',
])('« %s » makes every amount doubtful', (title) => {
  expect(read('Quai', title, SUMS).doubts).toEqual(certain.map(() => 'credit'));
});

it('doubts an invoice without a title that was refunded to a card', () => {
  expect(read('Quai', 'Facture 12', SUMS, 'Remboursement Visa 229,95').doubts).toEqual(certain.map(() => 'credit'));
});

it('reads « Crédit : 229,95 $ » below the total as a payment, and « Auto Crédit » as a name', () => {
  const lines = ['Auto Crédit inc.', 'Facture no 4410', SUMS];
  expect(read(...lines, 'Crédit : 229,95 $')).toMatchObject({
    doubts: certain,
    totalsMatch: true,
    documentNumber: { value: '4410' },
  });
  expect(extractInvoice(['Auto Crédit', ...lines.slice(1)].join('\n')).supplier).toEqual({
    value: 'Auto Crédit',
    start: 0,
    end: 11,
  });
});

it('does not call a credit note wrong whose total alone has a minus sign', () => {
  const { doubts, totalsMatch } = read('Quai', 'Note de crédit no 12', SUMS.replace('229', '-229'));
  expect([doubts, totalsMatch]).toEqual([['credit', 'credit', 'credit', undefined], null]);
});

it('reads neither the date of the invoice that a credit corrects nor its taxes in one amount', () => {
  const sums = 'Subtotal 200.00\nGST & QST 29.95\nTotal 229.95';
  const { documentDate, combinedTaxes } = extractInvoice(`Quai\nSales credit\nRef. invoice 12 of 2026-10-04\n${sums}`);
  expect([documentDate, combinedTaxes]).toEqual([undefined, undefined]);
});

it('does not take a credit that an invoice deducts for a title', () => {
  const { doubts, documentNumber, total } = read('Quai', 'Facture no 12', SUMS, 'Note de crédit NC-4 -50,00');
  expect([doubts.slice(0, 3), documentNumber?.value, total?.value]).toEqual([certain.slice(1), '12', 229.95]);
});

it.each([
  ['TPS/TVH (13 %) 26,00\nTVQ 0,00\nTotal 236,00', false],
  ['TPS 26,00\nTVQ 19,95\nTotal 245,95', false],
  ['HST 13% 26.00\nQST 9.975% 19.95\nTotal 245.95', false],
  ['TPS + TVQ 29,95\nTotal 239,95', false],
  ['TVQ 19,95\nTotal 249,90', false],
  ['TPS/TVH 26,00\nTotal 226,00', true],
  ['HST/GST 26,00\nTotal 226,00', true],
  ['GST/HST 13% 26.00\nTotal 226.00', true],
  ['HST ON 26.00\nTotal 226.00', true],
  // Without the name of the harmonized tax, the amount may be a wrong GST.
  ['GST 26.00\nTotal 226.00', null],
  ['TPS 30,00\nTVQ 0,00\nTotal 230,00', null],
  ['TPS (5 %) 26,00\nTotal 226,00', false],
  ['TPS (5 %) 28,00\nTotal 228,00', false],
  ['TPS/TVH (5 %) 26,00\nTotal 226,00', false],
  // The printed rate is the one to check.
  ['TVH (13 %) 30,00\nTotal 230,00', false],
  ['TVH (13 %)\nTotal\n30,00\n230,00', false],
  ['HST ON (13%) 28.00\nTotal 228.00', false],
  ['13 % TVH 28,00\nTotal 228,00', false],
  ['13%\tHST\t28.00\nTotal\t\t228.00', false],
  ['TVH 26,00 (13 %)\nTotal 226,00', true],
  ['TPS 6 % 10,00\nTVQ 19,95\nTotal 229,95', null],
  ['TPS 10,00\nTVQ 8 % 19,95\nTotal 229,95', null],
  ['TPS 5 % 10,00\nTVQ 9,975 % 19,95\nTotal 229,95', true],
  ['TPS 5,000 % 10,00\nTVQ 9.975% 19,95\nTotal 229,95', true],
])('200,00 $ with %j: the sums match: %s', (sums, totalsMatch) => {
  expect(extractInvoice(`Quai\nFacture 12\nSous-total 200,00\n${sums}`).totalsMatch).toBe(totalsMatch);
});

it('says which tax « TPS/TVH » is with the amounts that the visitor corrected', () => {
  const text = 'Quai\nFacture 12\nSous-total 20,00\nTPS/TVH 26,00\nTotal 226,00';
  expect(extractInvoice(text, { subtotal: '200,00', gst: '26' })).toMatchObject({
    gst: { harmonized: true },
    totalsMatch: true,
  });
});

it.each([
  ...[
    'Denver, CO 80202, United States',
    'Walnut, CA 91789, USA',
    'Reno, NV 89501-1234',
    'Stowe VT 05672',
    'Houston, Texas 77002',
  ],
  ...[
    'London W1U 3BW',
    'London SW1A 1AA',
    '12 rue Lepic\n75011 Paris',
    'Lindenstraße 4\n10969 Berlin',
    '75011 Paris\nFrance',
    '75011 Paris',
    'F-75011 Paris, France',
    'Dublin 24\nIreland',
    'Paris\tTVA 20 % 0,00',
    'London\tVAT No. GB123456789',
    'TVA non applicable, art. 293 B du CGI',
    'SIRET 812 334 556 00019',
    'IBAN FR76 3000 4000 0100 0012',
  ],
])('below the address « %s », the amounts may be in another currency, but for a Canadian tax', (address) => {
  const read = (sums: string) => extractInvoice(`Brightpath LLC\n${address}\nInvoice 12\nSubtotal $100.00\n${sums}`);
  expect(read('Total $100.00')).toMatchObject({ total: { doubt: 'currency' }, totalsMatch: null });
  expect(read('GST $5.00\nTotal $105.00').total?.doubt).toBeUndefined();
  expect(read('Total CAD $100.00').total?.doubt).toBeUndefined();
});

it.each([
  '12345 Chemin',
  'Commande de 12345',
  'Réf. ID 12345',
  'TVA Publications',
  'London, ON N6A 1A1',
  'Facture 12\nArticle\n44120 consultation',
])('« %s » is no address abroad', (line) =>
  expect(extractInvoice(`Quai\n${line}\nFacture 12\nTotal 100,00`).total?.doubt).toBeUndefined(),
);

it.each([
  'GST 10% 10.00\nTotal 110.00',
  'GST 15% 15.00\nTotal 115.00',
  'GST No. 112-334-556\nPlus GST 15.00% 15.00\nTotal 115.00',
  'GST 10.00\nTotal 110.00\nABN 51 824 753 556',
  'GST 10.00\nTotal 110.00\nA.B.N. 51 824 753 556',
  'GST 15.00\nTotal 115.00\nNZBN: 9429041234567',
])('does not call the tax of Australia or New Zealand wrong or right, which is named as the Canadian one: %j', (sums) =>
  expect(readSums(`Subtotal 100.00\n${sums}`)).toMatchObject({
    gst: { doubt: 'currency' },
    total: { doubt: 'currency' },
    totalsMatch: null,
  }),
);

it.each(['GST 0% 0.00\nQST 0% 0.00\nTotal 100.00', 'GST 5.00   PST (7%) 7.00   Total 112.00'])(
  'reads « %s » as Canadian dollars, without a doubt',
  (sums) => {
    const { gst, total } = readSums(`Subtotal 100.00\n${sums}`);
    expect([gst, total]).toEqual([
      expect.not.objectContaining({ doubt: expect.anything() }),
      expect.not.objectContaining({ doubt: expect.anything() }),
    ]);
  },
);
