/** Where requests are posted, on the API's server. */
export const CONTACT_ROUTE = '/api/contact';

/** Where the API reports whether it can store a request. */
export const HEALTH_ROUTE = '/api/health';

/** The site's page to which a form posted without JavaScript comes back; a test compares it with the site's registry. */
export const FORM_PAGE = '/contact';

/** The field no visitor sees: whoever fills it in is a robot, and the request goes to quarantine. Not one of the 13. */
export const HONEYPOT_FIELD = 'fax';
