/** An error in a text, a picture or a setting: its sentence says what to correct, and the build ends with it alone. */
export class UserError extends Error {}
