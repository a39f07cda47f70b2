import { list } from './words.ts';

/** How invoices name their number, dates, customer, sums and terms. */
export const numberLabels = {
  fr: list(`Facture | Facture no | Facture n° | FACTURE N° | No de facture | N° de facture | Numéro de facture | Facture # |
    Facture : | FACTURE | N° : | Numéro : | Facture / Invoice : | Facture/Invoice no |
    No. de facture / Invoice No. : | Facture no - Invoice no | Numéro de facture/Invoice Number | Facture numéro |
    Reçu no | Reçu | Note d’honoraires no | Réf. facture | Votre facture no | Document no | Facture de la commande |
    Compte d’honoraires n° | Fact. no | No fact. | No facture | Invoice / Facture # | No. / No. :`),
  en: list(`INVOICE | Invoice # | Invoice No. | Invoice Number | Invoice: | Invoice no: | Tax Invoice # | Receipt # |
    Receipt | Bill No. | Bill number | Document No. | No.: | Invoice ID | Invoice / Facture : | Statement/Invoice # |
    Invoice # (No de facture) | Inv. No. | Inv # | Commercial Invoice`),
};

export const creditLabels = {
  fr: list(
    `Note de crédit no | NOTE DE CRÉDIT N° | No de note de crédit | Note de crédit : | Crédit no | Numéro : | Crédit`,
  ),
  en: list(`Credit note # | Credit Note No. | CREDIT MEMO | Credit memo number`),
};

export const creditTitles = {
  fr: list(`NOTE DE CRÉDIT | Avoir | FACTURE DE CRÉDIT | Crédit | Type : note de crédit | Facture d’avoir |
    Reçu de remboursement | Retour — note de crédit | Type : avoir | Crédit client`),
  en: list(
    `CREDIT NOTE | Credit Memo | Credit Invoice | CREDIT | Sales credit | Invoice (credit) | Refund receipt | Credit adjustment`,
  ),
};

/** Sentences that name the currency of an invoice from elsewhere. */
export const currencies = {
  fr: list(`Devise : USD | Tous les montants sont en dollars américains. | Montants en euros | Monnaie : EUR |
    Prix en $ US | Payable en dollars US | Devise : Euro`),
  en: list(`Currency: USD | All amounts are in US dollars. | Amounts in EUR | Prices in U.S. dollars |
    Invoice currency: US Dollar (USD) |
    Billing currency: United States Dollar`),
};

export const originalLabels = {
  fr: list(`Facture d’origine | Facture corrigée : | Facture créditée no | En référence à la facture |
    Annule la facture no | Crédit sur la facture n° | Relative à la facture | Corrige la facture |
    Facture initiale no | Réf. facture | Facture`),
  en: list(`Original invoice # | Applies to invoice | Corrects invoice no. | Credit for invoice # | Ref. invoice`),
};

export const dateLabels = {
  fr: list(`Date | Date : | Date de facture | Date de la facture : | Date de facturation | Émise le | Facturé le |
    Date d’émission : | Le | Date du document`),
  en: list(`Date | Date: | Invoice Date | Invoice date: | Issue Date | Billing date | Dated | Issued on`),
};

export const otherDates = {
  fr: list(`Échéance | Date d’échéance : | Payable avant le | À payer avant le | Date de livraison | Livré le |
    Date de commande | Commandé le | Valable jusqu’au | Date limite de paiement`),
  en: list(`Due Date | Due date: | Payment due | Ship date | Order date | Delivery date: | Pay before`),
};

export const otherNumbers = {
  fr: list(`No de client | Client no : | Bon de commande | No de commande | Votre commande no | No de dossier : |
    Contrat no | Projet | Soumission no | No de compte | Bon de travail no | Référence | No TPS | NEQ | Licence RBQ`),
  en: list(`Customer # | PO Number | P.O. # | Order No. | Account number: | Job # | Quote no. | Your ref. | GST # |
    Contract No.`),
};

/** They name an employee of the supplier. */
export const employeeLabels = {
  fr: list(`Vendeur | Vendeur : | Représentant | Vendu par | Vendu par : | Préparé par | Servi par :`),
  en: list(`Salesperson | Seller: | Sold by | Sold by: | Prepared by | Issued by`),
};

/** They name the supplier. */
export const supplierLabels = {
  fr: list(`Fournisseur | Fournisseur : | De : | Émetteur : | Facturé par : | Sold by / Vendu par :`),
  en: list(`From: | Supplier | Vendor: | Merchant:`),
};

export const titles = {
  fr: list(`FACTURE | Facture | Facture de vente | Honoraires professionnels`),
  en: list(`INVOICE | Invoice | TAX INVOICE`),
};

export const customerLabels = {
  fr: list(`Facturé à | Facturé à : | Facturer à : | Client : | Vendu à | À l’attention de | Destinataire : |
    Adresse de facturation | Pour :`),
  en: list(`Bill to | Bill To: | Sold to: | Customer: | Billed to | Invoice to: | To:`),
};

export const headings = {
  fr: [
    list(`Description | Qté | Prix | Montant`),
    list(`Article | Quantité | Prix unitaire | Total`),
    list(`Désignation | Qté | Taux | Total`),
  ],
  en: [list(`Description | Qty | Price | Amount`), list(`Item | Quantity | Unit price | Total`)],
};

export const headingsWithTaxes = {
  fr: list(`Description | Montant | TPS | TVQ | Total`),
  en: list(`Item | Amount | GST | QST | Total`),
};

export const footers = {
  fr: list(`Merci de votre confiance! | Payable en 30 jours. |
    Intérêts de 1,5 % par mois (18 % par an) sur tout solde impayé. |
    Virement : institution 815, transit 20001, compte 1234567 | TPS : 123456789 RT0001   TVQ : 1234567890 TQ0001 |
    No TPS 812345678RT0001 | Des frais de 25,00 $ s’appliquent à tout chèque sans provision. |
    Questions? 418 555-0142 ou comptes@exemple.ca | Page 1 de 1 | Total des heures : 12 | Total des jours : 3 | Total km : 240,50 |
    Total d’articles : 7 | Total des rabais : 12,00 $ | Total de la page : 40,00 $ | À reporter : 40,00 $ |
    1 USD = 1,37 CAD | Taux de change USD/CAD : 1,3712 | Pour payer en dollars américains, écrivez-nous. |
    Votre note de crédit NC-12 sera appliquée à la prochaine facture. |
    Note de crédit seulement, aucun remboursement. | Mode de paiement : crédit`),
  en: list(`Thank you for your business! | Net 30 days. 2% per month on overdue accounts. |
    GST 123456789 RT0001  QST 1234567890 TQ0001 | A fee of $25.00 applies to returned cheques. | Page 1 of 1 |
    Questions? 418-555-0142 | Total hours: 12.50 | Total savings: $12.00 | Total items: 7 | Total of page: $40.00 |
    Exchange rate: 1 USD = 1.37 CAD | To pay in US dollars, please call us. | Credit cards accepted.`),
};

export const sumLabels = {
  fr: {
    subtotal: list(`Sous-total | Sous-total : | SOUS-TOTAL | Sous-total avant taxes | Montant avant taxes |
      Total avant taxes | Total partiel | S/total | s-tot | Total HT | Montant HT | Total net | Total des honoraires et débours |
      Sous-total avant les taxes | Montant hors taxes | Total avant rabais | Sous total | Total (avant taxes) | Avant taxes`),
    gst: list(`TPS | TPS (5 %) | TPS 5 % : | T.P.S. | TPS/TVH | TPS 123456789 RT0001 | TPS no 12345 6789 RT0001 (5 %) | Taxe fédérale (TPS) |
      TPS @ 5% | Plus TPS 5,0 % | GST / TPS : | Taxe sur les produits et services | TVH/TPS |
      Taxe sur les produits et services (TPS/TVH) |
      TPS (123 456 789 RT 0001)`),
    qst: list(`TVQ | TVQ (9,975 %) | TVQ 9,975 % : | T.V.Q. | TVQ | TVQ 1234567890 TQ0001 | Taxe provinciale (TVQ) | Taxe de vente provinciale |
      TVQ @ 9.975% | Plus TVQ 9,975 % | QST / TVQ : | Taxe de vente du Québec`),
    taxes: list(`Taxes (TPS + TVQ) | Taxes | TPS et TVQ | TPS/TVQ (14,975 %) | Taxes (TPS et TVQ) : |
      Total des taxes | TPS + TVQ | TPS et de la TVQ | Total de taxes | Taxe | Taxes applicables | Taxes 14,975 %`),
    hst: list(`TVH | T.V.H. | Taxe de vente harmonisée`),
    total: list(`Total | TOTAL | Total : | Total à payer | Grand total | Montant total | Montant TTC | Total TTC |
      Total de la facture | Montant dû | Total (taxes incluses) | Total CAD | MONTANT TOTAL | Total facturé |
      Total général | Tot. | Total de la présente facture | Total des nouveaux frais | Total avant retenue |
      Total taxes incluses | Total T.T.C. | Total toutes taxes comprises | Total avec taxes |
      Total (taxe comprise) | Total du mois | Total de cette note | Total net à payer | Total net | Total net dû | Total final | Prix total |
      Somme due | Montant facturé | Montant de la présente facture | Solde à payer | Solde dû | Solde de la facture |
      Reste à payer | Net à payer | À payer | Total avant pourboire | Total avant acompte | Total avant dépôt`),
    balance: list(`Solde à payer | Solde dû | Solde | Solde restant | Reste à payer | Montant à payer | Montant dû |
      Solde de la facture | Net à payer | Montant net à payer`),
    deposit: list(`Acompte | Acompte versé | Dépôt reçu | Moins acompte | Paiement reçu | Montant versé |
      Moins : dépôt | Versement reçu | Déjà payé | Avance reçue | Versement | Payée | Montant reçu | Total versé | Carte-cadeau | Retenue de garantie (10 %)`),
    discount:
      list(`Rabais | Escomptes | Remises | Rabais (10 %) | Escompte | Remise | Rabais fidélité | Moins : rabais |
      Remise commerciale | Moins retenue contractuelle`),
    afterDiscount: list(`Sous-total après rabais | Total après rabais | Sous-total | Sous-total après la remise |
      Sous-total net de l’escompte`),
    delivery:
      list(`Livraison | Manutention | Frais de machine | Frais en ligne | Taxe d’hébergement | Frais de livraison | Transport | Frais de port | Expédition | Livraison des matériaux |
      Frais environnementaux | Transport aux deux dépôts |
      Taxe sur l’hébergement (3,5 %)`),
    tip: list(`Pourboire | Consigne | Consignes`),
    fee: list(`Frais d’administration | Contribution volontaire | Écofrais | Arrondi de service | Frais de dossier |
      Déboursés non taxables`),
    exempt: list(`Exempté de taxes | Exonéré | Aucune taxe applicable | Non taxable |
      Petit fournisseur : taxes non perçues | Sans taxes | Produits détaxés | Vente à l’export`),
    untaxed: list(
      `Articles non taxables | Total non taxable | Ventes exemptées de taxes | Montant exonéré | Articles détaxés`,
    ),
    base: list(`Montant taxable | Base taxable | Total taxable | Ventes taxables | Articles taxables | Valeur imposable |
      Base de calcul | Base de taxation | Base des taxes | Taxable`),
    paid: list(`Payé par Visa | Interac | Comptant | Payé`),
    previous:
      list(`Solde précédent | Solde antérieur | Solde en souffrance | Solde reporté | Solde d’ouverture | Ancien solde | Montant de votre facture précédente | Total de la dernière facture |
      Solde de la dernière facture | Arrérages | Montant en retard`),
    newCharges: list(`Total des nouveaux frais | Total de la présente facture | Total du mois`),
    gstOrHst: list(`TPS/TVH | TPS / TVH : | Taxe fédérale (TPS/TVH) | Taxe sur les produits et services / TVH`),
    foreignTotal: list(`Total (USD) | Total USD | Total en dollars américains | Total à payer (EUR) | Total ($ US) :`),
    otherTax: list(`Taxe de vente (8,5 %) | Taxe de vente`),
    pst: list(`TVP (7 %) | TVP`),
  },
  en: {
    subtotal: list(`Subtotal | Sub-total | SUBTOTAL | Subtotal: | Amount before taxes | Total before tax |
      Net amount | Total excl. taxes | Net total | Amount excluding taxes | Subtotal before tax`),
    gst: list(
      `GST | Federal tax | Federal tax (GST/HST) | GST (5%) | GST 5%: | G.S.T. | GST/HST | GST # 123456789 RT0001 | Goods and Services Tax`,
    ),
    qst: list(
      `QST | Provincial tax | QST (9.975%) | QST 9.975%: | Q.S.T. | QST | QST # 1234567890 TQ0001 | Quebec Sales Tax`,
    ),
    taxes: list(
      `Taxes (GST + QST) | Taxes | GST & QST | GST and QST | Total of taxes | GST/QST 14.975% | Total taxes | Sales taxes | Tax`,
    ),
    hst: list(`HST | H.S.T. | HST ON | Harmonized Sales Tax`),
    total: list(`Total | TOTAL | Total: | Total Due | Grand Total | Total amount | Invoice total | Amount due |
      Total (CAD) | Total incl. taxes | Total payable | Total new charges | Amount due CAD | Total with tax | Total tax included |
      Total including all taxes | Total inclusive of tax | Current charges total | Invoice amount | Total before tip | Total before deposit |
      Balance due | Balance owing | Balance remaining | Amount payable | Total owing | Outstanding balance`),
    balance: list(`Balance due | Balance | Amount due | Balance owing | Remaining balance | Amount payable |
      Outstanding balance`),
    deposit:
      list(`Deposit | Less deposit | Payment received | Amount paid | Down payment | Less: payments | Prepaid | Gift card | Total paid | Amount received | Payment |
      Holdback (10%)`),
    discount: list(`Discount | Discount (10%) | Less discount | Rebate | Loyalty discount`),
    afterDiscount: list(`Subtotal after discount | Subtotal | Subtotal less the discount`),
    delivery: list(
      `Shipping | Delivery | Shipping & handling | Freight | Handling | Delivery fee | Accommodation tax | Lodging tax (3.5%)`,
    ),
    tip: list(`Tip | Gratuity`),
    fee: list(`Admin fee | Environmental fee | Fuel surcharge | Processing fee | Non-taxable disbursements`),
    exempt: list(`Tax exempt | No tax applicable | Zero-rated | Small supplier | Export sale`),
    untaxed: list(`Non-taxable items | Exempt sales`),
    base: list(`Taxable amount | Taxable sales | Taxable total | Taxable subtotal | Taxable base | Taxable items`),
    paid: list(`Visa | Paid by card | Cash | Paid`),
    previous:
      list(`Previous balance | Opening balance | Past due balance | Total from your previous invoice | Balance forward | Past due amount | Amount due from last bill |
      Unpaid charges`),
    newCharges: list(`Total new charges | Total current charges`),
    gstOrHst: list(`GST/HST | GST / HST: | Federal tax (GST/HST) | GST/TPS/HST/TVH`),
    foreignTotal: list(`Total (USD) | Total USD | Amount due (USD) | Total in US dollars | Invoice total EUR`),
    otherTax: list(`Sales Tax (8.5%) | Sales tax | State tax 8.5%`),
    pst: list(`PST (7%) | PST`),
  },
};
