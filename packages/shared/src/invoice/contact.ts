import type { ContactRequest } from '../contact.ts';
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

const fieldNames = /* @__PURE__ */ Object.keys(fieldLabels) as readonly InvoiceField[];

/**
 * Draft contact request after a try of the reading: what was found and whether the sums hold. The values stay with the visitor:
 * an invoice names other people. `null` when nothing was read.
 */
export function invoiceToContact(
  invoice: Invoice,
): Pick<ContactRequest, 'serviceType' | 'projectType' | 'message'> | null {
  // A harmonized tax replaces both of Quebec's.
  const names = fieldNames.filter((name) => name !== 'qst' || !invoice.gst?.harmonized);
  const missing = names.filter((name) => invoice[name] === undefined);
  if (missing.length === names.length) return null;
  return {
    serviceType: 'automatisation',
    projectType: 'automatisation-processus',
    message: [
      `Essai de la lecture de facture${NBSP}:`,
      `Champs lus${NBSP}: ${names.length - missing.length} sur ${names.length}`,
      ...(missing.length > 0 ? [`Non trouvés${NBSP}: ${missing.map((name) => fieldLabels[name]).join(', ')}`] : []),
      `Vérification${NBSP}: ${verdictOf(invoice)}`,
    ].join('\n'),
  };
}

function verdictOf({ checks, totalsMatch }: Invoice): string {
  if (totalsMatch === null) return 'pas assez de montants';
  if (totalsMatch) return 'le total concorde avec le sous-total et les taxes';
  return checks
    .filter(({ ok }) => !ok)
    .map(({ name, difference }) => `écart de ${formatMoney(Math.abs(difference), 2)} (${fieldLabels[name]})`)
    .join(', ');
}
