import { readHeaders } from '../../src/headers.ts';

export function fieldsOf(text: string) {
  const read = readHeaders(text);
  if (typeof read === 'string') throw new Error(read);
  return read;
}
