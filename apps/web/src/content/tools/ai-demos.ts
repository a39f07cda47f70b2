import { monthsOfYear } from '@agency/shared';
import type { Action } from '../schema/base.ts';

const talk = (label: string): Action => ({
  label,
  target: { page: 'contact', query: { service: 'automatisation' } },
});

/**
 * Words of the two demonstrations that a tab opens: they come with its script, so that the page does not carry them. `{x}` is a
 * figure's place; the methods are in `@agency/shared`.
 */
export const invoiceWords = {
  samplesLabel: 'Exemples',
  field: 'Texte de la facture',
  copy: 'Où chaque champ a été lu',
  outputsTitle: 'Ce qui a été lu',
  outputs: {
    supplier: 'Fournisseur',
    documentNumber: 'Numéro',
    documentDate: 'Date',
    subtotal: 'Sous-total',
    gst: 'TPS (5 %) ou TVH',
    qst: 'TVQ (9,975 %)',
    total: 'Total',
    totalsMatch: 'Vérification',
  },
  match: 'Le total concorde avec le sous-total et les taxes.',
  mismatch: '{label} : {found} écrits, {expected} attendus. Écart de {difference}.',
  unchecked: 'Pas assez de montants pour vérifier.',
  missing: 'Non trouvé',
  ambiguous: '(jour et mois à confirmer)',
  samples: [
    {
      name: 'Quincaillerie, simple',
      text: 'Quincaillerie du quai\n12, rue du quai, Rimouski (Québec)\nFacture no 482\nDate : 14 octobre 2026\n\n10 boîtes de vis 8 x 2 po : 129,50 $\n3 pinceaux 2 po : 38,97 $\n\nSous-total : 168,47 $\nTPS : 8,42 $\nTVQ : 16,80 $\nTotal : 193,69 $',
    },
    {
      name: 'Imprimerie, date en chiffres',
      text: 'IMPRIMERIE GRAND FORMAT\nFACTURE : IGF-2026-0113\n2026-09-03\nCartes professionnelles (500) : 85.00\nAffiches 24 x 36 (12) : 216.00\nSous-total : 301.00\nTPS : 15.05\nTVQ : 30.02\nTOTAL : 346.07 CAD',
    },
    {
      name: 'Transport, avec une erreur',
      text: 'Transport des deux rives\nFacture 77-2209\nLe 2 novembre 2026\nLivraison Québec-Saguenay : 640,00 $\nSupplément carburant : 76,80 $\nSous-total : 716,80 $\nT.P.S. : 35,84 $\nT.V.Q. : 71,50 $\nMontant dû : 842,14 $',
    },
  ],
  /** Under what was read in a text of the visitor's own. */
  kept: 'Votre texte reste dans cet onglet : ni l’adresse, ni votre demande ne l’emportent.',
  talk: talk('Joindre cette lecture à ma demande'),
};

/** Twelve months of sales, and the three to come. */
export const forecastWords = {
  months: monthsOfYear,
  field: 'Ventes de {month}',
  table: {
    caption: 'Vos douze mois, puis les trois prochains',
    month: 'Mois',
    sales: 'Ventes',
    trend: 'Tendance',
  },
  chart: { caption: 'Ventes, tendance et fourchette', past: 'Vos douze mois', ahead: 'À venir' },
  rising: 'À la hausse : {amount} de plus par mois',
  falling: 'À la baisse : {amount} de moins par mois',
  stable: 'Stable : aucune pente ne ressort de ces mois',
  range: 'entre {low} et {high}',
  season: 'Un rythme revient tous les {months} mois.',
  noSeason: 'Aucun rythme court ne ressort. Douze mois ne suffisent pas à prouver une saison.',
  sample: [18, 17, 21, 24, 27, 31, 33, 32, 27, 24, 22, 29],
  sampleNote: 'Exemple au départ : boutique de plein air, en milliers de dollars.',
  reset: 'Revenir à l’exemple',
  talk: talk('Joindre cette prévision à ma demande'),
};
