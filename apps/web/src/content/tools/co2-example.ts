import type { Co2Inputs } from '@agency/shared';

/** The inputs of the home page's worked example: `media/drawings` draws its gauge, a test checks its text. */
export const exampleInputs: Co2Inputs = {
  visitorsPerMonth: 2000,
  chatbotConversations: 80,
  aiRequests: 2000,
  hostingLocation: 'quebec',
};
