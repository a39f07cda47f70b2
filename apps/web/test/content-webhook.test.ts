import { expect, it } from 'vitest';
import { withVariables } from './support/fresh-modules.ts';

/** The privacy policy of a site with this service, or none. */
async function policy(service: string): Promise<string> {
  withVariables({ VITE_AGENCY_WEBHOOK_NAME: service });
  const { default: page } = await import('../src/content/legal/politique-confidentialite.ts');
  return JSON.stringify(page);
}

it('the privacy policy names the service that gets a copy of each request, where it says who reads and keeps it', async () => {
  // Any kind of service: the webhook may feed a chat, a spreadsheet or a list of clients.
  const named = await policy('Chiffrier (Québec)');
  expect(named.split('Chiffrier (Québec)')).toHaveLength(4);
  expect(named).not.toContain('messagerie');
  expect(named).toContain('Jamais plus longtemps que la demande elle-même');
  expect(await policy('')).not.toMatch(/copie (?:de chaque|d’une) demande/i);
});
