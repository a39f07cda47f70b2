import { ai } from '../computed.ts';
import { promises } from '../promises.ts';

/** The AI calculator, which fills in the placeholders. Its figures, ranges, sectors and formula are in `@agency/shared/ai`. */
export default {
  eyebrow: 'Calculateur de rendement',
  title: 'Que valent vos tâches répétitives?',
  lead: `Quatre réponses, et le résultat suit le curseur. ${promises.computed}`,
  inputsTitle: 'Votre entreprise',
  sector: 'Secteur',
  fields: {
    employees: {
      label: 'Employés',
      one: 'employé',
      many: 'employés',
      hint: 'Se partagent les heures libérées; les économies n’en dépendent pas.',
    },
    repetitiveHours: {
      label: 'Heures répétitives par semaine',
      one: 'heure',
      many: 'heures',
      hint: 'Pour toute l’entreprise : saisie, tri, recherche, copier-coller.',
    },
    hourlyRate: { label: 'Coût horaire', one: '$ l’heure', many: '$ l’heure', hint: 'Salaire et avantages.' },
  },
  resultsTitle: 'Ce que vous récupérez',
  results: {
    annualSavings: 'd’économies brutes par an',
    roi: `ROI sur ${ai.years} ans`,
    payback: 'pour rembourser la mise',
    hoursFreed: 'de travail en moins par an',
    hoursPerEmployee: 'par personne et par an',
  },
  /** Follows the number of months. */
  months: { one: 'mois', many: 'mois' },
  /** Replaces an infinite number of months, before the label of `payback`. */
  neverPaysBack: 'aucune économie',
  /** Replaces the hours of each employee if there is none. */
  nobody: 'sans objet',
  /** The formula with the visitor's inputs. */
  equation: `{hours} × ${ai.weeks} semaines × ${ai.hoursFreed} × {rate} × {sectorRoi} ÷ ${ai.years} = {annualSavings}. Moins la mise de ${ai.investment} : {net}, soit {roi} de la mise.`,
  /** Why the value of an hour exceeds its cost. */
  caveat: `Pourquoi plus que le salaire? Le taux du secteur, {sectorRoi} sur ${ai.years} ans, est divisé par ${ai.years} : une heure à {rate} reprise compte pour {hourValue}. L’écart (ventes, délais, erreurs) est une estimation de l’agence. Des ${ai.years} ans, le ROI ne retient qu’une année d’économies : celle du tracé.`,
  /** The result in one sentence, with the two texts below. */
  summary: `Secteur : {sector}. Avec {employees}, {repetitiveHours} de travail répétitif par semaine à {hourlyRate} : {annualSavings} d’économies et {hoursFreed} de travail en moins par an{perEmployee}, ROI sur ${ai.years} ans de {roi} (une seule année d’économies), mise {repaid}.`,
  /** Omitted without an employee. */
  perEmployee: ', soit {hoursPerEmployee} par personne',
  repaid: { in: 'remboursée en {payback} environ', never: 'non remboursée' },
  /** Net savings of one year, month by month. */
  chart: {
    title: `Une année d’économies brutes, une fois retirée la mise de ${ai.investment}`,
    start: 'Départ',
  },
  methodTitle: 'Comment nous calculons',
  method: [
    `Heures par an : heures répétitives × ${ai.weeks}. L’outil en reprend ${ai.hoursFreed}.`,
    `Économies brutes : ces heures au coût horaire, multipliées par le rendement du secteur ÷ ${ai.years}.`,
    `ROI sur ${ai.years} ans : le taux du secteur porte sur cette durée; une seule année d’économies est comparée à la mise de ${ai.investment}. Le remboursement est au mois près. Modèle indicatif, à confirmer lors de l’audit.`,
    `Ni l’entretien de l’outil, ni le temps de formation n’y sont. Dans le commerce, une heure reprise compte pour ${ai.commerceHour} de son coût : un plafond, pas une promesse.`,
  ],
  talk: { label: 'Joindre à ma demande', target: { page: 'contact', query: { service: 'automatisation' } } },
  action: { label: 'CONSULTATION IA GRATUITE', target: { external: 'booking' } },
} as const;
