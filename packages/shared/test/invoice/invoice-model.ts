import fc from 'fast-check';
import type { InvoiceField } from '../../src/invoice/types.ts';

/**
 * A generator of invoices whose fields are known because it made them. It describes what businesses print, not what the reader
 * accepts: a new way of writing an invoice is added here first.
 */

/** A label and its value; the value is empty where one sentence has both. */
export interface Row {
  readonly label: string;
  readonly value: string;
}

export type Truth = { readonly [Field in InvoiceField]?: string | number };

export interface InvoiceModel {
  /** What this invoice tries, for the count of falsehoods by family. */
  readonly family: string;
  readonly supplier: string;
  /** Address, telephone and registrations of the supplier. */
  readonly supplierLines: readonly string[];
  readonly title: string | undefined;
  /** Number, date, and the other numbers and dates around them. */
  readonly meta: readonly Row[];
  readonly customerLabel: string;
  readonly customer: readonly string[];
  readonly heading: readonly string[];
  readonly items: readonly (readonly string[])[];
  readonly sums: readonly Row[];
  readonly footer: readonly string[];
  readonly truth: Truth;
  /** A tax or the total was changed: the sums cannot be right. */
  readonly planted: boolean;
}

export interface Picker {
  one<T>(from: readonly T[]): T;
  int(min: number, max: number): number;
  /** True in so many cases of a hundred. */
  chance(percent: number): boolean;
  some<T>(from: readonly T[], most: number): T[];
}

const trades = [
  'Boulangerie',
  'Garage',
  'Clinique dentaire',
  'Services conseils',
  'Les Entreprises',
  'Studio',
  'Groupe',
  'Atelier',
  'Ferme',
  'Transport',
  'Toitures',
  'Plomberie',
  'Librairie',
  'Location',
  'Pharmacie',
  'Informatique',
  'Paysagiste',
  'Verger',
] as const;
const names = [
  'Bellerive',
  'du Faubourg',
  'Tremblay & Fils',
  'Côté',
  'L’Épinette noire',
  'des Deux-Rives',
  'Saint-Roch',
  'Gagnon-Roy',
  'Boréal',
  'de la Côte',
  'Morin et associés',
  'Harfang',
  'Rang Double',
] as const;
const englishNames = [
  'Northern Lights Electric',
  'Maple Ridge Consulting',
  'Smith & Sons',
  'Blue Heron Design',
  'St. Lawrence Freight',
  'Granite Harbour Supply',
  'Riverside Dental',
] as const;
const people = [
  'Julie Tremblay, graphiste',
  'Me Sylvie Garneau, notaire',
  'Marc-André Bédard',
  'Lise Ouellet CPA',
] as const;
const streets = [
  'rue Saint-Jean',
  'boul. Laurier',
  'chemin du Lac',
  'avenue Cartier',
  '3e Rang',
  'rue de la Couronne',
] as const;
const towns = [
  'Québec (Québec)  G1R 2B5',
  'Lévis QC G6V 3A4',
  'Montréal, Québec H2X 1Y4',
  'Saguenay (QC) G7H 5B1',
] as const;
const goods = {
  fr: [
    'Main-d’œuvre',
    'Pose de gypse 4 x 8',
    'Boîte de vis no 8',
    'Consultation du 3 au 7 mars',
    'Hébergement Web, 12 mois',
    'Verre trempé 6 mm',
    'Bouquet de saison',
    'Changement d’huile 5W30',
    'Impression, 500 copies',
  ],
  en: ['Labour', 'Oil change 5W30', 'Web hosting, 12 months', 'Printing, 500 copies', 'Gravel 0-3/4', 'Site visit'],
} as const;

const months = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};
const shortMonths = {
  fr: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' '),
  en: 'Jan. Feb. Mar. Apr. May June July Aug. Sept. Oct. Nov. Dec.'.split(' '),
};
const two = (value: number) => String(value).padStart(2, '0');

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const iso = ({ year, month, day }: Day) => `${year}-${two(month)}-${two(day)}`;

type Language = 'fr' | 'en';

function writersOfDates(language: Language): readonly ((day: Day) => string)[] {
  const long = ({ month }: Day) => months[language][month - 1] ?? '';
  const short = ({ month }: Day) => shortMonths[language][month - 1] ?? '';
  const numeric = [
    iso,
    ({ year, month, day }: Day) => `${year}/${two(month)}/${two(day)}`,
    ({ year, month, day }: Day) => `${year}.${two(month)}.${two(day)}`,
    (day: Day) => `${two(day.day)}-${(months.en[day.month - 1] ?? '').slice(0, 3).toUpperCase()}-${day.year}`,
  ];
  return language === 'fr'
    ? [
        ...numeric,
        (day) => `${day.day === 1 ? '1er' : day.day} ${long(day)} ${day.year}`,
        (day) => `${day.day} ${short(day)} ${day.year}`,
        (day) => `${two(day.day)}/${two(day.month)}/${day.year}`,
        (day) => `${two(day.day)}-${two(day.month)}-${day.year}`,
      ]
    : [
        ...numeric,
        (day) => `${long(day)} ${day.day}, ${day.year}`,
        (day) => `${short(day)} ${day.day}, ${day.year}`,
        (day) => `${day.day} ${long(day)} ${day.year}`,
      ];
}

const grouped = (cents: number, space: string, mark: string) =>
  `${String(Math.floor(cents / 100)).replace(/\B(?=(?:\d{3})+$)/g, space)}${mark}${two(cents % 100)}`;

/** A writer of amounts in cents; a sign before or brackets around a negative one. */
function writerOfAmounts({ one }: Picker, language: Language): (cents: number) => string {
  const dollars =
    language === 'en'
      ? one([
          (cents: number) => `$${grouped(cents, ',', '.')}`,
          (cents: number) => grouped(cents, ',', '.'),
          (cents: number) => `$${grouped(cents, '', '.')}`,
          (cents: number) => `${grouped(cents, ',', '.')} CAD`,
        ])
      : one([
          (cents: number) => `${grouped(cents, ' ', ',')} $`,
          (cents: number) => `${grouped(cents, '\u00a0', ',')}\u00a0$`,
          (cents: number) => `${grouped(cents, '\u202f', ',')}\u00a0$`,
          (cents: number) => `${grouped(cents, '', ',')}$`,
          (cents: number) => grouped(cents, ' ', ','),
          (cents: number) => `${grouped(cents, '', '.')} $`,
          (cents: number) => grouped(cents, ' ', '.'),
        ]);
  const negative = one([
    (text: string) => `-${text}`,
    (text: string) => `\u2212${text}`,
    (text: string) => `(${text})`,
  ]);
  return (cents) => (cents < 0 ? negative(dollars(-cents)) : dollars(cents));
}

function writeNumber({ one, int }: Picker, year: number): string {
  const digits = String(int(101, 998_000));
  return one([
    () => digits,
    () => digits.padStart(8, '0'),
    () => `F-${year}-${String(int(1, 400)).padStart(3, '0')}`,
    () => `INV-${digits.padStart(5, '0')}`,
    () => `${year}/${int(101, 900)}`,
    () => `TB-${year}-${int(10, 99)}`,
    () => `${one(['A', 'FC', 'QX'])}${digits}`,
    () => `${int(10, 99)}-${int(100, 999)}`,
    () => `${int(100, 999)}-B`,
    () => `FAC${year}${two(int(1, 12))}${two(int(1, 28))}`,
    () => `${int(100, 999)} ${int(100, 999)} ${int(100, 999)} ${int(10, 99)}`,
    () => `${one(['F', 'QX'])} ${int(10, 99)} ${int(1000, 9999)}`,
    () => `${year} - ${int(101, 900)}`,
  ])();
}

const numberLabels = {
  fr: [
    'Facture no',
    'Facture n°',
    'FACTURE N°',
    'No de facture',
    'N° de facture',
    'Numéro de facture',
    'Facture #',
    'Facture :',
    'Facture',
    'FACTURE',
    'N° :',
    'Numéro :',
    'Facture / Invoice :',
    'Facture/Invoice no',
    'Facture numéro',
    'Reçu no',
    'Reçu',
    'Note d’honoraires no',
    'Réf. facture',
    'Votre facture no',
    'Document no',
    'Facture de la commande',
    'Compte d’honoraires n°',
    'Fact. no',
    'No fact.',
  ],
  en: [
    'Invoice #',
    'Invoice No.',
    'Invoice Number',
    'INVOICE',
    'Invoice:',
    'Invoice no:',
    'Tax Invoice #',
    'Receipt #',
    'Receipt',
    'Bill No.',
    'Bill number',
    'Document No.',
    'No.:',
    'Invoice ID',
    'Invoice / Facture :',
    'Statement/Invoice #',
  ],
} as const;
const creditLabels = {
  fr: ['Note de crédit no', 'NOTE DE CRÉDIT N°', 'No de note de crédit', 'Note de crédit :', 'Crédit no', 'Numéro :'],
  en: ['Credit note #', 'Credit Note No.', 'CREDIT MEMO', 'Credit memo number'],
} as const;
const originalLabels = {
  fr: [
    'Facture d’origine',
    'Facture corrigée :',
    'Facture créditée no',
    'En référence à la facture',
    'Annule la facture no',
    'Crédit sur la facture n°',
    'Relative à la facture',
    'Corrige la facture',
    'Facture initiale no',
  ],
  en: ['Original invoice #', 'Applies to invoice', 'Corrects invoice no.', 'Credit for invoice #', 'Ref. invoice'],
} as const;
const dateLabels = {
  fr: [
    'Date',
    'Date :',
    'Date de facture',
    'Date de la facture :',
    'Date de facturation',
    'Émise le',
    'Facturé le',
    'Date d’émission :',
    'Le',
    'Date du document',
  ],
  en: ['Date', 'Date:', 'Invoice Date', 'Invoice date:', 'Issue Date', 'Billing date', 'Dated', 'Issued on'],
} as const;
const otherDates = {
  fr: [
    'Échéance',
    'Date d’échéance :',
    'Payable avant le',
    'À payer avant le',
    'Date de livraison',
    'Livré le',
    'Date de commande',
    'Commandé le',
    'Valable jusqu’au',
    'Date limite de paiement',
  ],
  en: ['Due Date', 'Due date:', 'Payment due', 'Ship date', 'Order date', 'Delivery date:', 'Pay before'],
} as const;
const otherNumbers = {
  fr: [
    'No de client',
    'Client no :',
    'Bon de commande',
    'No de commande',
    'Votre commande no',
    'No de dossier :',
    'Contrat no',
    'Projet',
    'Soumission no',
    'No de compte',
    'Bon de travail no',
    'Référence',
    'No TPS',
    'NEQ',
    'Licence RBQ',
  ],
  en: [
    'Customer #',
    'PO Number',
    'P.O. #',
    'Order No.',
    'Account number:',
    'Job #',
    'Quote no.',
    'Your ref.',
    'GST #',
    'Contract No.',
  ],
} as const;
const titles = { fr: ['FACTURE', 'Facture', 'Facture de vente'], en: ['INVOICE', 'Invoice', 'TAX INVOICE'] } as const;
const customerLabels = {
  fr: [
    'Facturé à',
    'Facturé à :',
    'Facturer à :',
    'Client :',
    'Vendu à',
    'À l’attention de',
    'Destinataire :',
    'Adresse de facturation',
  ],
  en: ['Bill to', 'Bill To:', 'Sold to:', 'Customer:', 'Billed to', 'Invoice to:'],
} as const;
const headings = {
  fr: [
    ['Description', 'Qté', 'Prix', 'Montant'],
    ['Article', 'Quantité', 'Prix unitaire', 'Total'],
    ['Désignation', 'Qté', 'Taux', 'Total'],
  ],
  en: [
    ['Description', 'Qty', 'Price', 'Amount'],
    ['Item', 'Quantity', 'Unit price', 'Total'],
  ],
} as const;
const footers = {
  fr: [
    'Merci de votre confiance!',
    'Payable en 30 jours.',
    'Intérêts de 1,5 % par mois (18 % par an) sur tout solde impayé.',
    'Virement : institution 815, transit 20001, compte 1234567',
    'TPS : 123456789 RT0001   TVQ : 1234567890 TQ0001',
    'No TPS 812345678RT0001',
    'Des frais de 25,00 $ s’appliquent à tout chèque sans provision.',
    'Questions? 418 555-0142 ou comptes@exemple.ca',
    'Page 1 de 1',
    'Total des heures : 12',
  ],
  en: [
    'Thank you for your business!',
    'Net 30 days. 2% per month on overdue accounts.',
    'GST 123456789 RT0001  QST 1234567890 TQ0001',
    'A fee of $25.00 applies to returned cheques.',
    'Page 1 of 1',
    'Questions? 418-555-0142',
  ],
} as const;
const sumLabels = {
  fr: {
    subtotal: [
      'Sous-total',
      'Sous-total :',
      'SOUS-TOTAL',
      'Sous-total avant taxes',
      'Montant avant taxes',
      'Total avant taxes',
      'Total partiel',
      'S/total',
      's-tot',
      'Total HT',
      'Montant hors taxes',
      'Sous total',
    ],
    gst: [
      'TPS',
      'TPS (5 %)',
      'TPS 5 % :',
      'T.P.S.',
      'TPS/TVH',
      'TPS 123456789 RT0001',
      'Taxe fédérale (TPS)',
      'TPS @ 5%',
      'Plus TPS 5,0 %',
    ],
    qst: [
      'TVQ',
      'TVQ (9,975 %)',
      'TVQ 9,975 % :',
      'T.V.Q.',
      'TVQ',
      'TVQ 1234567890 TQ0001',
      'Taxe provinciale (TVQ)',
      'TVQ @ 9.975%',
      'Plus TVQ 9,975 %',
    ],
    taxes: [
      'Taxes (TPS + TVQ)',
      'Taxes',
      'TPS et TVQ',
      'TPS/TVQ (14,975 %)',
      'Taxes (TPS et TVQ) :',
      'Total des taxes',
      'TPS + TVQ',
      'Taxes applicables',
      'Taxes 14,975 %',
    ],
    hst: ['TVH', 'T.V.H.', 'Taxe de vente harmonisée'],
    total: [
      'Total',
      'TOTAL',
      'Total :',
      'Total à payer',
      'Grand total',
      'Montant total',
      'Montant TTC',
      'Total TTC',
      'Total de la facture',
      'Montant dû',
      'Total (taxes incluses)',
      'Total CAD',
      'MONTANT TOTAL',
      'Total facturé',
      'Total général',
      'Tot.',
    ],
    balance: [
      'Solde à payer',
      'Solde dû',
      'Solde',
      'Solde restant',
      'Reste à payer',
      'Montant à payer',
      'Montant dû',
      'Solde de la facture',
      'Net à payer',
    ],
    deposit: [
      'Acompte',
      'Acompte versé',
      'Dépôt reçu',
      'Moins acompte',
      'Paiement reçu',
      'Montant versé',
      'Moins : dépôt',
      'Versement reçu',
      'Déjà payé',
    ],
    discount: [
      'Rabais',
      'Rabais (10 %)',
      'Escompte',
      'Remise',
      'Rabais fidélité',
      'Moins : rabais',
      'Remise commerciale',
    ],
    afterDiscount: ['Sous-total après rabais', 'Total après rabais', 'Sous-total'],
    delivery: ['Livraison', 'Frais de livraison', 'Transport', 'Frais de port', 'Manutention', 'Expédition'],
    tip: ['Pourboire', 'Consigne', 'Consignes'],
    fee: ['Frais d’administration', 'Contribution volontaire', 'Écofrais', 'Arrondi de service', 'Frais de dossier'],
    exempt: [
      'Exempté de taxes',
      'Exonéré',
      'Aucune taxe applicable',
      'Non taxable',
      'Petit fournisseur : taxes non perçues',
    ],
    base: ['Montant taxable', 'Base taxable', 'Total taxable'],
    paid: ['Payé par Visa', 'Interac', 'Comptant', 'Payé'],
  },
  en: {
    subtotal: [
      'Subtotal',
      'Sub-total',
      'SUBTOTAL',
      'Subtotal:',
      'Amount before taxes',
      'Total before tax',
      'Net amount',
      'Total excl. taxes',
    ],
    gst: ['GST', 'GST (5%)', 'GST 5%:', 'G.S.T.', 'GST/HST', 'GST # 123456789 RT0001', 'Goods and Services Tax'],
    qst: ['QST', 'QST (9.975%)', 'QST 9.975%:', 'Q.S.T.', 'QST', 'QST # 1234567890 TQ0001', 'Quebec Sales Tax'],
    taxes: ['Taxes (GST + QST)', 'Taxes', 'GST & QST', 'GST/QST 14.975%', 'Total taxes', 'Sales taxes', 'Tax'],
    hst: ['HST', 'H.S.T.', 'Harmonized Sales Tax'],
    total: [
      'Total',
      'TOTAL',
      'Total:',
      'Total Due',
      'Grand Total',
      'Total amount',
      'Invoice total',
      'Amount due',
      'Total (CAD)',
      'Total incl. taxes',
      'Total payable',
    ],
    balance: [
      'Balance due',
      'Balance',
      'Amount due',
      'Balance owing',
      'Remaining balance',
      'Amount payable',
      'Outstanding balance',
    ],
    deposit: [
      'Deposit',
      'Less deposit',
      'Payment received',
      'Amount paid',
      'Down payment',
      'Less: payments',
      'Prepaid',
    ],
    discount: ['Discount', 'Discount (10%)', 'Less discount', 'Rebate', 'Loyalty discount'],
    afterDiscount: ['Subtotal after discount', 'Subtotal'],
    delivery: ['Shipping', 'Delivery', 'Shipping & handling', 'Freight', 'Delivery fee'],
    tip: ['Tip', 'Gratuity'],
    fee: ['Admin fee', 'Environmental fee', 'Fuel surcharge', 'Processing fee'],
    exempt: ['Tax exempt', 'No tax applicable', 'Zero-rated'],
    base: ['Taxable amount', 'Taxable sales'],
    paid: ['Visa', 'Paid by card', 'Cash', 'Paid'],
  },
} as const;

const taxOf = (cents: number, thousandths: number) =>
  Math.sign(cents) * Math.round((Math.abs(cents) * thousandths) / 100_000);

const families = [
  'plain',
  'plain',
  'plain',
  'combined taxes',
  'HST',
  'exempt',
  'exempt, zeros',
  'no total',
  'deposit',
  'deposit before the total',
  'discount',
  'discount and second subtotal',
  'delivery',
  'tip',
  'fee',
  'part taxable',
  'GST only',
  'no subtotal',
  'bare total',
  'paid by card',
  'credit note',
  'wrong tax',
  'wrong total',
  'wrong total with deposit',
  'wrong combined taxes',
  'wrong total with discount',
] as const;

type Family = (typeof families)[number];

interface Sums {
  readonly rows: readonly Row[];
  readonly truth: Truth;
  readonly planted: boolean;
}

function sumsOf(
  pick: Picker,
  family: Family,
  language: Language,
  itemsSum: number,
  money: (cents: number) => string,
): Sums {
  const { one, int, chance } = pick;
  const labels = sumLabels[language];
  const rows: Row[] = [];
  const add = (name: keyof typeof labels, cents: number) => {
    rows.push({ label: one<string>(labels[name]), value: money(cents) });
  };
  const dollars = (cents: number) => cents / 100;
  const sign = family === 'credit note' && chance(60) ? -1 : 1;
  const isWrong = family.startsWith('wrong');
  let subtotal = sign * itemsSum;
  let base = subtotal;
  let extra = 0;
  const lapse = (cents: number) => cents + one([-1, 1]) * one([9, 90, 900, 1000, 1800, int(3, 4000)]);

  if (family === 'bare total') {
    add('total', subtotal);
    return { rows, truth: { total: dollars(subtotal) }, planted: false };
  }
  if (family !== 'no subtotal') add('subtotal', subtotal);
  if (family.includes('discount')) {
    const off = Math.max(1, Math.round(subtotal * one([0.05, 0.1, 0.15])));
    rows.push({ label: one<string>(labels.discount), value: money(chance(60) ? -off : off) });
    base = subtotal - off;
    if (family === 'discount and second subtotal') {
      add('afterDiscount', base);
      subtotal = base;
    }
  }
  if (family === 'delivery') {
    const delivery = int(500, 9000);
    add('delivery', delivery);
    base = subtotal + delivery;
  }
  let whole = base;
  if (family === 'part taxable') {
    base = Math.round(subtotal * one([0.3, 0.5, 0.8]));
    if (chance(60)) add('base', base);
  }
  const truth: { -readonly [Field in InvoiceField]?: number } = {};
  let taxes = 0;
  const federal = taxOf(base, 5000);
  const provincial = taxOf(base, 9975);
  if (family === 'combined taxes' || family === 'wrong combined taxes') {
    const right = federal + provincial;
    taxes = family === 'combined taxes' ? right : lapse(right);
    add('taxes', taxes);
  } else if (family === 'HST') {
    taxes = taxOf(base, 13_000);
    add('hst', taxes);
    truth.gst = dollars(taxes);
  } else if (family === 'exempt') {
    if (chance(60)) rows.push({ label: one<string>(labels.exempt), value: '' });
  } else if (family === 'exempt, zeros') {
    add('gst', 0);
    add('qst', 0);
    if (chance(70)) rows.push({ label: one<string>(labels.exempt), value: '' });
    truth.gst = 0;
    truth.qst = 0;
  } else {
    const atFault = family === 'wrong tax' ? one(['gst', 'qst']) : undefined;
    const gst = atFault === 'gst' ? lapse(federal) : federal;
    // The base in the line of the tax: « TPS 5 % sur 30,00 $ ».
    const isOnBase = family === 'part taxable' && chance(30);
    const of = language === 'fr' ? one([' sur ', ' de ']) : ' of ';
    if (isOnBase)
      rows.push({ label: `${language === 'fr' ? 'TPS 5 %' : 'GST 5%'}${of}${money(base)}`, value: money(gst) });
    else add('gst', gst);
    truth.gst = dollars(gst);
    taxes = gst;
    if (family !== 'GST only') {
      const qst = atFault === 'qst' ? lapse(provincial) : provincial;
      if (isOnBase)
        rows.push({
          label: `${language === 'fr' ? 'TVQ 9,975 %' : 'QST 9.975%'}${of}${money(base)}`,
          value: money(qst),
        });
      else add('qst', qst);
      truth.qst = dollars(qst);
      taxes += qst;
    }
    if (chance(12)) rows.push({ label: language === 'fr' ? 'Total des taxes' : 'Total taxes', value: money(taxes) });
  }
  if (family === 'tip') {
    extra = int(100, 3000);
    add('tip', extra);
  }
  if (family === 'fee') {
    extra = int(100, 3000);
    add('fee', extra);
  }
  whole += taxes + extra;
  const total = isWrong && family.includes('total') ? lapse(whole) : whole;
  const paid = Math.max(100, Math.round(Math.abs(total) * one([0.1, 0.25, 0.5])));
  const signed = () => money(chance(60) ? -paid : paid);
  if (family === 'deposit before the total') {
    // The paper has only what is left to pay: no total.
    rows.push(
      { label: one<string>(labels.deposit), value: signed() },
      { label: one<string>(labels.balance), value: money(total - paid) },
    );
  } else if (family !== 'no total') {
    add('total', total);
    truth.total = dollars(total);
  }
  if (family === 'deposit' || family === 'wrong total with deposit') {
    rows.push(
      { label: one<string>(labels.deposit), value: signed() },
      { label: one<string>(labels.balance), value: money(total - paid) },
    );
  }
  if (family === 'paid by card') {
    add('paid', total);
    if (chance(50)) add('balance', 0);
  }
  if (family !== 'no subtotal') truth.subtotal = dollars(subtotal);
  return { rows, truth, planted: isWrong };
}

function supplierOf({ one, int, chance }: Picker, language: Language): string {
  if (chance(6)) return `${int(9000, 9499)}-${int(1000, 9999)} Québec inc.`;
  if (language === 'fr' && chance(8)) return one(people);
  const plain =
    language === 'en'
      ? `${one(englishNames)}${one(['', ' Ltd.', ' Inc.', ' LLP'])}`
      : `${one(trades)} ${one(names)}${one(['', '', ' inc.', ' ltée', ' enr.', ' s.e.n.c.'])}`;
  return chance(20) ? plain.toUpperCase() : plain;
}

function build(pick: Picker): InvoiceModel {
  const { one, int, chance, some } = pick;
  const family = one(families);
  const language: Language = chance(65) ? 'fr' : 'en';
  const money = writerOfAmounts(pick, language);
  const write = one(writersOfDates(language));
  const day = (): Day => ({ year: int(2024, 2026), month: int(1, 12), day: int(1, 28) });
  const date = day();
  const dateText = write(date);
  const documentNumber = writeNumber(pick, date.year);
  const supplier = supplierOf(pick, language);
  const isCredit = family === 'credit note';
  const label = one<string>((isCredit ? creditLabels : numberLabels)[language]);
  const hasDate = chance(95);
  const hasNumber = chance(95);
  const meta: Row[] = [];
  // One sentence for both: « Facture 12 du 1 déc. 2025 », « Reçu R-221, le 9 mai 2026 ».
  const isSentence = hasDate && hasNumber && chance(12);
  const bare = label.replace(/ ?:$/, '');
  if (isSentence) {
    const joint =
      language === 'fr' ? one([' du ', ', le ', ', ', ' — ', ' en date du ']) : one([', ', ' dated ', ' — ', ' of ']);
    meta.push({ label: `${bare} ${documentNumber}${joint}${dateText}`, value: '' });
  } else {
    if (hasNumber) meta.push({ label, value: documentNumber });
    if (hasDate) meta.push({ label: one<string>(dateLabels[language]), value: dateText });
  }
  if (isCredit) {
    const original = `${one<string>(originalLabels[language])} ${writeNumber(pick, date.year)}`;
    meta.push({
      label: chance(40) ? `${original} ${language === 'fr' ? 'du' : 'of'} ${write(day())}` : original,
      value: '',
    });
  }
  const decoys: Row[] = [
    ...some(otherDates[language], 2).map((name) => ({ label: name as string, value: write(day()) })),
    ...some(otherNumbers[language], 2).map((name) => ({
      label: name as string,
      value: /TPS|GST/.test(name)
        ? '123456789 RT0001'
        : /RBQ/.test(name)
          ? '5678-1234-01'
          : /NEQ/.test(name)
            ? '1166554433'
            : writeNumber(pick, date.year),
    })),
  ];
  for (const decoy of decoys) meta.splice(int(isSentence ? 1 : 0, meta.length), 0, decoy);

  const wordsOf = goods[language];
  const items = Array.from({ length: int(1, 6) }, () => {
    const count = int(1, 12);
    const price = int(150, 90_000);
    return { text: one<string>(wordsOf), count, price };
  });
  const sum = items.reduce((all, { count, price }) => all + count * price, 0);
  const sums = sumsOf(pick, family, language, sum, money);
  return {
    family,
    supplier,
    supplierLines: [
      `${int(1, 9999)}, ${one(streets)}`,
      one(towns),
      ...some(
        [
          'Tél. : 418 555-0142',
          'info@exemple.ca',
          'www.exemple.ca',
          'NEQ 1166554433',
          'Télécopieur : 418 555-0143',
          'RBQ : 5678-1234-01',
          'TPS 123456789 RT0001',
          'TVQ 1234567890 TQ0001',
        ],
        3,
      ),
    ],
    title: isCredit
      ? chance(50)
        ? language === 'fr'
          ? 'NOTE DE CRÉDIT'
          : 'CREDIT NOTE'
        : undefined
      : chance(50)
        ? one<string>(titles[language])
        : undefined,
    meta,
    customerLabel: one<string>(customerLabels[language]),
    customer: [
      `${one(['Gestion', 'Coopérative', 'Épicerie', 'Hôtel'])} ${one(['Morin', 'du Vieux-Port', 'Lavoie', 'Plume'])}${one(['', ' inc.', ' ltée'])}`,
      `${int(1, 9999)}, ${one(streets)}`,
      one(towns),
    ],
    heading: one<readonly string[]>(headings[language]),
    items: items.map(({ text, count, price }) => [text, String(count), money(price), money(count * price)]),
    sums: sums.rows,
    footer: some(footers[language] as readonly string[], 3),
    truth: {
      supplier,
      ...(hasNumber && { documentNumber }),
      ...(hasDate && { documentDate: iso(date) }),
      ...sums.truth,
    },
    planted: sums.planted,
  };
}

function pickWith(gen: fc.GeneratorValue): Picker {
  const int = (min: number, max: number) => gen(fc.integer, { min, max });
  return {
    int,
    one: (from) => from[int(0, from.length - 1)] as (typeof from)[number],
    chance: (percent) => int(0, 99) < percent,
    some: (from, most) => {
      const left = [...from];
      return Array.from({ length: int(0, Math.min(most, left.length)) }, () =>
        left.splice(int(0, left.length - 1), 1),
      ).flat();
    },
  };
}

const picker = fc.gen().map(pickWith);

/** Joins a label and its value as a person or a program would. */
function rowWriter({ one, int }: Picker): (row: Row) => string {
  const width = int(24, 44);
  return one([
    ({ label, value }: Row) => `${label} ${value}`,
    ({ label, value }: Row) => `${label.endsWith(':') ? label : `${label} :`} ${value}`,
    ({ label, value }: Row) => `${label.endsWith(':') ? label : `${label}:`} ${value}`,
    ({ label, value }: Row) => `${label}\t${value}`,
    ({ label, value }: Row) => `${label.padEnd(width)}${value.padStart(14)}`,
    ({ label, value }: Row) => `${label} ${'.'.repeat(int(4, 20))} ${value}`,
  ]);
}

const written = (write: (row: Row) => string) => (row: Row) => (row.value === '' ? row.label : write(row).trimEnd());

function textOf(pick: Picker, model: InvoiceModel): string {
  const { one, chance } = pick;
  const writeMeta = written(rowWriter(pick));
  const writeSum = written(rowWriter(pick));
  const cells = one(['\t', '    ', ' | ']);
  const labelled = model.meta.filter(({ value }) => value !== '');
  const sentences = model.meta.filter(({ value }) => value === '').map(({ label }) => label);
  const meta = one([
    () => model.meta.map(writeMeta),
    () => model.meta.map(writeMeta),
    () => model.meta.map(writeMeta),
    // Labels in one row, values in the next.
    () => [
      ...sentences,
      labelled.map(({ label }) => label).join(cells),
      labelled.map(({ value }) => value).join(cells),
    ],
    // Each value below its label.
    () => model.meta.flatMap(({ label, value }) => (value === '' ? [label] : [label, value])),
    // Two pairs in a line.
    () => [
      ...sentences,
      ...labelled.flatMap((_, index) =>
        index % 2
          ? []
          : [
              labelled
                .slice(index, index + 2)
                .map(writeMeta)
                .join(cells),
            ],
      ),
    ],
  ])();
  const customer =
    chance(50) && !model.customerLabel.endsWith(':')
      ? [model.customerLabel, ...model.customer]
      : [`${model.customerLabel} ${model.customer[0] ?? ''}`, ...model.customer.slice(1)];
  const table = [
    ...(chance(70) ? [model.heading.join(cells)] : []),
    ...model.items.map((row) => (chance(80) ? row.join(cells) : `${row[1]} x ${row[0]} ${row[3]}`)),
  ];
  const sums = one([
    () => model.sums.map(writeSum),
    () => model.sums.map(writeSum),
    () => model.sums.map(writeSum),
    () => model.sums.map(writeSum),
    // All labels, then all amounts: two columns copied one after the other.
    () =>
      model.sums.every(({ value }) => value !== '')
        ? [...model.sums.map(({ label }) => label), ...model.sums.map(({ value }) => value)]
        : model.sums.map(writeSum),
  ])();
  const supplier = [model.supplier, ...model.supplierLines];
  const title = model.title === undefined ? [] : [model.title];
  const top = one([
    () => [...supplier, '', ...title, ...meta, '', ...customer],
    () => [...title, ...supplier, '', ...meta, '', ...customer],
    () => [...supplier, '', ...customer, '', ...title, ...meta],
    () => [[model.supplier, ...title].join(cells), ...model.supplierLines, ...meta, ...customer],
    () => [...supplier, ...title, ...customer, ...meta],
  ])();
  return [...top, '', ...table, '', ...sums, '', ...model.footer].join(chance(10) ? '\n\n' : '\n');
}

export interface GeneratedInvoice {
  readonly model: InvoiceModel;
  readonly text: string;
}

const options = (count: number, seed: number) => ({ numRuns: count, seed });

/** Invoices as a visitor pastes them. */
export const sampleTexts = (count: number, seed: number): GeneratedInvoice[] =>
  fc.sample(
    picker.map((pick) => {
      const model = build(pick);
      return { model, text: textOf(pick, model) };
    }),
    options(count, seed),
  );

/** Invoices to lay out by other means, each with choices of its own. */
export const sampleModels = <Laid>(count: number, seed: number, lay: (model: InvoiceModel, pick: Picker) => Laid) =>
  fc.sample(
    picker.map((pick) => {
      const model = build(pick);
      return { model, laid: lay(model, pick) };
    }),
    options(count, seed),
  );
