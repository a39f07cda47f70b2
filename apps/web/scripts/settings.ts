// Imported by path: `npm start` checks the settings before any build, when the package has no compiled files.
import { EMAIL_PATTERN } from '../../../packages/shared/src/contact.ts';

const isWebAddress = (value: string) => URL.canParse(value) && /^https?:/i.test(value);

/** Names of variables, the test of a value, and the requirement as the end of a sentence. The first rule with a matching name applies. */
const rules: readonly (readonly [names: RegExp, accepts: (value: string) => boolean, requirement: string])[] = [
  [
    /^VITE_(?:SITE|API)_URL$/,
    // A query or an account in a base address would end up in every derived address.
    (value) => isWebAddress(value) && !/[?#@]/.test(value),
    'doit être une adresse complète commençant par http:// ou https://, sans paramètre.',
  ],
  [/^VITE_\w+_URL$/, isWebAddress, 'doit être une adresse complète commençant par http:// ou https://.'],
  [
    /^VITE_\w+_EMAIL$/,
    (value) => EMAIL_PATTERN.test(value),
    'doit être une adresse de courriel, par exemple bonjour@agence.example.',
  ],
  [
    /^VITE_AGENCY_PHONE$/,
    (value) => /^(?:[\s().-]*\d){10}[\s().-]*$/.test(value),
    'doit être un numéro de dix chiffres, par exemple 418 555-0142.',
  ],
  [
    /^VITE_AGENCY_OPENING_HOURS$/,
    (value) => /^(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:[-,](?:Mo|Tu|We|Th|Fr|Sa|Su))* \d\d:\d\d-\d\d:\d\d$/.test(value),
    'doit être des jours et des heures à la façon de schema.org, par exemple Mo-Fr 09:00-17:00.',
  ],
  [/^VITE_DEMONSTRATION$/, (value) => /^(?:oui|non)$/.test(value), 'doit être oui ou non.'],
  [/^VITE_/, (value) => !/\p{Cc}/u.test(value), 'doit tenir sur une ligne.'],
];

/**
 * The first invalid variable of the build, in one line. A blank one counts as unset.
 * @returns undefined if all are valid
 */
export function wrongSetting(environment: Readonly<Record<string, string | undefined>>): string | undefined {
  for (const [name, text = ''] of Object.entries(environment)) {
    const [, accepts, requirement] = rules.find(([names]) => names.test(name)) ?? [];
    const value = text.trim();
    if (value && accepts && !accepts(value)) return `${name} ${requirement}`;
  }
  return undefined;
}
