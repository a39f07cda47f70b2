import { promised } from '../../site/agency.ts';
import { promises } from '../promises.ts';

/**
 * The contact form, which fills in the placeholders. Labels of the options and validation messages come from `@agency/shared/contact`,
 * which the API also uses.
 */
export default {
  title: 'Trois réponses suffisent',
  lead: 'Nom, courriel et service. Le reste affine le devis.',
  legends: { person: 'Vos Coordonnées', project: 'Votre Projet', message: 'Votre Message' },
  fields: {
    name: { label: 'Nom' },
    email: { label: 'Courriel' },
    phone: { label: 'Téléphone' },
    company: { label: 'Entreprise' },
    website: { label: 'Site Web actuel', hint: 'Par exemple : votreentreprise.example' },
    serviceType: { label: 'Service qui vous intéresse' },
    projectType: { label: 'Type de projet' },
    budget: { label: 'Budget', hint: 'Une fourchette nous évite de viser à côté.' },
    timeline: { label: 'Échéancier', hint: 'Nous dirons s’il est réaliste.' },
    message: {
      label: 'Ce qui bloque, et pour qui',
      hint: 'La tâche qui revient chaque semaine, le logiciel en place, la date qui ne bouge pas : ce sont ces détails qui font un devis juste.',
    },
  },
  /** The moment of a call. `none` is the answer of visitors who want no call. The moments come from `@agency/shared/contact`. */
  callBack: {
    label: 'Je préfère un appel',
    none: 'Non, écrivez-moi',
  },
  /** Empty first option of a required list, and of an optional one. */
  choose: 'Choisissez un service',
  chooseOptional: 'Je ne sais pas encore',
  /** A result from a calculator. */
  draft: {
    title: 'Nous avons repris votre résultat',
    text: 'Il est inscrit dans votre message. Rien ne part avant que vous appuyiez sur le bouton.',
    remove: 'Retirer ce résultat',
    removed: 'Le résultat est retiré de votre message.',
    edited: 'Vous avez modifié ce résultat : effacez-le vous-même dans votre message.',
  },
  privacy: {
    title: 'Ce que deviennent ces renseignements',
    items: [
      { term: 'But', text: 'répondre à votre demande et préparer votre devis.' },
      { term: 'Durée', text: promises.erased },
      { term: 'Droits', text: 'vous pouvez la consulter, la corriger ou la faire effacer en tout temps.' },
    ],
    link: { label: 'Politique de confidentialité', target: { page: 'privacy' } },
  },
  /** Announced while the request is being sent. */
  announcement: 'Votre demande est en route.',
  success: {
    /** Replaces the text of the banner for a form posted without scripts, where the next steps follow at once. */
    posted: `Nous vous répondrons en ${promised.reply}.`,
    next: {
      title: 'Bien reçu. Voici la suite.',
      text: 'Vous n’avez rien d’autre à faire pour l’instant.',
      steps: [
        'Une personne de l’équipe lit votre demande, du premier au dernier mot.',
        `Nos premières recommandations vous parviennent par courriel en ${promised.reply}, avec le devis si votre message suffit à le chiffrer.`,
        'Vous aimez mieux en parler de vive voix? La consultation dure 30 minutes et ne coûte rien.',
      ],
      actions: { 'Réserver ma consultation': { external: 'booking' }, 'Retourner à l’accueil': { page: 'home' } },
    },
  },
  /** Failure for a browser without scripts, which has no details. */
  postedFailure:
    'la demande n’a pas été enregistrée. Une réponse manque peut-être (nom, courriel, service), ou notre serveur n’a pas pu la prendre : revenez à la page précédente pour retrouver vos réponses, relisez-les, et envoyez de nouveau dans quelques minutes.',
  /** Other ways to contact the agency, beside the form. */
  channels: {
    title: 'Plutôt de vive voix?',
    email: 'Par courriel',
    phone: 'Par téléphone',
    responseTime: 'Sous 24h ouvrables',
    quote: {
      title: 'Un projet à chiffrer?',
      text: 'La demande de devis pose les questions utiles, en quatre étapes et cinq minutes.',
      action: { label: 'Ouvrir la demande de devis', target: { page: 'quote' } },
    },
    call: {
      title: 'Consultation gratuite',
      text: '30 minutes, au téléphone, en vidéo ou sur place. Vous repartez avec un avis clair, même si nous ne faisons pas affaire ensemble.',
      action: { label: 'Réserver ma consultation', target: { external: 'booking' } },
    },
  },
  /** Location of the agency, from `agency.ts`. */
  place: {
    title: 'Coordonnées',
    address: 'Bureau',
    hours: 'Heures',
    payment: 'Paiement',
    platform: {
      label: 'Déménageurs',
      action: { label: 'Voir notre logiciel', target: { external: 'movingPlatform' } },
    },
  },
} as const;
