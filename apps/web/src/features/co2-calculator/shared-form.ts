import { type Co2Form, emptyCo2Form, hostingLocations, isCodeOf, yesNo } from '@agency/shared';
import { type Inputs, inputsIn } from '../../lib/address.ts';
import { readDraft, saveDraft, textsOf } from '../../lib/draft.ts';
import { fields } from './fields.ts';

type Answers = Inputs<keyof Co2Form>;

/** Owner of the answers in the tab's draft, until the calculator is closed or reset. */
const CO2_DRAFT = 'co2-calculator';

function isKnown(field: keyof Co2Form, value: string): boolean {
  if (field === 'hostingLocation') return isCodeOf(hostingLocations, value);
  if (field === 'hasChatbot' || field === 'usesAI') return isCodeOf(yesNo, value);
  return true;
}

/** A form with these answers, without unknown codes; undefined if there are none. */
function formOf(answers: Answers): Co2Form | undefined {
  const known = Object.entries(answers).filter(([field, value]) => isKnown(field as keyof Co2Form, value));
  return known.length > 0 ? { ...emptyCo2Form(), ...Object.fromEntries(known) } : undefined;
}

/** The answers in an address's query, or undefined if it has none. */
export const formFromQuery = (search: string): Co2Form | undefined => formOf(inputsIn(search, fields));

/** The answers in the tab's draft, or undefined if it has none. */
export const savedForm = (): Co2Form | undefined => formOf(textsOf(readDraft(CO2_DRAFT), fields));
/** Saves the answers in the tab's draft; undefined deletes them. */
export const saveForm = (form: Co2Form | undefined): void => saveDraft(CO2_DRAFT, form && textsOf(form, fields));
