/** Requests that do not reach the agency at once: what the visitor reads, keeps and can do; and the forms without scripts. */
import { callBackMoments } from '@agency/shared/contact';
import { agency, externalUrls } from '../src/site/agency.ts';
import { href } from '../src/site/pages.ts';
import { apiOrigin } from './support/addresses.ts';
import {
  accepted,
  answer,
  contactStrings,
  endpoint,
  failureBanner,
  field,
  fillRequired,
  mailFrom,
  refused,
  sendButton,
  sentRequests,
  successBanner,
  summary,
  visitor,
} from './support/contact-form.ts';
import { quoteStrings } from './support/quote-form.ts';
import { recordAnnouncements } from './support/recorded.ts';
import { fail, hold, reply } from './support/requests.ts';
import { expect, failedLoads, step, test } from './support/test.ts';
import { hydrated, settled, stopClock, visit } from './support/visit.ts';

test.describe('a failure', () => {
  test.use({ expectedMessages: failedLoads });

  test('has a message, and keeps the answers and the key of the request', async ({ page }) => {
    const sent = sentRequests(page);
    const keys = () => sent.map((request) => request.headers()['idempotency-key']);
    await page.clock.install();
    await visit(page, `${href('contact')}#message=240+heures`);
    await fillRequired(page);
    const announcements = await recordAnnouncements(page, 'form [role=status]');
    await page.getByRole('button', { name: contactStrings.draft.remove }).click();
    await step('without an answer of the server', async () => {
      const reconnect = await fail(page, endpoint);
      await sendButton(page).click();
      // `api-client.test.ts` has the sentences of the other failures.
      await expect(failureBanner(page).getByText('Erreur:')).toHaveText(
        new RegExp(`^Erreur: Impossible de contacter le serveur\\. .*port ${new URL(apiOrigin).port}\\.$`),
      );
      await expect(failureBanner(page)).toBeFocused();
      await expect(failureBanner(page)).toContainText(
        `Si le problème persiste, contactez-nous directement à ${agency.email}`,
      );
      await expect(failureBanner(page).getByRole('link')).toHaveAttribute('href', externalUrls.email);
      await expect(failureBanner(page)).toBeInViewport();
      await expect(field(page, 'name')).toHaveValue('Marie Tremblay');
      await reconnect();
    });
    await step('no failure announces again what was announced before it', async () => {
      const [removed, ...others] = (await announcements()).filter(Boolean);
      expect(removed).toContain(contactStrings.draft.removed);
      expect(others.length).toBeGreaterThan(0);
      expect(others.filter((said) => !said.includes(contactStrings.announcement))).toEqual([]);
    });

    await step('fifteen seconds without a response, not before', async () => {
      const release = await hold(page, endpoint);
      await stopClock(page);
      await sendButton(page).click();
      await expect(sendButton(page)).toHaveText('Envoi en cours...');
      await page.clock.runFor(14_900);
      await expect(failureBanner(page)).toBeHidden();
      await page.clock.runFor(200);
      await expect(failureBanner(page)).toContainText(
        "Erreur: Délai d'attente dépassé. Le serveur met trop de temps à répondre.",
      );
      await page.clock.resume();
      await release();
    });

    await step('what the API says of a field is beside it, and leaves the focus there', async () => {
      const errors = { email: 'Autre adresse.' };
      const undo = await answer(page, refused(errors));
      await sendButton(page).click();
      await expect(summary(page)).toBeFocused();
      await undo();
      await expect(summary(page)).toContainText('Erreur: Certains champs sont à corriger.');
      await expect(summary(page).getByRole('listitem')).toHaveText(errors.email);
      await expect(field(page, 'email')).toHaveAccessibleDescription(errors.email);
      await expect(field(page, 'name')).toHaveValue('Marie Tremblay');
      expect(keys()[0]).toMatch(/^[0-9a-f-]{36}$/);
      expect(keys()).toEqual(Array.from({ length: 3 }, () => keys()[0]));
      await field(page, 'email').focus();
      await page.keyboard.press('End');
      await page.keyboard.type('.qc', { delay: 20 });
      await expect(field(page, 'email')).toHaveValue('marie.tremblay@exemple.ca.qc');
      await expect(field(page, 'email')).toBeFocused();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    await step('an edited request, and the next one, have another key', async () => {
      await answer(page, accepted);
      for (const different of [2, 3]) {
        await sendButton(page).click();
        await expect(successBanner(page)).toBeVisible();
        expect(new Set(keys()).size).toBe(different);
        await fillRequired(page);
      }
    });
    await step('an error of ours', async () => {
      const body = "export const readForm = () => { throw new Error('Failed to load, for a test.'); };";
      await reply(page, '**/assets/sending-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
      await page.reload();
      await sendButton(page).click();
      await expect(failureBanner(page)).toBeFocused();
      await expect(failureBanner(page).getByText('Erreur:')).toHaveText(
        "Erreur: Une erreur inattendue s'est produite.",
      );
      await expect(field(page, 'name')).toHaveValue('Marie Tremblay');
      await expect(sendButton(page)).not.toHaveAttribute('aria-disabled');
    });
  });

  test('to load the sending script makes the browser post the form', async ({ page }) => {
    const name = visitor('déployée');
    await fail(page, '**/assets/sending-*.js');
    await visit(page, href('contact'));
    await step('without a network, which the browser may not know, the page stays, with a message', async () => {
      const reconnect = await fail(page, '**/api/**');
      await fillRequired(page, name);
      await sendButton(page).click();
      await expect(failureBanner(page)).toBeFocused();
      await reconnect();
    });
    await field(page, 'message').fill('Une longue explication.');
    await sendButton(page).click();
    await expect(page).toHaveURL(`${href('contact')}?envoi=succes`);
    await expect(successBanner(page)).toBeVisible();
    await expect.poll(async () => (await mailFrom(name)).length).toBe(1);

    await step('the page of the success has an empty form, whose new values are kept', async () => {
      await hydrated(page);
      await expect(field(page, 'message')).toHaveValue('');
      await field(page, 'message').fill('Une autre demande.');
      await page.reload();
      await expect(field(page, 'message')).toHaveValue('Une autre demande.');
    });

    await step('the page of the failure stays as it is when React arrives', async () => {
      await visit(page, `${href('contact')}?envoi=erreur`);
      await expect(failureBanner(page)).toBeVisible();
      await settled(page);
    });
  });
});

test('answers that were sent stay until the response, through a reload and another page', async ({ page }) => {
  const sent = sentRequests(page);
  const release = await hold(page, endpoint);
  await visit(page, href('contact'));
  await fillRequired(page);
  await sendButton(page).click();
  await expect.poll(() => sent.length).toBe(1);
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('Marie Tremblay');
  await sendButton(page).click();
  await expect.poll(() => sent.length).toBe(2);
  await page
    .locator(`header a[href="${href('about')}"]`)
    .first()
    .click();
  await expect(field(page, 'name')).toHaveCount(0);
  const responded = page.waitForResponse(endpoint);
  await release();
  await responded;
  await page.goBack();
  await expect(field(page, 'name')).toHaveValue('Marie Tremblay');
  await sendButton(page).click();
  await expect(successBanner(page)).toBeVisible();
  expect(new Set(sent.map((request) => request.headers()['idempotency-key'])).size).toBe(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser posts the form, and a page reports the refusal or the success', async ({ page }) => {
    await step('the quote leads to the contact form', async () => {
      await page.goto(href('quote'));
      const main = page.locator('main');
      await expect(main.locator('form')).toBeHidden();
      await expect(main.getByText(quoteStrings.withoutScript.title)).toBeVisible();
      const [form, ...others] = Object.keys(quoteStrings.withoutScript.actions).map((label) =>
        main.getByRole('link', { name: label }),
      );
      for (const [index, target] of [externalUrls.email, externalUrls.phone].entries())
        await expect(others[index] ?? main).toHaveAttribute('href', target);
      await form?.click();
    });

    const name = visitor('sans script');
    await step('the browser itself reports a missing value', async () => {
      await field(page, 'name').fill(name);
      await sendButton(page).click();
      await expect(field(page, 'email')).toBeFocused();
    });
    await step('a page reports the refusal of the server', async () => {
      await fillRequired(page, name);
      // Valid for a browser, but the agency cannot reply to it.
      await field(page, 'email').fill('marie@exemple');
      await sendButton(page).click();
      await expect(page).toHaveURL(`${href('contact')}?envoi=erreur`);
      await expect(page).toHaveTitle(/^Erreur\u00a0: /);
      await expect(failureBanner(page)).toBeInViewport();
      await expect(failureBanner(page).getByRole('link')).toHaveAttribute('href', externalUrls.email);
    });

    await step('another page confirms the request, and the mail has the moment of a call', async () => {
      await fillRequired(page, name);
      await expect(page.getByRole('radio')).toHaveCount(0);
      await field(page, 'phone').fill('418 555-0199');
      await page.getByRole('radio', { name: callBackMoments[2].label }).check();
      await field(page, 'message').fill('Première ligne\nDeuxième ligne');
      await sendButton(page).click();
      await expect(page).toHaveURL(`${href('contact')}?envoi=succes`);
      await expect(page).toHaveTitle(/^Demande envoyée\u00a0: /);
      await expect(successBanner(page)).toBeFocused();
      await expect(successBanner(page)).toBeInViewport();
      await expect(page.getByRole('heading', { name: contactStrings.success.next.title })).toBeVisible();
      await expect.poll(async () => (await mailFrom(name)).length).toBe(1);
      const [mail] = await mailFrom(name);
      expect(mail?.text).toContain('Envoyée depuis la page /contact\n');
      expect(mail?.text).toContain('Préfère un appel\u00a0: en fin d’après-midi\n\nPremière ligne\nDeuxième ligne');
    });
  });
});
