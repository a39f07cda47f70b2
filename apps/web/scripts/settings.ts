// Imported by path: `npm start` checks the settings before any build, when the package has no compiled files.
import { EMAIL_PATTERN } from '../../../packages/shared/src/contact.ts';
import {
  type Environment,
  matching,
  oneOf,
  optional,
  type Reader,
  readSettings,
  SettingError,
} from '../../../packages/shared/src/settings.ts';

const isWebAddress = (value: string) => URL.canParse(value) && /^https?:/i.test(value);

/** Names of variables and their reader. The first one with a matching name applies. */
const readers: readonly (readonly [names: RegExp, read: Reader<string>])[] = [
  [
    /^VITE_(?:SITE|API)_URL$/,
    // A query or an account in a base address would end up in every derived address.
    matching(
      (value) => isWebAddress(value) && !/[?#@]/.test(value),
      'doit être une adresse complète commençant par http:// ou https://, sans paramètre.',
    ),
  ],
  [/^VITE_\w+_URL$/, matching(isWebAddress, 'doit être une adresse complète commençant par http:// ou https://.')],
  [
    /^VITE_\w+_EMAIL$/,
    matching(
      (value) => EMAIL_PATTERN.test(value),
      'doit être une adresse de courriel, par exemple bonjour@agence.example.',
    ),
  ],
  [
    /^VITE_AGENCY_PHONE$/,
    matching(
      (value) => /^(?:[\s().-]*\d){10}[\s().-]*$/.test(value),
      'doit être un numéro de dix chiffres, par exemple 418 555-0142.',
    ),
  ],
  [
    /^VITE_AGENCY_OPENING_HOURS$/,
    matching(
      (value) => /^(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:[-,](?:Mo|Tu|We|Th|Fr|Sa|Su))* \d\d:\d\d-\d\d:\d\d$/.test(value),
      'doit être des jours et des heures à la façon de schema.org, par exemple Mo-Fr 09:00-17:00.',
    ),
  ],
  [/^VITE_DEMONSTRATION$/, oneOf('oui', 'non')],
  [/^VITE_/, matching((value) => !/\p{Cc}/u.test(value), 'doit tenir sur une ligne.')],
];

/**
 * The first invalid variable of the build, in one line. A blank one counts as unset.
 * @returns undefined if all are valid
 */
export function wrongSetting(environment: Environment): string | undefined {
  const table = Object.keys(environment).flatMap((name) => {
    const [, read] = readers.find(([names]) => names.test(name)) ?? [];
    return read ? [[name, optional(read)] as const] : [];
  });
  try {
    readSettings(environment, Object.fromEntries(table));
    return undefined;
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
}
