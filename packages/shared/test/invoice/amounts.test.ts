import { expect, it } from 'vitest';
import { extractInvoice } from '../../src/invoice/extract.ts';
import { readSums } from './read-sums.ts';

it.each([
  ['1 14,98 $', 'a part of an amount cut by a space'],
  ['114, 98 $', 'the cents of an amount cut by a space'],
  ['1\u200b14,98 $', 'a part of an amount cut by an invisible character'],
  ['114 . 98 $', 'the dollars of an amount with spaces'],
  ['$114 98', 'the dollars of an amount without its mark'],
  ['114:98 $', 'the cents of an amount whose mark a scanner misread'],
  ['$1114.,98', 'the dollars of an amount with two marks'],
  ['11498', 'an amount without its mark'],
  ['114,975', 'an amount with thousandths of a dollar'],
  ['1O 114,98 $', 'a part of an amount that a scanner misread'],
  ['l 114,98 $', 'a part of an amount that a scanner misread'],
])('doubts %s, which may be %s', (amount) => {
  const read = readSums(`Sous-total ${amount}\nTPS 5,00\nTVQ 9,98\nTotal ${amount}`);
  expect([read.subtotal?.doubt, read.total?.doubt, read.totalsMatch]).toEqual(['unconfirmed', 'unconfirmed', null]);
});

it.each(['Frais généraux', 'Livraison des matériaux', 'Surcharge prix', 'Transport: 2 lieux'])(
  'the amount of « %s » is no base of a tax, though its label ends in x',
  (label) => {
    const sums = `Sous-total\t90,00\n${label}\t10,00\nTPS\t5,00\nTVQ\t9,98\nTotal\t114,98`;
    expect(readSums(sums).totalsMatch).toBe(true);
  },
);

it.each([
  ['TPS 5.0 86,39\nTVQ 9.975 172,35\nTotal 1 986,55', [86.39, 172.35, 1986.55]],
  // A scanner has read the letter O.
  ['TPS 86,39\nTVQ 172,35\nTotal $1,O86.55', [86.39, 172.35, undefined]],
  ['TPS 86,39\nTVQ $172.B5\nTotal 1 986,55', [86.39, undefined, 1986.55]],
])('%j: a rate or a misread figure is no part of an amount', (sums, expected) => {
  const { gst, qst, total, totalsMatch } = readSums(`Sous-total 1 727,81\n${sums}`);
  expect([gst, qst, total].map((field) => field?.value)).toEqual(expected);
  expect(totalsMatch).not.toBe(false);
});

it.each([
  ['Retenue de 10 %\t-10,00\nSous-total après retenue\t90,00\nTPS\t4,50\nTVQ\t8,98\nTotal\t103,48', true],
  ['TPS/TVQ 5,00 / 9,98\nTotal 114,98', null],
  ['TPS et TVQ : 5,00 $/9,98 $\nTotal 114,98', null],
  ['TPS + TVQ 5,00 $ + 9,98 $\nTotal 114,98', null],
  ['Taxes : 5,00 $ et 9,98 $\nTotal 114,98', null],
  ['TPS, TVQ : 5,00 $, 9,98 $\nTotal 114,98', null],
  // A narrow column broke the label of a tax.
  ['TPS 5,00\nTVQ 9,975 % no 1023456789\nTQ0001\n9,98\nArrondi -0,03\nTotal 114,95', null],
])('%j: no false alarm', (sums, totalsMatch) => {
  const read = readSums(`Sous-total\t100,00\n${sums}`);
  expect([read.totalsMatch, read.qst?.value]).toEqual([totalsMatch, totalsMatch ? 8.98 : undefined]);
});

it.each([
  ['Total 100,00 5,00 9,98 114,98', undefined],
  ['Total $1,200.00 $114.98', undefined],
  ['Total 3 @ 38,33 $ 114,98 $', undefined],
  ['Total 114,98 114,98', 114.98],
  ['Total 100,00 + 5,00 + 9,98 = 114,98', 114.98],
  ['Total 114,98 $ 2 versements de 57,49 $', 114.98],
])('« %s »: without columns, none of several amounts is taken for the total', (line, total) =>
  expect(readSums(line).total?.value).toBe(total),
);

it('doubts every sum if the scanner lost all decimal marks', () => {
  const read = readSums('Sous-total 20000\nTPS 1000\nTVQ 1995\nTotal 22995');
  expect([read.subtotal, read.gst, read.qst, read.total].map((sum) => sum?.doubt)).toEqual(
    Array(4).fill('unconfirmed'),
  );
});

it('reads an estimate of a tax, and doubts a tax without its decimal mark', () => {
  const read = (sums: string) => readSums(`${sums}\nQST 9.98\nTotal 114.98`);
  expect(read('Subtotal 100.00\nEstimated GST/HST: $5.00')).toMatchObject({ gst: { value: 5 }, totalsMatch: true });
  expect(read('Subtotal 100.00\nGST 500$')).toMatchObject({ gst: { doubt: 'unconfirmed' }, totalsMatch: null });
});

it('does not doubt an amount after a base or a rate without a sign', () => {
  const { gst, qst } = extractInvoice('Facture 12\nSous-total 100.00\nGST 100.00 5.00\nTVQ 9.975 % 9.98\nTotal 114.98');
  expect([gst, qst].map((tax) => [tax?.value, tax?.doubt])).toEqual([
    [5, undefined],
    [9.98, undefined],
  ]);
});

it('does not take the base beside a tax for the tax, if the amounts are in a column below', () => {
  const labels = ['Sous-total', 'TPS 5 % 60,00 $', 'TVQ 9,975 % sur 60,00 $', 'Total'];
  const read = extractInvoice(['Quai', 'Facture 12', ...labels, '100,00 $', '3,00 $', '5,99 $', '108,99 $'].join('\n'));
  expect([read.subtotal, read.gst, read.qst, read.total].map((field) => field?.value)).toEqual([100, 3, 5.99, 108.99]);
  expect(extractInvoice(`Quai\n${labels.join('\n')} 69,00 $`)).toMatchObject({
    gst: { value: 60 },
    total: { value: 69 },
  });
});

it.each([
  ['Total avant\t100,00\ntaxes', 'an end of the label'],
  ['Total\t9\n\t824,74 $', 'thousands'],
  ['Total\t$9\n\t824.74', 'thousands after a dollar sign'],
  ['Total\t447\n\t,34', 'cents'],
  ['Total\n\t−\nT.P.S.\t5,00', 'a minus sign'],
])('doubts the amounts beside a line that a narrow column broke: %j (%s)', (lines) => {
  const { subtotal, gst, qst, total, totalsMatch } = extractInvoice(`Facture no 12\n${lines}`);
  expect([subtotal, gst, qst, total].filter((reading) => reading && !reading.doubt)).toEqual([]);
  expect(totalsMatch).toBeNull();
});

it.each([
  'Sous-total\t100,00\nSous-total après\nrabais\t90,00\nTPS\t4,50\nTVQ\t8,98\nTotal\t103,48',
  'Total avant\n\n  taxes\t90,00\nTPS @\n5%\t4,50\nTVQ 1234567890\nTQ0001\t8,98\nTotal\n(CAD)\t103,48',
  'Sous-total\t90,00\nTPS\t4,50\nTVQ (9,975\n%)\t8,98\nTotal\t103,48',
  'Subtotal\t$90.00\nGST (5% on $90.00)\t$4.50\nQST (9.975% on\t$8.98\n$90.00)\nTotal\t$103.48',
  'Sous total\nTPS\nTVQ\nTotal\nPayé par Visa\nSolde dû\n90,00\n4,50\n8,98\n103,48\n103,48\n0,00',
])('reads labels that a narrow column broke, and labels with other words in a column: %j', (sums) => {
  const { subtotal, gst, qst, total, totalsMatch } = extractInvoice(`Quai\nFacture no 12\n${sums}`);
  expect([subtotal, gst, qst, total].map((reading) => [reading?.value, reading?.doubt])).toEqual(
    [90, 4.5, 8.98, 103.48].map((value) => [value, undefined]),
  );
  expect(totalsMatch).toBe(true);
});

it('does not doubt a total above a sentence that starts with a word of its label', () => {
  for (const sentence of ['Payable en 30 jours.', 'Page 1 de 1', 'Net 30 days.'])
    expect(extractInvoice(`Facture no 12\nTotal\t40,00 $\n${sentence}`).total).not.toHaveProperty('doubt');
});

it('does not call a total wrong if the tax that it did not read explains the difference', () => {
  const without = (tax: string) => extractInvoice(`Sous-total 100,00\n${tax}\nTotal 114,98`).totalsMatch;
  expect(without('TPS 5,00\nQST Québec (9,975 % sur\n100,00)\n\n9,98')).toBeNull();
  expect(without('TVQ 9,98')).toBeNull();
  expect(without('TPS 5,00\nTVQ 9,00')).toBe(false);
  expect(without('TPS 5 % sur\t5,00\n100,00 $\nTVQ 9,975 % sur\t9,98\n100,00 $')).toBeNull();
});

it('reads the last line of a table with the taxes of each item, also on a second page', () => {
  const row = (...cells: readonly string[]) => cells.join('    ');
  const heading = row('Description', 'Montant', 'TPS', 'TVQ', 'Total');
  const first = row('Vis', '100,00', '5,00', '9,98', '114,98');
  const last = [row('Clous', '20,00', '1,00', '2,00', '23,00'), row('Total', '120,00', '6,00', '11,98', '137,98')];
  for (const between of [[], ['Page 1 de 2', 'Quai (suite)'], ['Page 1 de 2', heading]])
    expect(extractInvoice(['Quai', 'Facture 12', heading, first, ...between, ...last].join('\n'))).toMatchObject({
      gst: { value: 6 },
      qst: { value: 11.98 },
      total: { value: 137.98 },
    });
});

it('does not take a row for the totals of a table of which another row is not read', () => {
  const rows = [
    'Vis  100,00  5,00  9,98  114,98',
    'Clous  20,00  1,O0  2,00  23,00',
    'Total  120,00  6,00  11,98  137,98',
  ];
  const read = extractInvoice(['Quai', 'Article  Montant  TPS  TVQ  Total', ...rows].join('\n').replaceAll('  ', '\t'));
  expect([read.gst, read.qst, read.total]).toEqual([undefined, undefined, undefined]);
});

it.each([
  'Sous-total 10,00\nTPS 0,50\nTVQ 1,00\nTotal 11,50',
  'Sous-total 10,00\nTPS 0,50\nTVQ 1,00\nTotal payé 11,50\nSolde 0,00',
  'Solde à payer 11,50\nSous-total 10,00\nTPS 0,50\nTVQ 1,00',
  // The taxes of the second one.
  'Sous-total 10,00\nTPS 1,00\nTVQ 2,00\nTotal 13,00',
])('doubts every amount of two invoices in one text, the first with %j', (first) => {
  const invoice = (number: number, sums: string) => `Bois Franc\nFacture ${number}\n${sums}`;
  const second = 'Sous-total 20,00\nTPS 1,00\nTVQ 2,00\nTotal 23,00';
  const { subtotal, total, totalsMatch } = extractInvoice(`${invoice(1, first)}\n\n${invoice(2, second)}`);
  expect([subtotal?.doubt, total?.doubt, totalsMatch]).toEqual(['several', 'several', null]);
});

it('doubts two invoices of another province in one text, but no invoice that repeats its sums below partial ones', () => {
  const harmonized = 'Subtotal 10.00\nHST 1.30\nTotal 11.30\n\nInvoice 2\nSubtotal 20.00\nHST 2.60\nTotal 22.60';
  expect(readSums(harmonized)).toMatchObject({ subtotal: { doubt: 'several' }, totalsMatch: null });
  const taxes = 'TPS 5,00\nTVQ 9,98';
  const sums = `Sous-total 100,00\n${taxes}\nTotal 114,98`;
  for (const again of [taxes, sums]) {
    const { subtotal, totalsMatch } = readSums(`Sous-total 40,00\nSous-total 60,00\n${sums}\n${again}`);
    expect([subtotal?.doubt, totalsMatch], again).toEqual([undefined, true]);
  }
});

it('a discount for an early payment does not lower the taxes: no false alarm, wherever it stands', () => {
  const lines = ['TPS 50,00', 'TVQ 99,75'];
  for (const place of [0, 2]) {
    const sums = lines.toSpliced(place, 0, 'Escompte 2 % 20,00').join('\n');
    expect(readSums(`Sous-total 1000,00\n${sums}\nTotal 1129,75`).totalsMatch).not.toBe(false);
  }
});

it.each(['100,00 Sous-total\n5,00 TPS\n9,98 TVQ\n120,00 Total', 'Sous-total TPS TVQ Total\n100,00 5,00 9,98 120,00'])(
  'doubts amounts that are not beside their labels, if they do not add up: %j',
  (sums) => {
    const { subtotal, gst, qst, total } = readSums(sums);
    expect([subtotal, gst, qst, total].map((field) => field?.doubt)).toEqual(Array(4).fill('unconfirmed'));
  },
);

it.each([
  [
    'Honoraires 4 150,00\nTPS 207,50\nTVQ 413,96\nTotal honoraires et taxes 4 771,46\nSolde en fidéicommis 2 000,00',
    4771.46,
  ],
  ['Prix du lot 500,00\nTPS 25,00\nTVQ 49,88\nVeuillez acquitter 574,88', undefined],
  ['Montant du prêt 250 000,00 $\nVous devez 574,88 $', undefined],
  ['Sous-total 12 000,00\nTPS 600,00\nTVQ 1 197,00\nMontant du contrat 45 000,00\nNet à payer 13 797,00', 13797],
  ['Montant dû le 30 octobre 40,00 $', 40],
])('%j: only the amount that is due is the total', (sums, value) => {
  const { total, totalsMatch } = readSums(sums);
  expect([total?.value, total?.doubt]).toEqual([value, undefined]);
  expect(totalsMatch).not.toBe(false);
});

it.each([
  ['Solde précédent 97,15\nPaiement -97,15\nTPS 4,23\nTVQ 8,43\nMontant total à payer 97,16', undefined],
  ['Solde précédent 97,15\nPaiement 97,15\nTPS 4,23\nTVQ 8,43\nMontant total à payer 97,16', undefined],
  ['Solde précédent 97,15\nPaiement -90,00\nTPS 4,23\nTVQ 8,43\nMontant total à payer 97,16', 'unconfirmed'],
])('%j: the total is clear if the previous balance is paid', (sums, doubt) => {
  const { total } = readSums(sums);
  expect([total?.value, total?.doubt]).toEqual([97.16, doubt]);
});

it.each([
  'Frais de machine 100,00\nTPS 20,00\nTVQ 39,90\nTotal 459,90',
  'Frais de zone 100,00\nTPS 20,00\nTVQ 39,90\nTotal 459,90',
  'Rabais en ligne 100,00\nTPS 10,00\nTVQ 19,95\nTotal 229,95',
  'TPS 15,00\nTVQ 29,93\nTotal net dû 344,93',
  'TPS 15,00\nTVQ 29,93\nTotal 344,93\nPoids total : 41,50 kg',
  'TPS 15,00\nTVQ 29,93\nArrondi -0,03\nTotal 344,90',
  'Crédit fidélité -100,00\nTPS 10,00\nTVQ 19,95\nTotal 229,95',
  'GST 15.00\nQST 29.93\nNet amount payable 344.93',
])('« Sous-total 300,00 », then %j: the sums match', (sums) => {
  expect(readSums(`Sous-total 300,00\n${sums}`).totalsMatch).toBe(true);
});

it.each([
  ['Total brut 2 000,00\nTPS 100,00\nTVQ 199,50\nTotal net 2 299,50', [2000, 2299.5]],
  ['Total net 2 000,00\nTPS 100,00\nTVQ 199,50\nTotal 2 299,50', [2000, 2299.5]],
  // Which column is due is unknown.
  ['Cumulatif\tPrésent\nSous-total\t900,00\t300,00\nTPS\t45,00\t15,00\nTVQ\t89,78\t29,93\nTotal\t1 034,78\t344,93', []],
  ['Sous-total\t300,00\t300,00\nTPS\t15,00\t15,00\nTVQ\t29,93\t29,93\nTotal\t344,93\t344,93', [300, 344.93]],
])('%j: the subtotal and the total are %j', (sums, [first, second]) => {
  const { subtotal, total } = readSums(sums);
  expect([subtotal?.value, total?.value]).toEqual([first, second]);
});

it.each(['Total weight: 41.50 lb', 'Poids total : 41,50 kg', 'Volume total 41,50 m3'])('« %s » is no sum', (line) => {
  expect(extractInvoice(`Quai\nBon de livraison no 12\n${line}`).total).toBeUndefined();
});

const SUMS = 'Sous-total 1 000,00\nTPS 50,00\nTVQ 99,75\nTotal 1 149,75';

it.each([
  [`Solde précédent 200,00\nPaiement reçu 150,00\n${SUMS}\nMontant dû 1 199,75`, undefined, true],
  [`Solde précédent 200,00\nPaiement reçu 150,00\n${SUMS}\nMontant dû 1 499,75`, 'several', null],
  [`Solde antérieur 100,00\n${SUMS}\nAcompte 500,00\nSolde à payer 749,75`, undefined, true],
  [`Solde antérieur 100,00\n${SUMS}\nAcompte 500,00\nSolde à payer 1 749,75`, 'several', null],
  [`${SUMS}\nAcompte 500,00\nSolde à payer 649,75`, undefined, true],
  [`${SUMS}\nAcompte 500,00\nSolde à payer 1 649,75`, 'several', null],
  [`${SUMS}\nSolde précédent 200,00\nMontant dû 949,75`, 'several', null],
  [`${SUMS}\nCrédit appliqué 50,00\nSolde à payer 1 099,75`, undefined, true],
  [`${SUMS}\nCrédit appliqué 50,00\nSolde à payer 1 199,75`, 'several', null],
])('%j: the amount due is the total, more the balance, less the payments', (text, doubt, totalsMatch) => {
  const { total, totalsMatch: found } = readSums(text);
  expect([total?.value, total?.doubt, found]).toEqual([1149.75, doubt, totalsMatch]);
});

it.each(['Description\tMontant', 'Date de paiement'])(
  '« %s » is no label of the amount below, above its own label',
  (line) => {
    const { subtotal, totalsMatch } = extractInvoice(
      `Quai\n${line}\n100,00\nSous-total\n5,00\nTPS\n9,98\nTVQ\n114,98\nTotal`,
    );
    expect([subtotal?.value, totalsMatch]).toEqual([100, true]);
  },
);
