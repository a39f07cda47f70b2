import type { Co2Form } from '@agency/shared/co2';
import { inputsIn } from '../../lib/address.ts';

/** Names of the form's controls, in the form and in a shared address. */
export const fields = [
  'visitorsPerMonth',
  'hostingLocation',
  'hasChatbot',
  'chatbotConversations',
  'usesAI',
  'aiRequests',
] as const satisfies readonly (keyof Co2Form)[];

/** Whether an address's query has a parameter of the calculator. */
export function hasAnswers(search: string): boolean {
  return Object.keys(inputsIn(search, fields)).length > 0;
}
