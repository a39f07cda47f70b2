import { describe, expect, it } from 'vitest';
import { extractInvoice } from '../../src/invoice/extract.ts';

describe('dates', () => {
  const dateOf = (text: string) => extractInvoice(`Facture no 1\nDate : ${text}`).documentDate;

  it('are marked when the order of day, month and year is ambiguous', () => {
    expect(dateOf('04/03/2026')).toMatchObject({ value: '2026-03-04', doubt: 'date-order' });
    expect(dateOf('25-03-28')).toMatchObject({ value: '2028-03-25', doubt: 'date-order' });
    expect(dateOf('25-MAR-28')).toMatchObject({ value: '2028-03-25', doubt: 'date-order' });
  });

  it('have the order of another date that is written alike', () => {
    for (const other of ['Échéance :', 'Notre offre expire le'])
      expect(dateOf(`04/03/2026\n${other} 18/04/2026`), other).not.toHaveProperty('doubt');
    const american = dateOf('04/03/2026\nDue date: 04/18/2026');
    expect(american).toMatchObject({ value: '2026-04-03' });
    expect(american).not.toHaveProperty('doubt');
    // Dates written in another way, in two orders, or by the program of a message say nothing.
    for (const other of [
      '18-04-2026',
      '05/03/2026',
      '18/04/2026\nDue: 04/18/2026',
      '-\nSent: 04/25/2026 9:14 AM',
      '-\nVisa 4410 exp. 12/31/2027',
    ])
      expect(dateOf(`04/03/2026\nDue: ${other}`), other).toMatchObject({ value: '2026-03-04', doubt: 'date-order' });
  });

  it('have the year first if it would be too old as the last number', () => {
    expect(dateOf('14/03/26')).toEqual(expect.objectContaining({ value: '2026-03-14' }));
    expect(dateOf('14/03/26')).not.toHaveProperty('doubt');
  });

  it('have the ordinal of the first day of the month', () => {
    expect(dateOf('1er août 2026')).toMatchObject({ value: '2026-08-01' });
  });

  it('above all, before a dash and the number, are read with it', () => {
    const read = extractInvoice('3 mai 2026 - Facture F-12\nTotal 40,00');
    expect(read).toMatchObject({ documentDate: { value: '2026-05-03' }, documentNumber: { value: 'F-12' } });
    expect([read.documentDate?.doubt, read.documentNumber?.doubt]).toEqual([undefined, undefined]);
  });

  it('after an article have the label of the column on the left, or above', () => {
    const read = (...lines: readonly string[]) => extractInvoice(['Facture no 1', ...lines, 'Total 40,00'].join('\n'));
    const { documentDate } = read('Date\tle 3 mai 2026', 'Échéance\tle 2 juin 2026');
    expect(documentDate).toMatchObject({ value: '2026-05-03' });
    expect(documentDate).not.toHaveProperty('doubt');
    expect(read('Échéance    le 2 juin 2026')).not.toHaveProperty('documentDate');
    expect(read('Payable avant\tDate', 'le 2 juin 2026\tle 3 mai 2026')).toMatchObject({
      documentDate: { value: '2026-05-03' },
    });
    expect(read('Lévis\tle 3 mai 2026').documentDate).not.toHaveProperty('doubt');
  });

  it('of an item are no dates of the document', () => {
    const { documentDate } = extractInvoice('Facture no 1\n31 mai 2026\n2026-05-04   3 h   255,00\nTotal 255,00');
    expect(documentDate).toMatchObject({ value: '2026-05-31' });
    expect(documentDate).not.toHaveProperty('doubt');
  });

  it('are doubted after words that do not announce them; a town does', () => {
    const alone = (line: string) => extractInvoice(`Facture no 1\nTotal 40,00\n${line}`).documentDate;
    for (const line of [
      'Version du 2024-05-01',
      'Mis à jour le 3 mai 2024',
      'Rencontre du 3 mai 2024',
      'Rév.\t2024-05-01',
    ])
      expect(alone(line), line).toMatchObject({ doubt: 'unconfirmed' });
    for (const line of [
      'Québec, le 3 mai 2024',
      'Trois-Rivières (Québec), vendredi 3 mai 2024',
      'Le 3 mai 2024',
      'May 3, 2024 8:14 PM',
      '3 mai 2024        12, rue du Quai',
    ])
      expect(alone(line), line).not.toHaveProperty('doubt');
  });

  it('of another event is weaker than the one that follows the number or the town', () => {
    const read = (...lines: readonly string[]) => extractInvoice([...lines, 'Total 40,00'].join('\n')).documentDate;
    const date = { value: '2026-09-14' };
    expect(read('Facture F-1 du 14 septembre 2026', 'Date du bail : 2021-07-01')).toMatchObject(date);
    expect(read('Facture F-1', 'Date du sinistre : 2026-08-02', 'Longueuil, le 14 septembre 2026')).toMatchObject(date);
    expect(read('Facture F-1', 'Date d’adhésion : 2021-07-01')).toHaveProperty('doubt');
    expect(read('Facture F-1', 'Date du document : 2026-09-14')).not.toHaveProperty('doubt');
  });

  it('are refused when they do not exist; a Tuesday is not a month', () => {
    for (const written of [
      '31/02/2026',
      '2026-04-2S',
      '2026-13-01',
      '32 mars 2026',
      'mardi 12 2026',
      '3 mars 26 sacs',
      'demain',
    ])
      expect(dateOf(written)).toBeUndefined();
  });
});

describe('a number that may go on', () => {
  const numberOf = (line: string) => {
    const { value, doubt } = extractInvoice(`Hydro Boréale\n${line}\nTotal 344,93 $`).documentNumber ?? {};
    return [value, doubt];
  };

  it('is read whole in a sentence', () => {
    expect(numberOf('Merci de payer la facture no 660 201 884 12.')).toEqual(['660 201 884 12', undefined]);
  });

  it('is doubtful where something else follows its groups', () => {
    expect(numberOf('Numéro de facture : 660 201 884 12 (copie)')).toEqual(['660', 'unconfirmed']);
    expect(numberOf('No de facture : 118 B')).toEqual(['118', 'unconfirmed']);
    expect(numberOf('No de facture : 1\u200b18')).toEqual(['1', 'unconfirmed']);
    // A narrow column broke it.
    expect(numberOf('No de facture : F-2026-\n684')).toEqual(['F-2026', 'unconfirmed']);
    expect(numberOf('Invoice\tKQWZ-\nnumber\t0025')).toEqual(['0025', 'unconfirmed']);
    expect(numberOf('FACTURE\n684')).toEqual(['684', 'unconfirmed']);
  });

  it('is certain before a date, an amount or words', () => {
    expect(numberOf('Facture no 118 15 octobre 2026')).toEqual(['118', undefined]);
    expect(numberOf('Facture no 118 1 200,00 $')).toEqual(['118', undefined]);
    expect(numberOf('Facture 118 émise le 15 octobre 2026')).toEqual(['118', undefined]);
    expect(numberOf('Facture no 118 payée')).toEqual(['118', undefined]);
    expect(numberOf('Reçu :\nF-118')).toEqual(['F-118', undefined]);
    expect(numberOf('Reçu\tDate\nF-118\t2026-03-14')).toEqual(['F-118', undefined]);
  });
});

it('reads a number beside the date of the document', () => {
  const { documentNumber, documentDate } = extractInvoice('Facture : FA416159 2025-06-28\nTotal 40,00');
  expect([documentNumber?.value, documentDate?.value]).toEqual(['FA416159', '2025-06-28']);
});

it('doubts a number with letters that a scanner takes for figures', () => {
  for (const scanned of ['4O21', 'll87', 'F-2O26'])
    expect(extractInvoice(`Facture no ${scanned}\nTotal 40,00`).documentNumber?.doubt).toBe('unconfirmed');
});

it.each([
  'RELEVÉ DE COMPTE',
  'Relevé mensuel',
  'Relevé des factures',
  'État des comptes',
  'Liste des factures impayées',
  'Monthly statement',
  'ÉTAT DE COMPTE AU 31 JANVIER 2026',
  'Votre relevé de compte - janvier 2026',
  'Statement of Account as of January 31, 2026',
  'Statement date: January 31, 2026',
])('« %s »: the number, the date and the total are doubted', (title) => {
  const rows = '2026-01-04  Facture 8812  230,45 $\nFacture 8820 du 12 janvier 2026  100,00 $\nTotal 330,45 $';
  const { documentNumber, documentDate, total } = extractInvoice(`Bois Franc inc.\n${title}\n${rows}`);
  for (const reading of [documentNumber, documentDate, total]) expect(reading ?? { doubt: '' }).toHaveProperty('doubt');
});

it.each(['STATEMENT OF ACCOUNT / ÉTAT DE COMPTE', 'Relevé de compte / Account statement'])(
  '« %s »: the total is doubted',
  (title) => {
    expect(extractInvoice(`Bois Franc inc.\n${title}\nTotal 574,88`).total).toHaveProperty('doubt');
    expect(extractInvoice('Bois Franc inc.\nStatement/Invoice # 12\nTotal 574,88').total).not.toHaveProperty('doubt');
  },
);

it('doubts the total of two invoices that a reminder lists', () => {
  const rows = 'Facture 10001  2026-03-07  649,60\nFacture 10002  2026-03-07  727,15';
  const { total } = extractInvoice(`Bois Franc\nRappel de paiement\n${rows}\nTotal dû 1 376,75`);
  expect(total).toMatchObject({ value: 1376.75, doubt: 'unconfirmed' });
});

it('does not take an invoice for a statement that it names', () => {
  const invoice = extractInvoice('Bois Franc\nFacture 12\nTotal 40,00\nRelevé de compte disponible en ligne');
  expect([invoice.total, invoice.documentNumber]).toEqual([
    expect.not.objectContaining({ doubt: expect.anything() }),
    expect.not.objectContaining({ doubt: expect.anything() }),
  ]);
});

it('does not take the broken number of a registration for the number of the document, nor a sum', () => {
  expect(extractInvoice('Facture 1250.00\nTotal 1250.00').documentNumber).toBeUndefined();
  for (const before of ['TVQ (9,975 %)\n', 'TVQ (9,975\n%)\t9,98\n', '9,975 %\t9,98\n', '']) {
    const { documentNumber } = extractInvoice(`Bois Franc\n${before}no 1234567890\nTQ0001\nTotal 40,00`);
    expect(documentNumber, before).toBeUndefined();
  }
});

it.each([
  'Contrat / Facture L-77001',
  'Soumission / Facture no L-77001',
  'Devis/facture : L-77001',
  'Facture L-77001 / Commande C-99',
  'Facture de services L-77001',
  'Voici votre facture L-77001.',
  'Voici ma facture L-77001 du 2 juin 2026.',
  'Objet : Facture L-77001',
  'Notre facture L-77001 du 2 juin 2026 est en retard.',
  'Facture d’honoraires no L-77001',
  'Demande de paiement no L-77001',
  'Invoice n. L-77001',
  'Deposit invoice L-77001',
])('« %s » has the number of the invoice', (line) => {
  expect(extractInvoice(`Quai\n${line}\nTotal 40,00 $`).documentNumber).toMatchObject({ value: 'L-77001' });
});

describe('another number below the sums', () => {
  it.each([
    'Payé par carte de crédit no 4512',
    'Carte de crédit No: XXXXXXXXXXXX4512',
    'Reçu no 889',
    'Document no 77',
    'Facture no 1100 impayée',
    'Voir facture no 1100',
    'Ligne de crédit no 88-412',
    'Veuillez inscrire le no de facture 4 chiffres',
  ])('« %s » does not replace that of the invoice', (line) => {
    const { documentNumber } = extractInvoice(`Quai\nFacture : F-1204\nTotal 40,00 $\n${line}`);
    expect([documentNumber?.value, documentNumber?.doubt]).toEqual(['F-1204', undefined]);
  });

  it('is that of the invoice without one above', () => {
    expect(extractInvoice('Quai\nTotal 40,00 $\nReçu no 889').documentNumber).toMatchObject({ value: '889' });
  });
});

it('doubts the number of another kind of document beside that of the invoice', () => {
  const read = (lines: string) => extractInvoice(`Quai\n${lines}\nTotal 114,98`).documentNumber;
  expect(read('Facture : 2026-088\nDemande de paiement no : 4')?.doubt).toBe('several');
  expect(read('Facture : 2026-088\nNo de facture : 2026-088')?.doubt).toBeUndefined();
});

it('doubts the number of two invoices in one text', () => {
  const invoice = (number: number, amount: string) =>
    `Facture ${number}\nSous-total ${amount}\nTPS 5,00\nTVQ 9,98\nTotal 1${amount}`;
  const { documentNumber } = extractInvoice(`Quai\n${invoice(1001, '14,00')}\n${invoice(1002, '15,00')}`);
  expect(documentNumber?.doubt).toBe('several');
});

it.each([
  ['Plomberie Rive inc.\nService rapide et courtois\nFacture 12', undefined],
  ['Loomstack\nAustin, TX 78701\nUnited States\nInvoice 12', undefined],
])('%j: a slogan or a country is no other name', (top, doubt) =>
  expect(extractInvoice(`${top}\nTotal 114,98`).supplier?.doubt).toBe(doubt),
);

it.each([
  // « De » may be a place, « Vendor » another company.
  ['Taxi Luc\nDe : Beauport\nFacture 12', 'several'],
  ['Atelier Fjord\n12, rue du Quai\nFacture 12\nFrom\nQuebec City', 'several'],
  ['---------- Message transféré ----------\nVerdi Paysage\nFacture 12', 'unconfirmed'],
  ['Mme Sylvie Hamel\n45, rue des Lilas\nChauffage Blais inc.\n12, rue Blais\nFacture 12', 'several'],
])('%j: the supplier is doubted', (top, doubt) =>
  expect(extractInvoice(`${top}\nTotal 114,98`).supplier?.doubt).toBe(doubt),
);

it.each([
  ['Traductions Lémac s.e.n.c.\ntraduction et révision\nC.P. 4411\nFacture 12', 'Traductions Lémac s.e.n.c.'],
  ['Madame,\nVoici la facture 12', undefined],
])('%j: the name is that of the company', (top, name) =>
  expect(extractInvoice(`${top}\nTotal 114,98`).supplier?.value).toBe(name),
);

it.each(['Facturé du 2026-05-01 au 2026-05-31', 'Invoice for May 1, 2026 to May 31, 2026'])(
  '« %s » is a period',
  (line) => expect(extractInvoice(`Quai\nFacture 12\n${line}\nTotal 114,98`).documentDate).toBeUndefined(),
);

it('doubts the number of « Facture 2/4 »', () =>
  expect(extractInvoice('Quai\nFacture 2/4\nTotal 114,98').documentNumber?.doubt).toBe('unconfirmed'));
