import { promised } from '../../site/agency.ts';
import { promises } from '../promises.ts';
import industryQuiz from './industry-quiz.ts';

const { result: quiz } = industryQuiz;

/** The form of the Industry 4.0 page. The request includes the result of the quiz, if any. */
export default {
  eyebrow: 'Votre demande',
  title: 'Parlons de votre usine',
  lead: `Une personne qui connaît les usines vous lit en ${promised.reply}. Le devis suit la visite.`,
  fields: {
    company: { label: 'Nom de l’entreprise' },
    email: { label: 'Courriel professionnel' },
    phone: { label: 'Téléphone' },
    productionType: { label: 'Type de production' },
  },
  choose: 'Je ne sais pas',
  /** `{count}`: the yes answers and the answers. */
  withDiagnosis: 'Votre diagnostic sera joint : {level}, {count}.',
  withoutDiagnosis: 'Sans diagnostic, nous commencerons par les treize questions, ensemble.',
  /** In the confirmation, if the quiz was completed. */
  sentDiagnosis: {
    title: 'Votre diagnostic est parti avec elle',
    outOf: quiz.outOf,
    firstStep: 'Votre premier pas',
    steps: quiz.steps,
    beforeCall: 'Ce que nous regarderons d’abord',
    /** Each stands for the one of that name in the quiz. */
    focus: '{label} : c’est là que vous avez le moins de oui. Et les programmes d’aide qui s’y prêtent.',
    allYes: 'Vos fournisseurs et vos clients : chez vous, toutes les réponses sont oui.',
    unfinished: 'Les questions sans réponse, et les programmes d’aide.',
  },
  confirmation: {
    title: 'Votre demande est entre nos mains',
    text: 'Elle est enregistrée. Voici la suite.',
    steps: [
      `Une personne qui connaît les usines la lit en ${promised.reply}.`,
      'Elle vous téléphone ou vous écrit pour fixer une visite ou un appel.',
      'Vous recevez un plan en trois pas, avec les programmes d’aide qui s’y prêtent.',
    ],
    actions: { 'Revenir à l’accueil': { page: 'home' } },
  },
  withoutScript: {
    text: 'Ce formulaire a besoin de JavaScript. Le formulaire de contact fonctionne sans.',
    actions: { 'Ouvrir le formulaire de contact': { page: 'contact', query: { service: 'automatisation' } } },
  },
  privacy: {
    title: 'Ce que deviennent vos réponses',
    items: [
      { term: 'But', text: 'vous répondre au sujet de votre usine.' },
      { term: 'Durée', text: promises.erased },
      { term: 'Vos droits', text: 'la consulter, la corriger ou la faire effacer, par un courriel.' },
    ],
    link: { label: 'Lire la politique de confidentialité', target: { page: 'privacy' } },
  },
} as const;
