import { automationRequest, factLine } from '../contact.ts';
import { formatMoney, NBSP } from '../format.ts';
import type { Invoice, InvoiceField } from './types.ts';

const fieldLabels: { readonly [Name in InvoiceField]: string } = {
  supplier: 'fournisseur',
  documentNumber: 'numéro',
  documentDate: 'date',
  subtotal: 'sous-total',
  gst: 'TPS',
  qst: 'TVQ',
  total: 'total',
};

const checkLabels = { gst: fieldLabels.gst, qst: fieldLabels.qst, taxes: 'taxes', total: fieldLabels.total } as const;

const fieldNames = /* @__PURE__ */ Object.keys(fieldLabels) as readonly InvoiceField[];

/**
 * The contact request after a test of the invoice reader. It says which fields were found and whether the sums are right. It contains
 * no values, because an invoice names other people.
 * @returns `null` if nothing was read
 */
export function invoiceToContact(invoice: Invoice): ReturnType<typeof automationRequest> | null {
  // A harmonized tax replaces both Quebec taxes.
  const names = fieldNames.filter((name) => name !== 'qst' || !invoice.gst?.harmonized);
  const isCombined = (name: InvoiceField) => (name === 'gst' || name === 'qst') && invoice.combinedTaxes !== undefined;
  const missing = names.filter((name) => invoice[name] === undefined && !isCombined(name));
  if (missing.length === names.length) return null;
  return automationRequest(
    `Essai de la lecture de facture${NBSP}:`,
    factLine('Champs lus', `${names.length - missing.length} sur ${names.length}`),
    ...(missing.length > 0 ? [factLine('Non trouvés', missing.map((name) => fieldLabels[name]).join(', '))] : []),
    factLine('Vérification', verdictOf(invoice)),
  );
}

function verdictOf({ checks, totalsMatch }: Invoice): string {
  if (totalsMatch === null) return 'impossible avec les montants lus';
  if (totalsMatch)
    return checks.length > 1
      ? 'le total concorde avec le sous-total et les taxes'
      : 'le total concorde avec le sous-total, sans taxe';
  return checks
    .filter(({ ok }) => !ok)
    .map(({ name, difference }) => `écart de ${formatMoney(Math.abs(difference), 2)} (${checkLabels[name]})`)
    .join(', ');
}
