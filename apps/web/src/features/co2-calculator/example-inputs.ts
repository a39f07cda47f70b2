import type { Co2Inputs } from '@agency/shared';

/** The shop of the home page's example: its words and its drawing are checked and drawn from these. */
export const exampleInputs: Co2Inputs = {
  visitorsPerMonth: 2000,
  chatbotConversations: 80,
  aiRequests: 2000,
  hostingLocation: 'quebec',
};
