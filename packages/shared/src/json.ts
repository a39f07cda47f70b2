/** Reads JSON of unknown shape: a value of another type counts as absent. */

/** @throws SyntaxError if the text is not JSON. A byte order mark before it does not count. */
export const parsedJson = (text: string): unknown => JSON.parse(text.trim());

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
