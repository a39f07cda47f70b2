import { expect, it } from 'vitest';
import { extractInvoice } from '../../src/invoice/extract.ts';

it.each([
  'Remboursement',
  'Virement Interac',
  'Contrat 3413',
  'Votre réf. PO-777',
  'Tous les montants sont en dollars canadiens',
  'Avis de retard',
  'Document no    Vendu par',
  'Chère Marie,',
  'NOTE DE FRAIS',
  'Prairie Wind Gear, Calgary AB',
  'Salut Marc',
  'Dear Marie',
  'De : Marie Roy <marie@quai.example>',
  'Sous total 300',
  'Canada',
])('does not take « %s » for the supplier, in place of a name that it cannot tell', (line) => {
  const { supplier } = extractInvoice(`Facture Simple inc.\nReçu no 12\n${line}\nTotal 40,00`);
  expect(supplier).toBeUndefined();
});

it.each([
  ['below a number and a date', 'Facture no 12\nLe 3 mai 2026\nGazon vert', 'unconfirmed'],
  ['made of other words, below a name that is not read', 'Solde Mode\nRemis en main propre\n3 mai 2026', 'unconfirmed'],
  ['with an address, below another address', 'Solde Mode\n12, rue du Quai\nHôtel Plume\n3, 3e Rang', 'several'],
  ['below a slogan and a name that is not read', 'Depuis 1974\nDate & Figue\n12, rue du Quai', 'several'],
  ['that may go on in the next line', 'Télécom\nBoréal', 'several'],
  ['below a title', 'FACTURE DE VENTE\nBois Franc', undefined],
  ['below « Honoraires professionnels »', 'Honoraires professionnels\nBois Franc\n12, rue du Quai', undefined],
  [
    'of a company after « Facturé par », without another name',
    'Facture no 12\nFacturé par : Bois Franc inc.',
    undefined,
  ],
  ['after « Receipt from »', 'Receipt from Bois Franc\nInvoice #12', 'unconfirmed'],
  ['that starts with a noun of another document', 'Job Express inc.\nJob # 12\nFacture no 12', undefined],
  [
    'above the lines of a till',
    'CAFÉ DU QUAI\nMAGASIN 003 CAISSE 7\nCAISSE 2 JULIE\nADDITION 10288\nTable 4   Serveur: Mia',
    undefined,
  ],
  ['above an abbreviated street', 'CAFÉ DU QUAI\n1 PL. DE LA GARE\nSHERBROOKE', undefined],
  ['above another one with a number', 'Service rapide\nGarage 2000', 'several'],
  ['beside the number', 'Facture F-12      Bois Franc\n3 mai 2026      12, rue du Quai', undefined],
  ['of a number and words', '360, agence Web\n1200, Cartier\nFacture no 12', undefined],
  ['in « Canada »', 'Bell Canada\nFacture no 12', undefined],
  ['whose address is below a title', 'Bois Franc\nFACTURE / INVOICE\n12, rue du Quai', undefined],
  ['with an address, below a number', 'Facture no 12\nBois Franc\n12, rue du Quai', 'unconfirmed'],
  ['above details and a customer', 'Bois Franc\n12, rue du Quai\nRBQ 5678-1234\nHôtel Plume\n3, 3e Rang', undefined],
  [
    'above a number and a customer without a label',
    'Bois Franc\n12, rue du Quai\nFacture no 12\nHôtel Plume\n3, 3e Rang',
    undefined,
  ],
  [
    'without an address, above a number and another name',
    'Bois Franc\nFacture no 12\nHôtel Plume\n3, 3e Rang',
    'several',
  ],
  ['above the town of a letterhead', 'Hôtel Plume\n3, 3e Rang\nLévis QC G6V 3A4\n12, rue du Quai', 'several'],
  [
    'beside a label without a colon',
    'Bois Franc\n12, rue du Quai\nÀ l’attention de Hôtel Plume\n3, 3e Rang',
    undefined,
  ],
])('a name %s may be doubted', (_where, top, doubt) => {
  const { supplier } = extractInvoice(`${top}\nTotal 40,00`);
  expect([supplier !== undefined, supplier?.doubt]).toEqual([true, doubt]);
});

it.each(['Toitures AB', 'Table 4 Bistro'])('reads « %s », which is no province and no table', (name) => {
  const { supplier } = extractInvoice(`${name}\n230, Grande Allée\nTotal 40,00`);
  expect(supplier).toEqual(expect.objectContaining({ value: name }));
  expect(supplier).not.toHaveProperty('doubt');
});

it('does not take a number for the supplier', () => {
  expect(extractInvoice('Verlag Roy\nLindenstraße 4\n10969 Berlin\nTotal 40,00').supplier?.value).toBe('Verlag Roy');
  expect(extractInvoice('Solde Mode\nClient no :\nINV-230953\nTotal 40,00').supplier).toBeUndefined();
  expect(extractInvoice('Invoice #\tTB/2023/14\n12, rue du Quai\nTotal 40,00').supplier).toBeUndefined();
  expect(extractInvoice('Invoice 12\nIssued on\n12, rue du Quai\nTotal 40,00').supplier).toBeUndefined();
  expect(extractInvoice('1600 Lakeside Pkwy\nTotal 40,00').supplier).toBeUndefined();
  expect(extractInvoice('3e étage, 40 rue Principale\nTotal 40,00').supplier).toBeUndefined();
  expect(extractInvoice('Succursale #503\n12, rue du Quai\nTotal 40,00').supplier).toBeUndefined();
});

it('does not take a title, a sentence or « Vendu par » for a part of the name', () => {
  expect(extractInvoice('Avoir no 45\nBoutique Cyan\nTotal 40,00').supplier?.value).toBe('Boutique Cyan');
  expect(extractInvoice('Votre facture est prête\nMontant dû : 98,75 $').supplier).toBeUndefined();
  expect(extractInvoice('Bureau en Gros\nBureau 12\nTotal 40,00').supplier?.value).toBe('Bureau en Gros');
  expect(extractInvoice('Verger Roy — 88, rang Nord\nTotal 40,00').supplier?.value).toBe('Verger Roy');
  const twice = 'Boutique Cyan\nVendu par Boutique Cyan\nTotal 40,00';
  expect(extractInvoice(twice).supplier).not.toHaveProperty('doubt');
  for (const seller of ['Vendu par', 'Vendu par / Sold by', 'De / From :', 'De : / From:'])
    expect(extractInvoice(`${seller} Boutique Cyan\nTotal 40,00`).supplier?.value).toBe('Boutique Cyan');
});

it.each([
  'De : Julie Roy\nEnvoyé : 18 avril 2026 09:12\nÀ : Compta\nObjet : Votre facture',
  'From: Julie Roy <julie@exemple.ca>\nDate: Sat, Apr 18, 2026 at 9:12 AM\nSubject: Votre facture\nTo: <compta@exemple.ca>',
])('does not take the sender of a message for the supplier: %j', (head) => {
  const { supplier } = extractInvoice(`${head}\n\nBois Franc inc.\nFacture no 12\nTotal 40,00`);
  expect(supplier).toEqual(expect.objectContaining({ value: 'Bois Franc inc.' }));
  expect(supplier).not.toHaveProperty('doubt');
  const below = extractInvoice(`${head}\n\nFacture no 12\nTotal 40,00\n\nDe : Bois Franc inc.`);
  expect(below.supplier?.value).toBe('Bois Franc inc.');
});

it('does not take an employee for the supplier, nor a name that may be one without a doubt', () => {
  const supplierOf = (top: string, seller: string) =>
    extractInvoice(`${top}\nFacture no 12\n${seller}\nTotal 40,00`).supplier;
  const letterhead = 'Bois Franc inc.\n12, rue Saint-Jean';
  for (const seller of ['Vendeur : Luc', 'Seller: JT', 'Vendu par : Marie-Ève L.']) {
    expect(supplierOf(letterhead, seller)).toEqual(expect.objectContaining({ value: 'Bois Franc inc.' }));
    expect(supplierOf(letterhead, seller)).not.toHaveProperty('doubt');
  }
  expect(supplierOf(letterhead, 'Vendu par : Kim Roy')).toMatchObject({ value: 'Bois Franc inc.', doubt: 'several' });
  expect(supplierOf('Kanuk', 'Vendu par Boutique Cyan')).toMatchObject({ value: 'Boutique Cyan', doubt: 'several' });
  expect(supplierOf('', 'Vendeur : Luc')).toMatchObject({ value: 'Luc', doubt: 'unconfirmed' });
});

it.each(['Chèque à l’ordre de : Gestion Marquette inc.', 'Make cheques payable to Gestion Marquette inc.'])(
  '« %s » names the supplier, with a doubt, if nothing else does',
  (line) => {
    const supplierOf = (top: string) => extractInvoice(`${top}Facture 12\nTotal 40,00\n${line}`).supplier;
    expect(supplierOf('')).toMatchObject({ value: 'Gestion Marquette inc.', doubt: 'unconfirmed' });
    expect(supplierOf('Bois Franc\n')?.value).toBe('Bois Franc');
  },
);

it('does not take the start of a sentence, nor a long one, for the supplier', () => {
  const thanks = 'Nous vous remercions de votre confiance et de votre fidélité depuis toujours';
  expect(extractInvoice(`${thanks}\nFacture no 12\nTotal 40,00`).supplier).toBeUndefined();
  const { supplier } = extractInvoice('Peinture du salon, selon la\nsoumission acceptée\t40,00\nTotal 40,00');
  expect(supplier).toBeUndefined();
});
