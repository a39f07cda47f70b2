import { quoteBudgets } from '@agency/shared/quote';
import { agency, externalUrls, isDemonstration, networks, promised, reviewed } from '../site/agency.ts';
import { kept } from './computed.ts';

const brackets = quoteBudgets.filter(({ code }) => code !== 'unsure').map(({ label }) => label.toLowerCase());

/** The end of a sentence about answers. A reload, Back from another site and a restored tab send the address. */
const inAddress = 's’inscrivent dans l’adresse de la page, que le serveur peut lire si elle se recharge.';

/** Promises on several pages and in the bot's answers, each in one version. */
export const promises = {
  quote: `Votre devis vous parvient en ${promised.quote}, une fois le besoin clair.`,
  price: `Le prix dépend de ce que le projet doit faire : aucune page n’en affiche de ferme, et la page Industrie 4.0 ne donne que des fourchettes. La demande de devis range les projets en ${brackets.length} fourchettes, de « ${brackets[0]} » à « ${brackets.at(-1)} ».`,
  inAddress,
  /** For a tool that writes all its answers in the address. */
  computed: `Tout se calcule dans votre navigateur. Vos réponses ${inAddress}`,
  /** Other words may precede it. The API keeps what it could not deliver. */
  erased: `votre demande est effacée d’elle-même ${kept.years} après sa réception, pourvu qu’elle ait été remise à notre équipe.`,
  legalNote: `Information générale, relue en ${reviewed}; ce n’est pas un avis juridique.`,
  taxNote: `Information générale, relue en ${reviewed}; ce n’est ni un avis juridique, ni un avis fiscal.`,
} as const;

/** Basis of a figure that only the agency can have, shown beside it. */
export const ownData = isDemonstration ? 'donnée de démonstration' : 'donnée de l’agence';

const { booking, automationPlatform, movingPlatform } = externalUrls;

/**
 * Our pages on other sites, for a list that continues: « , la prise de rendez-vous, nos plateformes ». Empty if none
 * has an address.
 */
export const elsewhere = [
  booking && ', la prise de rendez-vous',
  (automationPlatform || movingPlatform) && ', nos plateformes',
  networks.length > 0 && ', nos réseaux sociaux',
]
  .filter(Boolean)
  .join('');

const { hostName, hostingRegion } = agency;

/** Host and location of the site, for every page and for the bot. Until the operator chooses a host, the text says so. */
export const hosting = hostName
  ? {
      notice: `Le site et les demandes qu’il reçoit sont hébergés par ${hostName}, dans la région suivante : ${hostingRegion}.`,
      region: `Région d’hébergement du site et des demandes : ${hostingRegion}.`,
      answer: `Ce site et les demandes que vous nous envoyez sont hébergés ici : ${hostingRegion}. Pour votre projet, l’hébergement se choisit dans la demande de devis.`,
    }
  : {
      notice: `L’hébergeur n’est pas encore choisi. Le site est livré pour être hébergé dans la région suivante : ${hostingRegion}. Le nom et l’adresse de l’hébergeur s’inscriront ici avant la première vraie demande.`,
      region: `Région prévue pour le site et les demandes : ${hostingRegion}. L’hébergeur n’est pas encore choisi; les mentions légales le nommeront.`,
      answer: `Ce site est livré pour être hébergé dans la région suivante : ${hostingRegion}. L’hébergeur n’est pas encore choisi. Pour votre projet, l’hébergement se choisit dans la demande de devis.`,
    };
