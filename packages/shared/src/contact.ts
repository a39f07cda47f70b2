/** The contract of a contact request: its fields, their options and rules, and the addresses of the API. The schema is `schema.ts`. */
export { CALL_BACK_FIELD, callBackMoments, messageLimit, withCallBack } from './contact/call-back.ts';
export { auditRequest, automationRequest, FACT_LINE, factLine } from './contact/message.ts';
export * from './contact/options.ts';
export * from './contact/request.ts';
export { CONTACT_ROUTE, CONTACT_TIMEOUT_MS, FORM_PAGE, HEALTH_ROUTE, HONEYPOT_FIELD } from './contact/routes.ts';
