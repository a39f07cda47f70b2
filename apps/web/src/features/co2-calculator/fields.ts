import type { Co2Form } from '@agency/shared/co2';

/** Names of the form's controls, in the form and in a shared address. */
export const fields = [
  'visitorsPerMonth',
  'hostingLocation',
  'hasChatbot',
  'chatbotConversations',
  'usesAI',
  'aiRequests',
] as const satisfies readonly (keyof Co2Form)[];
