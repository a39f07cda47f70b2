import { formatNumber } from '../format.ts';
import { isCodeOf, type Option } from '../options.ts';
import { budgets, projectTypes, serviceTypes, timelines } from './options.ts';
import { CONTACT_ROUTE } from './routes.ts';

/**
 * Query parameter of the form's address that contains the path of the form's page. It is not one of the request's fields,
 * and works without JavaScript too.
 */
export const PAGE_PARAMETER = 'page';

/** A safe page path: no other host, header or markup. */
export const PAGE_PATH = /^\/(?!\/)[\w\-./]{0,199}$/;
export const isPagePath = (text: string): boolean => PAGE_PATH.test(text);

/**
 * The address that a form posts to.
 * @param apiUrl without trailing slash
 * @param page path of the form's page
 */
export function contactAddress(apiUrl: string, page: string): string {
  return `${apiUrl}${CONTACT_ROUTE}?${PAGE_PARAMETER}=${page}`;
}

/**
 * Where the API redirects a browser without JavaScript: `/contact?envoi=succes`. The site has a page for each outcome.
 */
export const FORM_OUTCOME = { parameter: 'envoi', outcomes: ['succes', 'erreur'] } as const;
export type FormOutcome = (typeof FORM_OUTCOME.outcomes)[number];

/**
 * Text, at sign, text, dot, text, narrowed to one bare address. It refuses spaces, a second at sign, empty domain labels and the
 * characters that mail headers use for lists, groups, comments and display names. Runs in linear time.
 */
export const EMAIL_PATTERN = /^[^\s@,;:<>()[\]"\\]+@(?:[^\s@.,;:<>()[\]"\\]+\.)+[^\s@.,;:<>()[\]"\\]+$/;

/** Every validation message. The first three are fixed wordings. */
export const contactMessages = {
  nameRequired: 'Le nom est requis',
  emailRequired: "L'email est requis",
  emailInvalid: "Format d'email invalide",
  serviceTypeRequired: 'Choisissez le service qui vous intéresse',
  unknownOption: 'Choisissez une option de la liste',
  websiteInvalid: 'Indiquez une adresse Web, par exemple votreentreprise.example, ou laissez ce champ vide',
  addressList: 'Ce champ ne peut contenir ni liste d’adresses de courriel, ni adresse entre < et >',
  lineBreak: 'Ce champ tient sur une seule ligne',
  invalidCharacters: 'Ce champ contient des caractères non valides',
  notText: 'Ce champ doit être du texte',
  /** @param limit in characters */
  tooLong: (limit: number): string => `Ce champ ne peut pas dépasser ${formatNumber(limit)} caractères`,
} as const;

interface ContactFieldSpec {
  /** The message when the field is empty; without one, the field is optional. */
  readonly required?: string;
  /** The allowed codes; without a list, any text is allowed. */
  readonly options?: readonly Option[];
  /** Maximum length in UTF-16 code units, as `maxlength` counts (the API's contract; 254 is RFC 5321's path limit). */
  readonly limit?: number;
  /** A text area: line breaks are allowed. */
  readonly isText?: true;
  /** The value may end up in a mail header. */
  readonly isInHeaders?: true;
}

/** The fields of a contact request, in the order the agency reads them. Every other list of fields derives from this one. */
export const contactFieldSpecs = {
  name: { required: contactMessages.nameRequired, limit: 200, isInHeaders: true },
  email: { required: contactMessages.emailRequired, limit: 254 },
  phone: { limit: 200, isInHeaders: true },
  company: { limit: 200, isInHeaders: true },
  website: { limit: 500 },
  serviceType: { required: contactMessages.serviceTypeRequired, options: serviceTypes },
  projectType: { options: projectTypes },
  budget: { options: budgets },
  timeline: { options: timelines },
  projectGoals: { limit: 10_000, isText: true },
  specificNeeds: { limit: 10_000, isText: true },
  currentChallenges: { limit: 10_000, isText: true },
  message: { limit: 10_000, isText: true },
} as const satisfies Readonly<Record<string, ContactFieldSpec>>;

export type ContactField = keyof typeof contactFieldSpecs;

export function specOf(field: ContactField): ContactFieldSpec {
  return contactFieldSpecs[field];
}

export const contactFields = /* @__PURE__ */ Object.keys(contactFieldSpecs) as readonly ContactField[];

/** An object with one entry per field, in their order. */
export function eachContactField<Value>(pick: (field: ContactField) => Value): Record<ContactField, Value> {
  return Object.fromEntries(contactFields.map((field) => [field, pick(field)])) as Record<ContactField, Value>;
}

/** What a visitor sends: a string per field, `''` for a blank one. Codes are those of the option lists. */
export type ContactRequest = Record<ContactField, string>;

/** Values from a form or a caller: a missing field counts as empty. */
export type ContactValues = { readonly [Field in ContactField]?: string | undefined };

/** Messages by field; an absent field is valid. */
export type ContactErrors = { [Field in ContactField]?: string };

export function emptyContactRequest(): ContactRequest {
  return eachContactField(() => '');
}

/** Control characters that are not white space: a paste may contain them, and nobody sees them. */
const CONTROL = /[^\P{Cc}\s]/gu;

/** Invisible characters: control and format characters (U+200B, U+202E…), fillers, variation selectors, the blank Braille pattern. */
const UNSEEN = String.raw`\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800`;
const INVISIBLE = /* @__PURE__ */ new RegExp(`[${UNSEEN}]+`, 'gu');
const VISIBLE = /* @__PURE__ */ new RegExp(String.raw`[^\s${UNSEEN}]`, 'u');

/** Invisible marks that telephones, messengers and Web pages copy around a number or an address: `\u202a+1 418…\u202c`. */
const WRAPPING = /^[\u200b\u200e\u202a\u2066\u2068]{1,3}|[\u200b\u200e\u202c\u2069]{1,3}$/g;

export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** Whether a visitor sees nothing in a text. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

/** The text of an e-mail address, whose apostrophes a word processor curls. */
export const withStraightApostrophes = (email: string): string => email.replace(/[\u2018\u2019]/g, "'");

/**
 * The stored value: trimmed, without control characters, empty if only invisible characters remain, and for an e-mail address with straight
 * apostrophes. Text areas get one kind of line break: a plain form post sends CRLF and the page's own client sends LF, which must count
 * and compare alike. Elsewhere the tab between two cells of a spreadsheet is a space.
 */
export function normalizeContactValue(field: ContactField, value: string): string {
  if (value === '') return '';
  const [breaks, separator] = specOf(field).isText
    ? [/\r\n?|[\v\f\u2028\u2029]/g, '\n']
    : [/[\t\v\f\u2028\u2029]/g, ' '];
  const seen = value.replace(CONTROL, '').replace(breaks, separator).trim();
  const text = seen.replace(WRAPPING, '').trim();
  if (isBlank(text)) return '';
  return field === 'email' ? withStraightApostrophes(text) : text;
}

/** Bidirectional marks, which reverse the text around them. */
const BIDIRECTIONAL = /\p{Bidi_Control}/u;

/** The problem with the characters of a normalized value, if any: half of an emoji is no text. */
export const characterProblem = (value: string): string | undefined =>
  /\p{Surrogate}/u.test(value) ? contactMessages.invalidCharacters : undefined;

/** A mailbox in angle brackets, or several addresses: a mail header would read them as recipients. */
const ADDRESS_LIST = /<[^<>]*@[^<>]*>|\S@\S[^,;]*[,;].*\S@\S/;
/** A domain as people write it (`www.x.ca`, `x.ca:8080/page`), with or without `http(s)://`; no other scheme, no account. */
const WEBSITE =
  /^(?:https?:\/\/)?(?:[\p{L}\p{N}][\p{L}\p{N}_-]*\.)+\p{L}[\p{L}\p{N}-]+\.?(?::\d{1,5})?(?:[/?#]\S*)?$/iu;
/** A word and its colon, without a space, like a URL scheme: « Facebook : /monresto » has a space, and no program opens it. */
const SCHEME = /^[a-z][a-z\d+.-]*:(?!\s)/i;

/** The complete address of a website that a visitor typed. @returns undefined for a text that is not a Web address */
export function websiteAddress(text: string): string | undefined {
  if (!WEBSITE.test(text)) return undefined;
  return /^https?:/i.test(text) ? text : `https://${text}`;
}

/** « pas encore » is valid; a value with a scheme must be a Web address. */
const isOtherAddress = (text: string): boolean => SCHEME.test(text) && !websiteAddress(text);

/**
 * The first problem of one field of a contact request, in French, or `undefined`.
 * The browser's check and the API's schema both use this function, so they cannot disagree about a normalized value.
 */
export function contactFieldProblem(
  field: ContactField,
  raw: string,
  value = normalizeContactValue(field, raw),
): string | undefined {
  const { required, options, limit = Number.POSITIVE_INFINITY, isText = false, isInHeaders } = specOf(field);
  if (value === '') return required;
  if (options) return isCodeOf(options, value) ? undefined : contactMessages.unknownOption;
  // Check the length first: the patterns below then only run on short strings.
  if (value.length > limit) return contactMessages.tooLong(limit);
  // Refuse line breaks even where trimming would remove them: no form sends one, only a header injection does.
  if (!isText && /[\n\r]/.test(raw)) return contactMessages.lineBreak;
  const problem = characterProblem(value);
  if (problem) return problem;
  if (isInHeaders && ADDRESS_LIST.test(value)) return contactMessages.addressList;
  if (field === 'email' && !(EMAIL_PATTERN.test(value) && value === withoutInvisible(value))) {
    return contactMessages.emailInvalid;
  }
  if (!isText && BIDIRECTIONAL.test(value)) return contactMessages.invalidCharacters;
  if (field === 'website' && isOtherAddress(value)) return contactMessages.websiteInvalid;
  return undefined;
}

/**
 * Checks a contact form in the browser, without a schema library.
 * @returns messages by field, empty when the form is valid
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
