import {
  automationRequest,
  type ContactRequest,
  contactFieldProblem,
  contactMessages,
  emptyContactRequest,
  factLine,
  isBlank,
  normalizeContactValue,
} from '../contact.ts';
import { yesCount } from '../format.ts';
import { isCodeOf, labelOf } from '../options.ts';
import { type industryFields, productionTypes } from './options.ts';
import type { QuizResult } from './quiz.ts';

/** The contact form of the Industry 4.0 page; `productionType` is a code of `productionTypes`, or `''`. */
export type IndustryForm = Readonly<Record<(typeof industryFields)[number], string>>;

export interface IndustryRequest extends IndustryForm {
  /** The self-assessment, or `null` if the visitor answered nothing. */
  readonly quiz: QuizResult | null;
}

export type IndustryErrors = { -readonly [Field in keyof IndustryForm]?: string };

const COMPANY_REQUIRED = 'Le nom de l’entreprise est requis';

/** Validates the page's form: company and e-mail are required, because the agency needs them to reply; the rest is optional. */
export function validateIndustryForm(form: IndustryForm): IndustryErrors {
  const errors: IndustryErrors = {};
  for (const field of ['company', 'email', 'phone'] as const) {
    const problem = contactFieldProblem(field, form[field]);
    if (problem) errors[field] = problem;
  }
  if (isBlank(form.company)) errors.company = COMPANY_REQUIRED;
  const production = form.productionType.trim();
  if (production !== '' && !isCodeOf(productionTypes, production)) {
    errors.productionType = contactMessages.unknownOption;
  }
  return errors;
}

/**
 * Converts the form and the self-assessment to a contact request. The form has no personal name, so the company fills it. The
 * service is process automation, and the message contains the answers without a field.
 */
export function industryToContact(request: IndustryRequest): ContactRequest {
  const company = normalizeContactValue('company', request.company);
  const lines = ['Demande envoyée depuis la page Industrie 4.0.'];
  const production = request.productionType.trim();
  if (production) lines.push(factLine('Type de production', labelOf(productionTypes, production)));
  const { quiz } = request;
  if (quiz && quiz.level !== null) {
    lines.push(
      factLine('Diagnostic', `${quiz.name} (niveau ${quiz.level} sur 3)`),
      factLine('Résultat', yesCount(quiz)),
      ...quiz.byCategory.map((category) => factLine(category.label, yesCount(category))),
    );
  } else {
    lines.push('Diagnostic non rempli.');
  }
  return {
    ...emptyContactRequest(),
    ...automationRequest(...lines),
    name: company,
    company,
    email: normalizeContactValue('email', request.email),
    phone: normalizeContactValue('phone', request.phone),
  };
}
