import { type Co2Form, emptyCo2Form, hostingLocations, isCodeOf, yesNo } from '@agency/shared';
import { fields } from './fields.ts';

/** Longest count that is read: what a link holds is shown in a field, and nobody counts beyond this. */
export const COUNT_LENGTH = 40;

function known(field: keyof Co2Form, value: string): boolean {
  if (field === 'hostingLocation') return isCodeOf(hostingLocations, value);
  if (field === 'hasChatbot' || field === 'usesAI') return isCodeOf(yesNo, value);
  return value.length <= COUNT_LENGTH;
}

/** The answers that an address's query holds, or undefined when it holds none. Unknown codes are left out. */
export function formFromQuery(search: string): Co2Form | undefined {
  const query = new URLSearchParams(search);
  const answers = fields.flatMap((field) => {
    const value = query.get(field)?.trim();
    return value && known(field, value) ? [[field, value] as const] : [];
  });
  return answers.length > 0 ? { ...emptyCo2Form(), ...Object.fromEntries(answers) } : undefined;
}

/**
 * The address with these answers in its query, or without any; other parameters are kept.
 * @param fragment the calculator's anchor: a shared result leads to it
 */
export function addressWith(address: string, form: Co2Form | undefined, fragment: string): string {
  const url = new URL(address);
  for (const field of fields) {
    if (form?.[field]) url.searchParams.set(field, form[field]);
    else url.searchParams.delete(field);
  }
  if (form) url.hash = fragment;
  else if (url.hash === `#${fragment}`) url.hash = '';
  return url.href;
}
