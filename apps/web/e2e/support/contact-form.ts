import { CONTACT_ROUTE } from '@agency/shared/contact';
import type { Locator, Page, Request, Route } from '@playwright/test';
import contact from '../../src/content/pages/contact.ts';
import { summaryStrings } from '../../src/content/tools/sending.ts';
import { draftIn } from '../../src/lib/contact-draft.ts';
import { DRAFT_KEY } from '../../src/site/storage-keys.ts';
import { sectionOf } from '../../test/support/section-of.ts';
import { origin } from './addresses.ts';
import { receivedMails } from './mail-sink.ts';
import { reply } from './requests.ts';

/** The agency's own words on its contact page. */
export const contactStrings = sectionOf(contact, 'contact-form');

/** The address that the form of any page posts to. */
export const endpoint = new RegExp(`${CONTACT_ROUTE}\\?`);

export const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
export const messageField = (page: Page) => field(page, 'message');
export const sendButton = (page: Page) => page.getByRole('button', { name: /Envoyer ma demande|Envoi en cours/ });
export const successBanner = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Votre demande a été envoyée avec succès !' });
export const failureBanner = (page: Page) => page.getByRole('alert').filter({ hasText: 'Erreur:' });
export const summary = (page: Page) => page.getByRole('alert').filter({ hasText: summaryStrings.title });

/** The message that a link carries to the form. */
export const carriedBy = async (link: Locator) =>
  draftIn(new URL((await link.getAttribute('href')) ?? '', origin).hash).message ?? '';

/** What the tab keeps of the visitor's answers. */
export const keptDraft = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), DRAFT_KEY);

/** A name unique to one test, to identify its mail. */
export const visitor = (test: string) => `Visiteuse ${test} ${Date.now()}`;

export async function fillRequired(page: Page, name = 'Marie Tremblay') {
  await field(page, 'name').fill(name);
  await field(page, 'email').fill('marie.tremblay@exemple.ca');
  await field(page, 'serviceType').selectOption('automatisation');
}

/** Submissions of the form, without preflights. */
export function sentRequests(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === CONTACT_ROUTE) sent.push(request);
  });
  return sent;
}

/** Replies to the form in place of the API, until the returned function ends it. */
export const answer = (page: Page, how: (route: Route) => unknown) => reply(page, endpoint, how);

const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };

export function json(status: number, body: unknown) {
  return (route: Route) =>
    route.fulfill({ status, headers: cors, contentType: 'application/json', body: JSON.stringify(body) });
}

/** The API's answer to fields that it refuses. */
export const refused = (errors: object) =>
  json(400, { success: false, message: 'Certains champs sont à corriger.', errors });
export const accepted = json(201, { success: true, message: 'Merci', id: 'reference-of-the-test' });

export async function mailFrom(name: string) {
  return (await receivedMails()).filter(({ text }) => text?.includes(name));
}
