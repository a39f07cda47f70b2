import type { Co2Inputs } from '@agency/shared/co2';

/** Inputs of the worked example on the home page. `media/drawings` draws its gauge, and a test checks its text. */
export const exampleInputs: Co2Inputs = {
  visitorsPerMonth: 2000,
  chatbotConversations: 80,
  aiRequests: 2000,
  hostingLocation: 'quebec',
};
