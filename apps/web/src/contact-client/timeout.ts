/** Time limit for a response of the API, body included; the API answers well before. Milliseconds. */
export const CONTACT_TIMEOUT_MS = 15_000;
