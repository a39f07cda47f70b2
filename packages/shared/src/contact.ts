/** The contract of a contact request: its fields, their options and rules, and the addresses of the API. The schema is `schema.ts`. */
export { CALL_BACK_FIELD, callBackMoments, messageLimit, withCallBack } from './contact/call-back.ts';
export { auditRequest, automationRequest, FACT_LINE, factLine } from './contact/message.ts';
export {
  type Budget,
  budgets,
  type ProjectType,
  projectTypes,
  type ServiceType,
  serviceTypes,
  type Timeline,
  timelines,
} from './contact/options.ts';
export {
  type ContactErrors,
  type ContactField,
  type ContactRequest,
  characterProblem,
  contactAddress,
  contactFieldProblem,
  contactFields,
  contactMessages,
  EMAIL_PATTERN,
  eachContactField,
  emptyContactRequest,
  FORM_OUTCOME,
  type FormOutcome,
  isBlank,
  isPagePath,
  normalizeContactValue,
  PAGE_PARAMETER,
  PAGE_PATH,
  specOf,
  validateContactForm,
  websiteAddress,
  withoutInvisible,
  withStraightApostrophes,
} from './contact/request.ts';
export { CONTACT_ROUTE, CONTACT_TIMEOUT_MS, FORM_PAGE, HEALTH_ROUTE, HONEYPOT_FIELD } from './contact/routes.ts';
