import { expect, it } from 'vitest';
import { extractInvoice } from '../../src/invoice/extract.ts';
import { readSums } from './read-sums.ts';

it.each([
  'Total du contrat (avant taxes) 5 000,00 $\nAcompte de 30 % 1 500,00 $\nTPS 75,00 $\nTVQ 149,63 $\nAcompte à payer 1 724,63 $',
  'Total du projet 20 000,00 $\nVersement 2 1 500,00 $\nTPS 75,00 $\nTVQ 149,63 $',
  'Total du projet 20 000,00 $\nSous-total 1 500,00 $\nTPS 75,00 $\nTVQ 149,63 $\nÀ verser 1 724,63 $',
])('%j: a total above the taxes that no sum confirms is doubted', (sums) =>
  expect(readSums(sums).total?.doubt).toBe('unconfirmed'),
);

it.each([
  'Sirop 114,98\nTotal (taxes incluses) 114,98\ndont TPS 5,00\ndont TVQ 9,98',
  'Consigne 10,00\nSous-total 110,00\nTPS 5,50\nTVQ 10,97\nConsigne 10,00\nTotal 136,47',
  'Subtotal 110.00\nGST 5.50\nQST 10.97\nBottle deposit 10.00\nTotal 136.47',
  'Examen 90,00\nDétartrage 24,98\nTotal 114,98\nAssurance 80,00\nSolde patient 34,98',
])('%j: the sums confirm the total', (sums) => expect(readSums(sums).total?.doubt).toBeUndefined());

it('does not prove a subtotal by a tax that is one of several', () => {
  const { subtotal } = readSums(
    'Sous-total 1 600,00\nTPS 80,00\nTVQ 159,60\nSous-total 2 520,00\nTPS 126,00\nTVQ 251,37\nTotal 4 736,97',
  );
  expect(subtotal?.doubt).toBe('several');
});

it.each(['Total net', 'Net total', 'Total net dû', 'Montant net dû', 'Net amount due'])(
  '« %s » is the total, without taxes too',
  (label) => expect(readSums(`Visite 60,00\n${label} 60,00`)).toMatchObject({ total: { value: 60 } }),
);

it('the sums of a month and of an instalment are sums', () => {
  const read = (subtotal: string, total: string) =>
    readSums(`${subtotal} 80,00\nTPS 4,00\nTVQ 7,98\n${total} 91,98`).totalsMatch;
  expect(read('Sous-total des frais courants', 'Total des frais courants')).toBe(true);
  expect(read('Sous-total', 'Total du versement')).toBe(true);
  expect(read('Sous-total', 'Total de ce versement')).toBe(true);
});

it('the total of the fees is the total below the taxes', () => {
  const { subtotal, total } = readSums(
    'Honoraires 1 875,00\nTPS 93,75\nTVQ 187,03\nDébours 92,00\nTotal des honoraires et débours 2 247,78',
  );
  expect([subtotal?.value, total?.value]).toEqual([undefined, 2247.78]);
});

it.each([
  ['Sous-total 100,00\ndont TPS 5,00\nincluant TVQ 9,98\nTotal 114,98', 5],
  ['S/T 100,00\nTPS 5,00\nTVQ 9,98\nTotal 114,98', 5],
])('%j: each label is read', (sums, tax) =>
  expect(readSums(sums)).toMatchObject({ subtotal: { value: 100 }, gst: { value: tax } }),
);

it.each(['Taxes en sus', '+ taxes', 'Taxes non incluses', 'TPS et TVQ en sus'])(
  'a total without its taxes (%s) is doubted, and agrees with nothing',
  (words) =>
    expect(extractInvoice(`Quai\nFacture 12\nSous-total 100,00\nTotal 100,00\n${words}`)).toMatchObject({
      total: { doubt: 'unconfirmed' },
      totalsMatch: null,
    }),
);

it.each(['Total dû aujourd’hui 57,49', 'Total économisé 20,00'])('« %s » is no total', (line) => {
  const { totalsMatch } = extractInvoice(
    `Quai\nFacture 12\nSous-total 100,00\nTPS 5,00\nTVQ 9,98\nTotal 114,98\n${line}`,
  );
  expect(totalsMatch).toBe(true);
});

it('« Total payé » is the total if nothing else is, and without a doubt if the sums confirm it', () => {
  const read = (sums: string) => readSums(`Sous-total 100,00\nTPS 5,00\nTVQ 9,98\n${sums}`);
  expect(read('Total payé 114,98')).toMatchObject({ total: { value: 114.98 }, totalsMatch: true });
  for (const due of ['Solde dû 0,00', 'Montant dû : 0,00'])
    expect(read(`Total payé 114,98\n${due}`)).toMatchObject({ total: { value: 114.98 }, totalsMatch: true });
  expect(read('Amount paid 50,00')).toMatchObject({ total: { value: 50, doubt: 'unconfirmed' }, totalsMatch: null });
  expect(read('Total 114,98\nMontant payé 50,00')).toMatchObject({ total: { value: 114.98 }, totalsMatch: true });
});

it.each<[what: string, sums: string, total: number, totalsMatch: boolean | null]>([
  [
    'an item that has no QST still has the GST',
    'Livre (exempt de TVQ) 2,00\nPose 98,00\nSous-total 100,00\nTPS 4,90\nTVQ 9,98\nTotal 114,88',
    114.88,
    false,
  ],
  [
    'the total of the fees is not the total',
    'Total des honoraires et débours taxables 100,00\nTPS 5,00\nTVQ 9,98\nDébours non taxables 20,00\nTotal de la présente note 134,98',
    134.98,
    true,
  ],
  [
    'a total that leaves out a reduction without a known label is not added up',
    'Sous-total 100,00\nCrédit fidélité -20,00\nTPS 5,00\nTVQ 9,98\nTotal 114,98',
    114.98,
    null,
  ],
  [
    'the QST has no larger base than the GST',
    'Articles taxables 800,00\nSous-total 1 000,00\nTPS 40,00\nTVQ 99,75\nTotal 1 139,75',
    1139.75,
    false,
  ],
  ['of a deposit', 'Sous-total 200,00\nTPS 10,00\nTVQ 19,95\nTotal de l’acompte 229,95', 229.95, true],
  ['of a telephone', 'Sous-total 100,00\nTPS 5,00\nTVQ 9,98\nTotal des frais courants 114,98', 114.98, true],
])('the total: %s', (_, sums, value, totalsMatch) =>
  expect(readSums(sums)).toMatchObject({ total: { value }, totalsMatch }),
);

it('doubts a second total, though its difference is the amount of an item, or a narrow column broke its label', () => {
  const sums = 'Sous-total 100,00\nTPS 5,00\nTVQ 9,98\nTotal 114,98\nTotal';
  for (const second of [' 132,98', '\t114,93\nCAD']) {
    for (const item of ['Pose', 'Livre (exempt de TVQ)']) {
      const { total, totalsMatch } = readSums(`${item} 18,00\nBois 82,00\n${sums}${second}`);
      expect([total?.doubt, totalsMatch], item + second).toEqual(['several', null]);
    }
  }
});
