import { finance } from '../computed.ts';
import { promises } from '../promises.ts';

/** The financial calculator, which fills in the placeholders. Its figures, ranges and formula are in `@agency/shared/finance`. */
export default {
  eyebrow: 'Calculateur de rendement',
  title: 'Combien vous coûtent vos factures?',
  lead: `Quatre chiffres que vous connaissez déjà. ${promises.computed}`,
  inputsTitle: 'Vos chiffres',
  fields: {
    monthlyInvoices: {
      label: 'Factures par mois',
      one: 'facture',
      many: 'factures',
      hint: 'Fournisseurs et clients confondus.',
    },
    timePerInvoice: {
      label: 'Temps par facture',
      one: 'minute',
      many: 'minutes',
      hint: 'Ouvrir, saisir, faire approuver, classer.',
    },
    hourlyRate: {
      label: 'Coût horaire',
      one: '$ l’heure',
      many: '$ l’heure',
      hint: 'Salaire et avantages de la personne qui saisit.',
    },
    monthlyErrors: {
      label: 'Erreurs par mois',
      one: 'erreur',
      many: 'erreurs',
      hint: 'Doublons, montants inversés, mauvais compte.',
    },
  },
  resultsTitle: 'Ce que vous récupérez',
  results: {
    annualSavings: 'd’économies par an',
    timeSaved: 'de travail en moins par an',
    roi: 'de rendement brut',
  },
  /** Sources of the savings. */
  parts: { hours: 'en heures de saisie', errors: 'en erreurs évitées' },
  /** The result in one sentence, for the announcement, print and the contact form. */
  summary:
    'Pour {monthlyInvoices} par mois à {timePerInvoice} chacune, {hourlyRate} et {monthlyErrors} par mois : {annualSavings} d’économies et {timeSaved} de travail en moins par an, un rendement brut de {roi}.',
  /** Net savings year by year. */
  chart: {
    title: `Économies cumulées, moins la mise de départ de ${finance.investment}`,
    start: 'Départ',
    year: 'An {year}',
  },
  methodTitle: 'Comment nous calculons',
  method: [
    `Heures par an : factures × minutes × 12 ÷ 60. L’automatisation en reprend ${finance.hoursSaved}.`,
    `Économies : ces heures au coût horaire, plus ${finance.errorsAvoided} des erreurs, évitées à ${finance.perError} chacune.`,
    `Rendement : les économies d’une année, rapportées à un investissement de ${finance.investment}.`,
    `L’exemple de l’en-tête : ${finance.invoices} factures à ${finance.minutes} minutes, ${finance.hourlyRate} l’heure et ${finance.errors} erreurs par mois donnent ${finance.timeSaved} et un rendement de ${finance.roi}, arrondis.`,
    'C’est un ordre de grandeur, pas une soumission : la consultation sert à le raffiner.',
  ],
  /** Link that carries the summary to the contact form. */
  talk: { label: 'En parler', target: { page: 'contact', query: { service: 'automatisation' } } },
  action: { label: 'Réserver ma consultation gratuite', target: { external: 'booking' } },
} as const;
