// Imported by path: `npm start` checks the settings before any build, when the package has no compiled files.
import { EMAIL_PATTERN } from '../../../packages/shared/src/contact.ts';

interface Rule {
  readonly names: RegExp;
  readonly accepts: (value: string) => boolean;
  /** The requirement, as the end of a sentence that starts with the variable's name. */
  readonly wanted: string;
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/** A base address: a query or an account in it would end up in every derived address. */
function isBaseAddress(value: string): boolean {
  if (!isWebAddress(value)) return false;
  const { search, hash, username } = new URL(value);
  return search === '' && hash === '' && username === '';
}

/** The first rule with a matching name applies. */
const rules: readonly Rule[] = [
  {
    names: /^VITE_(?:SITE|API)_URL$/,
    accepts: isBaseAddress,
    wanted: 'doit être une adresse complète commençant par http:// ou https://, sans paramètre.',
  },
  {
    names: /^VITE_\w+_URL$/,
    accepts: isWebAddress,
    wanted: 'doit être une adresse complète commençant par http:// ou https://.',
  },
  {
    names: /^VITE_\w+_EMAIL$/,
    accepts: (value) => EMAIL_PATTERN.test(value),
    wanted: 'doit être une adresse de courriel, par exemple bonjour@agence.example.',
  },
  {
    names: /^VITE_AGENCY_PHONE$/,
    accepts: (value) => /^[\d\s().-]+$/.test(value) && value.replace(/\D/g, '').length === 10,
    wanted: 'doit être un numéro de dix chiffres, par exemple 418 555-0142.',
  },
  {
    names: /^VITE_AGENCY_OPENING_HOURS$/,
    accepts: (value) => /^(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:[-,](?:Mo|Tu|We|Th|Fr|Sa|Su))* \d\d:\d\d-\d\d:\d\d$/.test(value),
    wanted: 'doit être des jours et des heures à la façon de schema.org, par exemple Mo-Fr 09:00-17:00.',
  },
  {
    names: /^VITE_DEMONSTRATION$/,
    accepts: (value) => value === 'oui' || value === 'non',
    wanted: 'doit être oui ou non.',
  },
  {
    names: /^VITE_/,
    accepts: (value) => !/\p{Cc}/u.test(value),
    wanted: 'doit tenir sur une ligne.',
  },
];

/**
 * The first invalid variable of the build, in one line. A blank one counts as unset.
 * @returns undefined if all are valid
 */
export function wrongSetting(environment: Readonly<Record<string, string | undefined>>): string | undefined {
  for (const [name, text] of Object.entries(environment)) {
    const value = text?.trim();
    const rule = value && rules.find(({ names }) => names.test(name));
    if (value && rule && !rule.accepts(value)) return `${name} ${rule.wanted}`;
  }
  return undefined;
}
