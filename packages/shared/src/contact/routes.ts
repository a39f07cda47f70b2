export const CONTACT_ROUTE = '/api/contact';

/** Path of the health endpoint: whether the API can store a request. */
export const HEALTH_ROUTE = '/api/health';

/** The site's contact page: the API redirects to it after a form post without JavaScript. */
export const FORM_PAGE = '/contact';

/** The honeypot, hidden from visitors and not one of the request's fields. If it is filled in, the request goes to quarantine. */
export const HONEYPOT_FIELD = 'fax';

/** Time limit for a response of the API, body included; the API answers well before. Milliseconds. */
export const CONTACT_TIMEOUT_MS = 15_000;
