import { type Co2Form, emptyCo2Form, hostingLocations } from '@agency/shared/co2';
import { isCodeOf, yesNo } from '@agency/shared/options';
import type { Inputs } from '../../lib/address.ts';

function isKnown(field: keyof Co2Form, value: string): boolean {
  if (field === 'hostingLocation') return isCodeOf(hostingLocations, value);
  if (field === 'hasChatbot' || field === 'usesAI') return isCodeOf(yesNo, value);
  return true;
}

/** A form with these answers, without unknown codes; undefined if there are none. */
export function formOf(answers: Inputs<keyof Co2Form>): Co2Form | undefined {
  const known = Object.entries(answers).filter(([field, value]) => isKnown(field as keyof Co2Form, value));
  return known.length > 0 ? { ...emptyCo2Form(), ...Object.fromEntries(known) } : undefined;
}
