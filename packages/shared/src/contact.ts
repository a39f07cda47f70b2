import { formatNumber } from './format.ts';
import { budgets, type Option, projectTypes, serviceTypes, timelines } from './options.ts';

/** The 13 fields of a contact request, in the order the agency reads them. */
export const contactFields = [
  'name',
  'email',
  'phone',
  'company',
  'website',
  'serviceType',
  'projectType',
  'budget',
  'timeline',
  'projectGoals',
  'specificNeeds',
  'currentChallenges',
  'message',
] as const;

/** The field no visitor sees: whoever fills it in is a robot, and the request goes to quarantine. Not one of the 13. */
export const HONEYPOT_FIELD = 'fax';

export type ContactField = (typeof contactFields)[number];

/** What a visitor sends: 13 strings, `''` where nothing was said. Codes are those of the option lists. */
export type ContactRequest = Record<ContactField, string>;

/** Values as a form or a caller has them: a missing field counts as empty. */
export type ContactValues = { readonly [Field in ContactField]?: string | undefined };

/** Messages by field; a field that is absent is valid. */
export type ContactErrors = { [Field in ContactField]?: string };

/** Names of the four text areas, where line breaks are welcome. */
const textFields: ReadonlySet<ContactField> = /* @__PURE__ */ new Set<ContactField>([
  'projectGoals',
  'specificNeeds',
  'currentChallenges',
  'message',
]);

const codeFields: { readonly [Field in ContactField]?: readonly Option[] } = {
  serviceType: serviceTypes,
  projectType: projectTypes,
  budget: budgets,
  timeline: timelines,
};

/** Longest accepted values, in UTF-16 code units, as `maxlength` counts (the API's contract; 254 is RFC 5321's path limit). */
export const contactLimits = {
  name: 200,
  email: 254,
  phone: 200,
  company: 200,
  website: 500,
  projectGoals: 10_000,
  specificNeeds: 10_000,
  currentChallenges: 10_000,
  message: 10_000,
} as const;

/**
 * The specification's simple pattern (text, at sign, text, dot, text), narrowed to one bare address: spaces, a second
 * at sign, empty domain labels and the characters that mail headers use for lists, groups, comments and display names
 * are refused. Runs in linear time.
 */
export const EMAIL_PATTERN = /^[^\s@,;:<>()[\]"\\]+@(?:[^\s@.,;:<>()[\]"\\]+\.)+[^\s@.,;:<>()[\]"\\]+$/;

/** The words of every refusal. The first three are the specification's, letter for letter. */
export const contactMessages = {
  nameRequired: 'Le nom est requis',
  emailRequired: "L'email est requis",
  emailInvalid: "Format d'email invalide",
  serviceTypeRequired: 'Choisissez le service qui vous intéresse',
  unknownOption: 'Choisissez une option de la liste',
  websiteInvalid: 'Indiquez une adresse Web, par exemple monentreprise.ca',
  addressList: 'Ce champ ne peut pas contenir de liste d’adresses de courriel',
  lineBreak: 'Ce champ tient sur une seule ligne',
  invalidCharacters: 'Ce champ contient des caractères non valides',
  notText: 'Ce champ doit être du texte',
  /** @param limit in characters */
  tooLong: (limit: number): string => `Ce champ ne peut pas dépasser ${formatNumber(limit)} caractères`,
} as const;

const requiredMessages: { readonly [Field in ContactField]?: string } = {
  name: contactMessages.nameRequired,
  email: contactMessages.emailRequired,
  serviceType: contactMessages.serviceTypeRequired,
};

/** A request with all 13 fields empty. */
export function emptyContactRequest(): ContactRequest {
  return {
    name: '',
    email: '',
    phone: '',
    company: '',
    website: '',
    serviceType: '',
    projectType: '',
    budget: '',
    timeline: '',
    projectGoals: '',
    specificNeeds: '',
    currentChallenges: '',
    message: '',
  };
}

/**
 * The value as it is kept: trimmed; in the texts, one kind of line break, because a plain form post sends CRLF where
 * the page's own client sends LF, and both must count and compare alike.
 */
export function normalizeContactValue(field: ContactField, value: string): string {
  return (textFields.has(field) ? value.replace(/\r\n?/g, '\n') : value).trim();
}

const LINE_BREAK = /[\n\r\u2028\u2029]/;
/** Lone surrogates, and control characters other than tab, line feed and carriage return. */
const INVALID_IN_TEXT = /[\p{Surrogate}]|(?![\t\n\r])\p{Cc}/u;
const INVALID_IN_LINE = /[\p{Surrogate}\p{Cc}]/u;

/** What is wrong with the characters of a value, if anything. `multiline` allows tabs and line breaks. */
export function characterProblem(value: string, multiline: boolean): string | undefined {
  if (multiline) return INVALID_IN_TEXT.test(value) ? contactMessages.invalidCharacters : undefined;
  if (LINE_BREAK.test(value)) return contactMessages.lineBreak;
  return INVALID_IN_LINE.test(value) ? contactMessages.invalidCharacters : undefined;
}

/** A mailbox in angle brackets, or several addresses: what a mail header would take for recipients. */
const ADDRESS_LIST = /<[^<>]*@[^<>]*>|\S@\S[^,;]*[,;].*\S@\S/;
/** Single lines whose words reach a mail's headers, or could. */
const headerFields: ReadonlySet<ContactField> = /* @__PURE__ */ new Set<ContactField>(['name', 'company', 'phone']);

/** A website is free text (a bare domain is fine), but never a link that runs or reads something on a reader's machine. */
function isUnsafeWebsite(value: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):(\/\/)?/i.exec(value);
  if (!scheme?.[1]) return false;
  const name = scheme[1].toLowerCase();
  if (name === 'http' || name === 'https') return false;
  return (
    scheme[2] !== undefined ||
    /^(?:javascript|vbscript|livescript|data|file|blob|filesystem|about|view-source)$/.test(name)
  );
}

/**
 * The first thing wrong with one field of a contact request, in French, or `undefined`.
 * Both the browser's check and the API's schema are made of this function, so they cannot disagree.
 */
export function contactFieldProblem(field: ContactField, raw: string): string | undefined {
  const value = normalizeContactValue(field, raw);
  if (value === '') return requiredMessages[field];
  const codes = codeFields[field];
  if (codes) return codes.some((option) => option.code === value) ? undefined : contactMessages.unknownOption;
  // Length first: the patterns below then only ever run on short strings.
  const limit: number = contactLimits[field as keyof typeof contactLimits];
  if (value.length > limit) return contactMessages.tooLong(limit);
  // A line break is refused even where trimming would remove it: no form sends one, only an attempt on a mail header.
  if (!textFields.has(field) && LINE_BREAK.test(raw)) return contactMessages.lineBreak;
  const problem = characterProblem(value, textFields.has(field));
  if (problem) return problem;
  if (headerFields.has(field) && ADDRESS_LIST.test(value)) return contactMessages.addressList;
  if (field === 'email' && !EMAIL_PATTERN.test(value)) return contactMessages.emailInvalid;
  if (field === 'website' && isUnsafeWebsite(value)) return contactMessages.websiteInvalid;
  return undefined;
}

/**
 * Checks a contact form in the browser, without a schema library.
 * @returns messages by field, empty when the form may be sent
 */
export function validateContactForm(values: ContactValues): ContactErrors {
  const errors: ContactErrors = {};
  for (const field of contactFields) {
    const { [field]: value = '' } = values;
    const problem = typeof value === 'string' ? contactFieldProblem(field, value) : contactMessages.notText;
    if (problem) errors[field] = problem;
  }
  return errors;
}
