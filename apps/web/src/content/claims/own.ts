import { stats } from '../computed.ts';
import type { Claims } from './claim.ts';

/** Results of the agency itself: fictional while the site is a demonstration, then the owner’s. */
export const own = {
  projets: {
    statement: `${stats.projects} projets livrés.`,
    basis: `Mandats terminés, comptés par l’agence; le portfolio en montre ${stats.delivered}${stats.inDevelopment}.`,
  },
  satisfaction: {
    statement: `${stats.satisfaction} de clients satisfaits.`,
    basis: 'Réponses « oui » à la livraison : « Referiez-vous affaire avec nous? »',
  },
  experience: {
    statement: `Plus de ${stats.experience} ans de métier.`,
    basis: 'Années écoulées depuis la fondation de l’agence.',
  },
  specialistes: {
    statement: `${stats.specialists} spécialistes et plus, dans ${stats.domains} domaines.`,
    basis: 'Personnes disponibles pour un projet; elles ne sont pas toutes employées.',
  },
  'note-portfolio': {
    statement: `Une note moyenne de ${stats.rating}.`,
    basis: 'Notes laissées par les clients dont le projet est au portfolio.',
  },
  'automatisation-efficacite': {
    statement: `${stats.efficiency} d’efficacité gagnée.`,
    basis: 'Temps d’une tâche avant et après, médiane des mandats.',
  },
  'automatisation-erreurs': {
    statement: `${stats.errorsAvoided} d’erreurs en moins.`,
    basis: 'Erreurs de saisie, un mois avant et un mois après la mise en service.',
  },
  'automatisation-couts': {
    statement: `${stats.taskCosts} de coûts en moins.`,
    basis: 'Coût horaire de la tâche, exploitation comprise, avant et après.',
  },
  'automatisation-rendement': {
    statement: `${stats.averageReturn} de rendement moyen.`,
    basis: 'Économies de la première année rapportées au coût du mandat.',
  },
  automatisations: {
    statement: `Plus de ${stats.automations} automatisations livrées.`,
    basis: 'Flux en service chez des clients.',
  },
  'mobile-note': {
    statement: `Une évaluation de ${stats.applications}.`,
    basis: 'Moyenne des deux boutiques d’applications, pondérée par le nombre d’avis.',
  },
  'mobile-telechargements': {
    statement: `Plus de ${stats.downloads} téléchargements.`,
    basis: 'Total des applications livrées.',
  },
  'marketing-trafic': {
    statement: `${stats.traffic} de trafic en plus.`,
    basis: 'Visites d’une page comparées à celles de l’année d’avant, meilleurs mandats.',
  },
  'marketing-roas': {
    statement: `Un rendement publicitaire de ${stats.sales}.`,
    basis: 'Ventes attribuées aux annonces, divisées par leur coût, sur douze mois.',
  },
  'marketing-demandes': {
    statement: `${stats.requests} de demandes en plus.`,
    basis: 'Formulaires, appels et rendez-vous, avant et après.',
  },
  'aide-approbation': {
    statement: `Un taux d’approbation de ${stats.approvals}, 6 semaines gagnées, un service à 0 $.`,
    basis:
      'Observé sur nos dossiers; les programmes ne publient pas le leur. Sans frais avant l’acceptation d’un mandat.',
  },
} satisfies Claims;
