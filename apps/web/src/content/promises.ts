import { quoteBudgets } from '@agency/shared/quote';
import { promised, reviewed } from '../site/agency.ts';
import { kept } from './computed.ts';

const brackets = quoteBudgets.filter(({ code }) => code !== 'unsure').map(({ label }) => label.toLowerCase());

/** It follows what a tool writes in the page's address: a reload, Back from another site and a restored tab send that address. */
const inAddress = 's’inscrivent dans l’adresse de la page, que le serveur peut lire si elle se recharge.';

/** Promises on several pages and in the bot's answers, each in one version. */
export const promises = {
  quote: `Votre devis vous parvient en ${promised.quote}, une fois le besoin clair.`,
  price: `Le prix dépend de ce que le projet doit faire : aucune page n’en affiche de ferme, et la page Industrie 4.0 ne donne que des fourchettes. La demande de devis range les projets en ${brackets.length} fourchettes, de « ${brackets[0]} » à « ${brackets.at(-1)} ».`,
  inAddress,
  /** Of a tool that writes all its answers there. */
  computed: `Tout se calcule dans votre navigateur. Vos réponses ${inAddress}`,
  /** It may follow other words. The API keeps what it could not deliver. */
  erased: `votre demande est effacée d’elle-même ${kept.years} après sa réception, pourvu qu’elle ait été remise à notre équipe.`,
  /** On pages about laws. */
  legalNote: `Information générale, relue en ${reviewed}; ce n’est pas un avis juridique.`,
  /** The same where taxes are a subject too. */
  taxNote: `Information générale, relue en ${reviewed}; ce n’est ni un avis juridique, ni un avis fiscal.`,
} as const;
