import { promised } from '../../site/agency.ts';
import { promises } from '../promises.ts';

/** The quote form in four steps. Labels of options and steps, and validation messages, come from `@agency/shared/quote`. */
export default {
  title: 'Votre projet, pas à pas',
  fields: {
    company: { label: 'Nom de l’entreprise' },
    name: { label: 'Nom complet' },
    email: { label: 'Courriel', hint: 'Le devis sera envoyé à cette adresse.' },
    phone: { label: 'Téléphone' },
    website: { label: 'Site Web actuel' },
    projectType: { label: 'Types de projet', hint: 'Cochez tout ce qui s’applique.' },
    budget: { label: 'Budget' },
    timeline: { label: 'Échéancier' },
    currentSituation: { label: 'Situation actuelle', hint: 'Ce qui est en place, et ce qui accroche.' },
    objectives: { label: 'Objectifs', hint: 'Qu’est-ce qui devra être différent dans six mois?' },
    features: { label: 'Fonctionnalités souhaitées' },
    competitors: { label: 'Sites de référence', hint: 'Ceux que vous aimez, ceux de vos concurrents.' },
    integrations: { label: 'Logiciels à relier' },
    hosting: { label: 'Hébergement' },
    maintenance: { label: 'Entretien' },
    additionalServices: { label: 'Services additionnels' },
  },
  choose: 'Choisissez',
  chooseOptional: 'Sans réponse',
  position: 'Étape {step} sur {total} : {label}',
  stepsLabel: 'Étapes de la demande',
  /** Title of each step, in order. */
  titles: ['Qui êtes-vous?', 'De quoi s’agit-il?', 'Où voulez-vous aller?', 'Avec quoi faut-il composer?'],
  previous: 'Précédent',
  next: 'Suivant',
  kept: 'Vos réponses restent dans cet onglet, même si la page se recharge. Elles ne nous parviennent qu’à l’envoi.',
  restored: 'Nous avons retrouvé vos réponses dans cet onglet. Elles ne nous parviennent qu’à l’envoi.',
  review: {
    title: 'Relisez avant d’envoyer',
    lead: 'Tout se corrige encore.',
    edit: 'Modifier',
    none: 'Sans réponse',
  },
  privacy: {
    title: 'Ce que deviennent vos réponses',
    items: [
      { term: 'But', text: 'préparer votre devis et vous l’envoyer.' },
      { term: 'Durée', text: promises.erased },
      { term: 'Droits', text: 'accès, correction et effacement, sur simple demande.' },
    ],
    link: { label: 'Lire la politique de confidentialité', target: { page: 'privacy' } },
  },
  confirmation: {
    title: 'Votre demande est entre nos mains.',
    text: 'Elle est enregistrée, avec toutes vos réponses. Voici la suite.',
    steps: [
      'Une personne lit vos réponses et vous écrit ou vous appelle si deux ou trois points restent à préciser.',
      `Une fois le besoin clair, un devis chiffré vous parvient en ${promised.quote}, étape par étape, avec ce qui peut attendre.`,
      'Vous décidez à votre rythme. Le devis ne vous engage à rien.',
    ],
    actions: { 'Retourner à l’accueil': { page: 'home' } },
  },
  /** Beside the form: its next steps are those of the confirmation, its number and hours those of `agency.ts`. */
  aside: {
    title: 'Et ensuite?',
    call: 'Une question en chemin? Une personne vous répond.',
  },
  withoutScript: {
    title: 'Ce formulaire a besoin de JavaScript',
    text: 'Le formulaire de contact, lui, fonctionne sans. Écrivez-nous quelques lignes, ou appelez : nous remplirons la demande ensemble.',
    actions: {
      'Ouvrir le formulaire de contact': { page: 'contact' },
      'Écrire un courriel': { external: 'email' },
      Téléphoner: { external: 'phone' },
    },
  },
} as const;
