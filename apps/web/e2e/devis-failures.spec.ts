import { agency, externalUrls } from '../src/site/agency.ts';
import { href } from '../src/site/pages.ts';
import { axeViolations } from './support/axe.ts';
import { answer, failureBanner, json, mailFrom, sendButton, summary, visitor } from './support/contact-form.ts';
import { answers, confirmed, expectAnswers, openLastStep, PROGRESS_MS, strings } from './support/quote-form.ts';
import { expect, failedLoads, test } from './support/test.ts';

test.describe('a failure', () => {
  test.use({ expectedMessages: failedLoads });

  test('keeps the visitor on the last step with every answer, and a retry succeeds', async ({ page }) => {
    const values = { ...answers, name: visitor('devis patiente') };
    const keys: (string | undefined)[] = [];
    await answer(page, (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length === 1) return json(503, { success: false, message: 'Réessayez dans un instant.' })(route);
      return keys.length === 2 ? route.abort() : route.continue();
    });
    await page.clock.install();
    await openLastStep(page, values);
    for (const message of ['Erreur: Réessayez dans un instant.', /Erreur: Impossible de contacter le serveur\./]) {
      await sendButton(page).click();
      await page.clock.fastForward(PROGRESS_MS);
      await expect(failureBanner(page)).toContainText(message);
      await expect(failureBanner(page)).toBeFocused();
      await expect(failureBanner(page)).toContainText(
        `Si le problème persiste, contactez-nous directement à ${agency.email}`,
      );
      await expectAnswers(page, values, 4);
      await expect(sendButton(page)).not.toHaveAttribute('aria-disabled');
    }
    expect(await axeViolations(page, 'form')).toEqual([]);
    await sendButton(page).click();
    await confirmed(page);
    expect(new Set(keys).size).toBe(1);
    await expect.poll(async () => (await mailFrom(values.name)).length).toBe(1);
  });

  test('that the API explains lists its reasons, as on the contact page, with the answers kept', async ({ page }) => {
    const errors = { name: 'Ce nom est trop long.', projectGoals: 'Ces objectifs sont trop longs.' };
    await answer(page, json(400, { success: false, message: 'Certains champs sont à corriger.', errors }));
    await page.clock.install();
    await openLastStep(page);
    await sendButton(page).click();
    await page.clock.fastForward(PROGRESS_MS);
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toContainText('Erreur: Certains champs sont à corriger.');
    await expect(summary(page).getByRole('listitem')).toHaveText(Object.values(errors));
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expectAnswers(page, answers, 4);
  });

  test('of the sending script is reported like any other', async ({ page }) => {
    await page.route('**/assets/sending-*.js', (route) => route.abort());
    await openLastStep(page);
    await sendButton(page).click();
    await expect(failureBanner(page)).toContainText('Erreur: Impossible de contacter le serveur.');
    await expectAnswers(page, answers, 4);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page offers the plain contact form and other ways to contact the agency', async ({ page }) => {
    await page.goto(href('quote'));
    const main = page.locator('main');
    await expect(main.locator('form')).toBeHidden();
    await expect(main.getByText(strings.withoutScript.title)).toBeVisible();
    for (const [index, href] of [/^\/contact/, externalUrls.email, externalUrls.phone].entries()) {
      const link = main.getByRole('link', { name: strings.withoutScript.actions[index]?.label ?? '' });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', href);
    }
    await main.getByRole('link', { name: strings.withoutScript.actions[0]?.label ?? '' }).click();
    await expect(page).toHaveURL(/\/contact/);
    await expect(sendButton(page)).toBeVisible();
  });
});
