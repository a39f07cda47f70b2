/** Requests that do not reach the agency at once: what the visitor reads, keeps and can do; and the form without scripts. */
import type { Route } from '@playwright/test';
import { agency, externalUrls } from '../src/site/agency.ts';
import { href } from '../src/site/pages.ts';
import { apiOrigin } from './support/addresses.ts';
import { axeViolations } from './support/axe.ts';
import {
  answer,
  cors,
  endpoint,
  failureBanner,
  field,
  fillRequired,
  json,
  mailFrom,
  sendButton,
  strings,
  successBanner,
  summary,
  visitor,
} from './support/contact-form.ts';
import { recordAnnouncements } from './support/recorded.ts';
import { expect, failedLoads, test } from './support/test.ts';
import { hydrated, settled, visit } from './support/visit.ts';

test.describe('a failure', () => {
  test.use({ expectedMessages: failedLoads });

  const failures: [string, (route: Route) => unknown, RegExp][] = [
    [
      'no answer',
      (route) => route.abort(),
      new RegExp(`^Erreur: Impossible de contacter le serveur\\. .*port ${new URL(apiOrigin).port}\\.$`),
    ],
    [
      'a status with a message',
      json(503, { success: false, message: 'Réessayez dans un instant.' }),
      /^Erreur: Réessayez dans un instant\.$/,
    ],
    ['a status without a message', json(503, {}), /^Erreur: Erreur serveur \(503\)$/],
    ['a refusal without a message', json(200, { success: false }), /^Erreur: Erreur lors de l'envoi$/],
    [
      'an answer that is no JSON',
      (route) => route.fulfill({ status: 200, headers: cors, body: '<h1>Portail du réseau</h1>' }),
      /^Erreur: Une erreur inattendue s'est produite\.$/,
    ],
  ];

  test('has its own message, whatever the API responds, and if it is ours', async ({ page }) => {
    await visit(page, `${href('contact')}#message=240+heures`);
    await fillRequired(page);
    const announcements = await recordAnnouncements(page, 'form [role=status]');
    await page.getByRole('button', { name: strings.draft.remove }).click();
    for (const [situation, reply, message] of failures) {
      await answer(page, reply);
      await sendButton(page).click();
      await expect(failureBanner(page).getByText('Erreur:'), situation).toHaveText(message);
      await expect(failureBanner(page)).toBeFocused();
      await expect(failureBanner(page)).toContainText(
        `Si le problème persiste, contactez-nous directement à ${agency.email}`,
      );
      await expect(failureBanner(page).getByRole('link')).toHaveAttribute('href', externalUrls.email);
      await expect(failureBanner(page)).toBeInViewport();
      await expect(field(page, 'name')).toHaveValue('Marie Tremblay');
    }

    // No failure announces again what was announced before it.
    const [removed, ...others] = (await announcements()).filter(Boolean);
    expect(removed).toContain('est retiré');
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter((said) => !said.includes('est en route'))).toEqual([]);

    // An error of ours.
    await page.evaluate(() => {
      FormData.prototype.get = () => {
        throw new Error('Failed to load resource, for a test.');
      };
    });
    await sendButton(page).click();
    await expect(failureBanner(page)).toBeFocused();
    await expect(failureBanner(page).getByText('Erreur:')).toHaveText(
      /^Erreur: Une erreur inattendue s'est produite\.$/,
    );
    await expect(field(page, 'name')).toHaveValue('Marie Tremblay');
    await expect(sendButton(page)).not.toHaveAttribute('aria-disabled');
  });

  test('that names the company, and a field without a control, leaves the focus in the industry form', async ({
    page,
  }) => {
    const errors = { company: 'Nom trop long.', name: 'Autre nom.' };
    await answer(page, json(400, { success: false, message: 'Certains champs sont à corriger.', errors }));
    await visit(page, href('industry40'));
    await field(page, 'company').fill('Fonderie');
    await field(page, 'email').fill('marie.tremblay@exemple.ca');
    await page.locator('form:has([name=company]) [type=submit]').click();
    for (const text of ['Certains champs sont à corriger.', 'Nom trop long.', 'Autre nom.'])
      await expect(summary(page)).toContainText(text);
    await field(page, 'company').focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' inc.', { delay: 20 });
    await expect(field(page, 'company')).toHaveValue('Fonderie inc.');
    await expect(field(page, 'company')).toBeFocused();
  });

  test('that names a field is beside the field, and leaves the focus there while the visitor corrects it', async ({
    page,
  }) => {
    const errors = { email: 'Autre adresse.' };
    await answer(page, json(400, { success: false, message: 'Certains champs sont à corriger.', errors }));
    await visit(page, href('contact'));
    await fillRequired(page);
    await sendButton(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toContainText('Erreur: Certains champs sont à corriger.');
    await expect(summary(page).getByRole('listitem')).toHaveText(errors.email);
    await expect(field(page, 'email')).toHaveAccessibleDescription(errors.email);
    await expect(field(page, 'name')).toHaveValue('Marie Tremblay');
    await field(page, 'email').focus();
    await page.keyboard.press('End');
    await page.keyboard.type('.qc', { delay: 20 });
    await expect(field(page, 'email')).toHaveValue('marie.tremblay@exemple.ca.qc');
    await expect(field(page, 'email')).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('is reported after fifteen seconds without a response, not before', async ({ page }) => {
    await page.clock.install();
    await answer(page, () => undefined);
    await visit(page, href('contact'));
    await fillRequired(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveText('Envoi en cours...');
    await page.clock.runFor(14_900);
    await expect(failureBanner(page)).toBeHidden();
    await page.clock.runFor(200);
    await expect(failureBanner(page)).toContainText(
      "Erreur: Délai d'attente dépassé. Le serveur met trop de temps à répondre.",
    );
  });

  test('to load the sending script makes the browser post the form', async ({ page }) => {
    const name = visitor('déployée');
    await page.route('**/assets/sending-*.js', (route) => route.abort());
    await visit(page, href('contact'));
    await fillRequired(page, name);
    await field(page, 'message').fill('Une longue explication.');
    await sendButton(page).click();
    await expect(page).toHaveURL(`${href('contact')}?envoi=succes`);
    await expect(successBanner(page)).toBeVisible();
    await expect.poll(async () => (await mailFrom(name)).length).toBe(1);

    // A sent request does not fill the form again; new values are kept.
    await hydrated(page);
    await expect(field(page, 'message')).toHaveValue('');
    await field(page, 'message').fill('Une autre demande.');
    await page.reload();
    await hydrated(page);
    await expect(field(page, 'message')).toHaveValue('Une autre demande.');
  });

  test('keeps the key for the same body, and an edit changes it', async ({ page }) => {
    const keys: (string | undefined)[] = [];
    let lost = 2;
    await answer(page, (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      lost -= 1;
      return lost >= 0 ? route.abort() : route.continue();
    });
    await visit(page, href('contact'));
    await fillRequired(page, visitor('patiente'));
    for (const expected of [1, 2]) {
      await sendButton(page).click();
      await expect.poll(() => keys.length).toBe(expected);
      await expect(failureBanner(page)).toBeFocused();
    }
    await field(page, 'message').fill('Une précision.');
    await sendButton(page).click();
    await expect(successBanner(page)).toBeVisible();
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    await fillRequired(page, visitor('patiente'));
    await sendButton(page).click();
    await expect.poll(() => keys.length).toBe(4);
    expect(new Set(keys).size).toBe(3);
  });
});

test('a visitor who reloads the page, or visits another, before the response finds the answers again, and sends the same request', async ({
  page,
}) => {
  const keys: (string | undefined)[] = [];
  let respond = () => {};
  const left = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await answer(page, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length < 3) await left;
    // A reload has cancelled the first request.
    await json(201, { success: true, message: 'Merci', id: 'reference-of-the-test' })(route).catch(() => undefined);
  });
  await visit(page, href('contact'));
  await fillRequired(page);
  await sendButton(page).click();
  await expect.poll(() => keys.length).toBe(1);
  await page.reload();
  await hydrated(page);
  await expect(field(page, 'name')).toHaveValue('Marie Tremblay');
  await sendButton(page).click();
  await expect.poll(() => keys.length).toBe(2);
  await page
    .locator(`header a[href="${href('about')}"]`)
    .first()
    .click();
  await expect(field(page, 'name')).toHaveCount(0);
  const responded = page.waitForResponse(endpoint);
  respond();
  await responded;
  await page.goBack();
  await hydrated(page);
  await expect(field(page, 'name')).toHaveValue('Marie Tremblay');
  await sendButton(page).click();
  await expect(successBanner(page)).toBeVisible();
  expect(keys).toEqual(keys.map(() => keys[0]));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser posts the form, with the moment of a call, and a page confirms it', async ({ page }) => {
    const name = visitor('sans script');
    await page.goto(href('contact'));
    await fillRequired(page, name);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await field(page, 'phone').fill('418 555-0199');
    await page.getByRole('radio', { name: 'En fin d’après-midi' }).check();
    await field(page, 'message').fill('Première ligne\nDeuxième ligne');
    await sendButton(page).click();
    await expect(page).toHaveURL(`${href('contact')}?envoi=succes`);
    await expect(successBanner(page)).toBeFocused();
    await expect(successBanner(page)).toBeInViewport();
    await expect(page.getByRole('heading', { name: strings.success.next.title })).toBeVisible();
    await expect.poll(async () => (await mailFrom(name)).length).toBe(1);
    const [mail] = await mailFrom(name);
    expect(mail?.text).toContain('Envoyée depuis la page /contact\n');
    expect(mail?.text).toContain('Préfère un appel\u00a0: en fin d’après-midi\n\nPremière ligne\nDeuxième ligne');
  });

  test('the browser itself reports missing values, and a separate page the server’s refusal', async ({ page }) => {
    await page.goto(href('contact'));
    await field(page, 'name').fill('Marie');
    await sendButton(page).click();
    await expect(page).toHaveURL(href('contact'));
    await expect(field(page, 'email')).toBeFocused();
    await fillRequired(page);
    // Valid for a browser, but the agency cannot reply to it.
    await field(page, 'email').fill('marie@exemple');
    await sendButton(page).click();
    await expect(page).toHaveURL(`${href('contact')}?envoi=erreur`);
    await expect(page).toHaveTitle(/^Erreur\u00a0: /);
    await expect(failureBanner(page)).toBeInViewport();
    await expect(failureBanner(page).getByRole('link')).toHaveAttribute('href', externalUrls.email);
  });
});

test('the pages of the outcomes do not change during hydration, and are accessible', async ({ page }) => {
  for (const [outcome, banner] of [
    ['succes', successBanner],
    ['erreur', failureBanner],
  ] as const) {
    await visit(page, `${href('contact')}?envoi=${outcome}`);
    await expect(banner(page)).toBeVisible();
    await settled(page);
    expect(await axeViolations(page, 'main'), outcome).toEqual([]);
  }
});
