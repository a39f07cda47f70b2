/** The contract of a contact request: its fields, their options and rules, and the addresses of the API. The schema is `schema.ts`. */
export * from './contact/call-back.ts';
export * from './contact/options.ts';
export * from './contact/request.ts';
export * from './contact/routes.ts';
