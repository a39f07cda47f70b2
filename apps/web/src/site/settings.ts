// Imported by path: the configurations of Vitest load this file, and Node 20 runs no TypeScript of a package.
import { EMAIL_PATTERN } from '../../../../packages/shared/src/contact.ts';
import { API_PORT, localhost, SITE_PORT } from '../../../../packages/shared/src/ports.ts';
import {
  anyText,
  type Environment,
  matching,
  oneOf,
  type Reader,
  setting,
} from '../../../../packages/shared/src/settings.ts';

const isWebAddress = (value: string) => URL.canParse(value) && /^https?:/i.test(value);

const webAddress = matching(isWebAddress, 'doit être une adresse complète, par exemple https://agence.example.');
const rootAddress = matching(
  // Every page of the site and every route of the API starts at the root. A query or an account would end up in each of their addresses.
  (value) => isWebAddress(value) && !/[?#@]/.test(value) && new URL(value).pathname === '/',
  'doit être une adresse complète, sans chemin ni paramètre, par exemple https://agence.example.',
);
const email = matching(
  (value) => EMAIL_PATTERN.test(value),
  'doit être une adresse de courriel, par exemple bonjour@agence.example.',
);
const phone = matching(
  (value) => /^(?:[\s().\p{Pd}]*\d){10}[\s().\p{Pd}]*$/u.test(value),
  'doit être un numéro de dix chiffres, par exemple 418 555-0142.',
);
const usualOpeningHours = 'Mo-Fr 09:00-17:00';
const day = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const openings = new RegExp(`^(?:${day}(?:[-,]${day})* [012]\\d:[0-5]\\d-[012]\\d:[0-5]\\d(?:, |$))+$`);
const openingHours = matching(
  (value) => openings.test(value),
  `doit être des jours et des heures à la façon de schema.org, par exemple ${usualOpeningHours}; une virgule en sépare plusieurs.`,
);

/** A variable without a default: its text is then empty. */
const orNothing = (read: Reader<string>) => setting((text) => text && read(text), '');

/**
 * Every variable of the site. `agency.ts` says what each is for.
 * @param environment the variables themselves: one default depends on another variable
 */
export const siteSettings = ({ VITE_AGENCY_HOURS: ownHours }: Environment) => ({
  VITE_SITE_URL: setting(rootAddress, localhost(SITE_PORT)),
  VITE_API_URL: setting(rootAddress, localhost(API_PORT)),
  VITE_AGENCY_NAME: setting(anyText, 'Épinette'),
  VITE_AGENCY_LEGAL_NAME: setting(anyText, 'Épinette, agence numérique inc.'),
  VITE_AGENCY_TAGLINE: setting(anyText, 'Agence numérique à Québec'),
  VITE_AGENCY_EMAIL: setting(email, 'bonjour@epinette.example'),
  VITE_AGENCY_PHONE: setting(phone, '418\u00a0555-0142'),
  VITE_AGENCY_STREET: setting(anyText, '100, rue des Épinettes'),
  VITE_AGENCY_CITY: setting(anyText, 'Québec'),
  VITE_AGENCY_REGION: setting(anyText, 'QC'),
  VITE_AGENCY_POSTAL_CODE: setting(anyText, 'G1K 0A1'),
  VITE_AGENCY_COUNTRY: setting(anyText, 'CA'),
  VITE_AGENCY_HOURS: setting(anyText, 'Du lundi au vendredi, de\u00a09\u00a0h à\u00a017\u00a0h'),
  VITE_AGENCY_OPENING_HOURS: ownHours?.trim() ? orNothing(openingHours) : setting(openingHours, usualOpeningHours),
  VITE_AGENCY_PAYMENT_METHODS: setting(anyText, 'Virement bancaire, chèque, carte de crédit'),
  VITE_AGENCY_HOSTING_REGION: setting(anyText, 'Québec (Canada)'),
  VITE_AGENCY_NEQ: setting(anyText, 'à compléter'),
  VITE_AGENCY_PUBLICATION_TITLE: setting(anyText, 'Direction générale'),
  VITE_AGENCY_HOST_NAME: setting(anyText, ''),
  VITE_AGENCY_WEBHOOK_NAME: setting(anyText, ''),
  VITE_AGENCY_DATA_OFFICER_TITLE: setting(anyText, 'Responsable de la protection des renseignements personnels'),
  VITE_AGENCY_DATA_OFFICER_EMAIL: setting(email, 'vie-privee@epinette.example'),
  VITE_AGENCY_INSTALMENTS: setting(anyText, ''),
  VITE_AGENCY_REFUNDS: setting(anyText, ''),
  VITE_AGENCY_CONFIDENTIALITY: setting(anyText, ''),
  VITE_AGENCY_JOBS: setting(anyText, ''),
  VITE_AGENCY_SUBSIDIES: setting(anyText, ''),
  VITE_AGENCY_OWNERS: setting(anyText, ''),
  VITE_AGENCY_PRAISE: setting(anyText, ''),
  VITE_DEMONSTRATION: setting(oneOf('oui', 'non'), 'oui'),
  VITE_BOOKING_URL: orNothing(webAddress),
  VITE_AUTOMATION_PLATFORM_URL: orNothing(webAddress),
  VITE_MOVING_PLATFORM_URL: orNothing(webAddress),
  VITE_LINKEDIN_URL: orNothing(webAddress),
  VITE_GITHUB_URL: orNothing(webAddress),
  VITE_BEHANCE_URL: orNothing(webAddress),
  VITE_INSTAGRAM_URL: orNothing(webAddress),
});
