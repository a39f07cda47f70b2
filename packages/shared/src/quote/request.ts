import {
  type ContactField,
  type ContactRequest,
  characterProblem,
  contactFieldProblem,
  contactMessages,
  emptyContactRequest,
  factLine,
  isBlank,
  normalizeContactValue,
} from '../contact.ts';
import { NBSP } from '../format.ts';
import { isCodeOf, type Option } from '../options.ts';
import { quoteOptions } from './options.ts';

/** The blank quote form: its answers are codes of the `quote…` lists and free texts. */
export function emptyQuoteRequest() {
  return {
    company: '',
    name: '',
    email: '',
    phone: '',
    website: '',
    projectType: [] as string[],
    budget: '',
    timeline: '',
    currentSituation: '',
    objectives: '',
    features: [] as string[],
    competitors: '',
    integrations: [] as string[],
    hosting: '',
    maintenance: '',
    additionalServices: [] as string[],
  };
}

/** The state of the four-step form. */
export type QuoteRequest = ReturnType<typeof emptyQuoteRequest>;
export type QuoteField = keyof QuoteRequest;
export type QuoteErrors = { [Field in QuoteField]?: string };
export type QuoteStep = 1 | 2 | 3 | 4;

export const quoteSteps = [
  { step: 1, label: 'Informations', fields: ['company', 'name', 'email', 'phone', 'website'] },
  { step: 2, label: 'Projet', fields: ['projectType', 'budget', 'timeline'] },
  { step: 3, label: 'Détails', fields: ['currentSituation', 'objectives', 'features', 'competitors'] },
  { step: 4, label: 'Technique', fields: ['integrations', 'hosting', 'maintenance', 'additionalServices'] },
] as const satisfies readonly { step: QuoteStep; label: string; fields: readonly QuoteField[] }[];

/** Maximum length of the reference sites, in UTF-16 code units: they share the message's 10,000 with other answers. */
export const MAX_COMPETITORS_LENGTH = 5000;

/** Fixed wordings; other problems use the contact form's messages. */
const quoteMessages = {
  companyRequired: "Nom de l'entreprise requis",
  nameRequired: 'Nom complet requis',
  emailRequired: 'Email requis',
  emailInvalid: 'Email invalide',
  projectTypeRequired: 'Sélectionnez au moins un type de projet',
  budgetRequired: 'Sélectionnez un budget',
  timelineRequired: 'Sélectionnez un échéancier',
  objectivesRequired: 'Décrivez vos objectifs',
} as const;

type Check = (quote: QuoteRequest) => string | undefined;

function codeProblem(options: readonly Option[], codes: readonly string[]): string | undefined {
  return codes.every((code) => isCodeOf(options, code)) ? undefined : contactMessages.unknownOption;
}

/** The problem of a required text, in the words of this form if it is blank. */
const requiredProblem = (blank: string, field: ContactField, text: string): string | undefined =>
  isBlank(text) ? blank : contactFieldProblem(field, text);

function emailProblem(email: string): string | undefined {
  const problem = requiredProblem(quoteMessages.emailRequired, 'email', email);
  return problem === contactMessages.emailInvalid ? quoteMessages.emailInvalid : problem;
}

function competitorsProblem(text: string): string | undefined {
  const value = normalizeContactValue('message', text);
  if (value.length > MAX_COMPETITORS_LENGTH) return contactMessages.tooLong(MAX_COMPETITORS_LENGTH);
  return characterProblem(value);
}

const checks: { readonly [Field in QuoteField]: Check } = {
  company: ({ company }) => requiredProblem(quoteMessages.companyRequired, 'company', company),
  name: ({ name }) => requiredProblem(quoteMessages.nameRequired, 'name', name),
  email: ({ email }) => emailProblem(email),
  phone: ({ phone }) => contactFieldProblem('phone', phone),
  website: ({ website }) => contactFieldProblem('website', website),
  projectType: ({ projectType }) =>
    projectType.length === 0 ? quoteMessages.projectTypeRequired : codeProblem(quoteOptions.projectType, projectType),
  budget: ({ budget }) => (budget === '' ? quoteMessages.budgetRequired : codeProblem(quoteOptions.budget, [budget])),
  timeline: ({ timeline }) =>
    timeline === '' ? quoteMessages.timelineRequired : codeProblem(quoteOptions.timeline, [timeline]),
  currentSituation: ({ currentSituation }) => contactFieldProblem('currentChallenges', currentSituation),
  objectives: ({ objectives }) => requiredProblem(quoteMessages.objectivesRequired, 'projectGoals', objectives),
  features: ({ features }) => codeProblem(quoteOptions.features, features),
  competitors: ({ competitors }) => competitorsProblem(competitors),
  integrations: ({ integrations }) => codeProblem(quoteOptions.integrations, integrations),
  hosting: ({ hosting }) => codeProblem(quoteOptions.hosting, hosting ? [hosting] : []),
  maintenance: ({ maintenance }) => codeProblem(quoteOptions.maintenance, maintenance ? [maintenance] : []),
  additionalServices: ({ additionalServices }) => codeProblem(quoteOptions.additionalServices, additionalServices),
};

/** Messages of one step's fields, in order; empty when the step is valid. Step 4 requires nothing. */
export function validateQuoteStep(step: QuoteStep, quote: QuoteRequest): QuoteErrors {
  const errors: QuoteErrors = {};
  for (const field of quoteSteps.find((candidate) => candidate.step === step)?.fields ?? []) {
    const problem = checks[field](quote);
    if (problem) errors[field] = problem;
  }
  return errors;
}

/** The code of the contact form for an answer; empty for an unknown one. */
const closest = <Code extends string>(options: readonly (Option & { readonly closest: Code })[], answer: string) =>
  options.find(({ code }) => code === answer)?.closest ?? '';

/**
 * A line with the French labels of the chosen codes, without duplicates, in list order; unknown codes come last, unchanged. No line if
 * none is chosen.
 */
function line(title: string, options: readonly Option[], codes: readonly string[]): string[] {
  const known = options.filter((option) => codes.includes(option.code)).map((option) => option.label);
  const unknown = codes.filter((code) => code !== '' && !isCodeOf(options, code));
  const values = [...known, ...new Set(unknown)];
  return values.length > 0 ? [factLine(title, values.join(', '))] : [];
}

/** First line of the message: the lines after it state the facts of the quote. */
export const QUOTE_TITLE = 'Demande de devis détaillée.';

/**
 * Converts a quote to a contact request, which reaches the agency in the same way. Texts go to the matching field
 * (objectives to goals, current situation to challenges). Checkbox lists become « specific needs ». Codes become the closest
 * contact codes; with several project types, the first of the list counts. The message repeats in French everything that the
 * codes cannot express. A quote with four valid steps gives a valid request.
 */
export function quoteToContact(quote: QuoteRequest): ContactRequest {
  const main = quoteOptions.projectType.find((option) => quote.projectType.includes(option.code));
  const competitors = normalizeContactValue('message', quote.competitors);
  return {
    ...emptyContactRequest(),
    name: normalizeContactValue('name', quote.name),
    email: normalizeContactValue('email', quote.email),
    phone: normalizeContactValue('phone', quote.phone),
    company: normalizeContactValue('company', quote.company),
    website: normalizeContactValue('website', quote.website),
    serviceType: main?.service ?? 'autre',
    projectType: main?.project ?? 'autre',
    budget: closest(quoteOptions.budget, quote.budget),
    timeline: closest(quoteOptions.timeline, quote.timeline),
    projectGoals: normalizeContactValue('projectGoals', quote.objectives),
    specificNeeds: [
      ...line('Fonctionnalités souhaitées', quoteOptions.features, quote.features),
      ...line('Logiciels à relier', quoteOptions.integrations, quote.integrations),
      ...line('Services additionnels', quoteOptions.additionalServices, quote.additionalServices),
    ].join('\n'),
    currentChallenges: normalizeContactValue('currentChallenges', quote.currentSituation),
    message: [
      QUOTE_TITLE,
      ...line('Type de projet', quoteOptions.projectType, quote.projectType),
      ...line('Budget', quoteOptions.budget, [quote.budget]),
      ...line('Échéancier', quoteOptions.timeline, [quote.timeline]),
      ...line('Hébergement', quoteOptions.hosting, [quote.hosting]),
      ...line('Entretien', quoteOptions.maintenance, [quote.maintenance]),
      ...(competitors ? [`Sites de référence et concurrents${NBSP}:\n${competitors}`] : []),
    ].join('\n'),
  };
}
