/** A quote request that fails, and the page without scripts. */
import type { Route } from '@playwright/test';
import { agency, externalUrls } from '../src/site/agency.ts';
import { href } from '../src/site/pages.ts';
import { axeViolations } from './support/axe.ts';
import { answer, failureBanner, json, mailFrom, sendButton, summary, visitor } from './support/contact-form.ts';
import { answers, confirmed, expectAnswers, openLastStep, PROGRESS_MS, strings } from './support/quote-form.ts';
import { expect, failedLoads, test } from './support/test.ts';

test.describe('a failure', () => {
  test.use({ expectedMessages: failedLoads });

  test('keeps the visitor on the last step with every answer, whatever its cause, and a retry succeeds', async ({
    page,
  }) => {
    const values = { ...answers, name: visitor('devis patiente') };
    const errors = { name: 'Ce nom est trop long.', projectGoals: 'Ces objectifs sont trop longs.' };
    const keys: (string | undefined)[] = [];
    const replies = [
      json(503, { success: false, message: 'Réessayez dans un instant.' }),
      (route: Route) => route.abort(),
      json(400, { success: false, message: 'Certains champs sont à corriger.', errors }),
    ];
    await answer(page, (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      const reply = replies[keys.length - 1];
      return reply ? reply(route) : route.continue();
    });
    const sending = '**/assets/sending-*.js';
    await page.route(sending, (route) => route.abort());
    await page.clock.install();
    await openLastStep(page, values);
    const away = /Erreur: Impossible de contacter le serveur\./;
    for (const message of [away, 'Erreur: Réessayez dans un instant.', away]) {
      await sendButton(page).click();
      await page.clock.fastForward(PROGRESS_MS);
      await expect(failureBanner(page)).toContainText(message);
      await expect(failureBanner(page)).toBeFocused();
      await expect(failureBanner(page)).toContainText(
        `Si le problème persiste, contactez-nous directement à ${agency.email}`,
      );
      await expect(sendButton(page)).not.toHaveAttribute('aria-disabled');
      await page.unroute(sending);
    }
    expect(await axeViolations(page, 'form')).toEqual([]);

    await test.step('the reasons of the API are listed, as on the contact page', async () => {
      await sendButton(page).click();
      await page.clock.fastForward(PROGRESS_MS);
      await expect(summary(page)).toBeFocused();
      await expect(summary(page)).toContainText('Erreur: Certains champs sont à corriger.');
      await expect(summary(page).getByRole('listitem')).toHaveText(Object.values(errors));
      await expect(page.getByRole('alert')).toHaveCount(1);
    });
    await expectAnswers(page, values, 4);
    await sendButton(page).click();
    await confirmed(page);
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
    await expect.poll(async () => (await mailFrom(values.name)).length).toBe(1);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page offers the plain contact form and other ways to contact the agency', async ({ page }) => {
    await page.goto(href('quote'));
    const main = page.locator('main');
    await expect(main.locator('form')).toBeHidden();
    await expect(main.getByText(strings.withoutScript.title)).toBeVisible();
    for (const [index, target] of [/^\/contact/, externalUrls.email, externalUrls.phone].entries()) {
      const link = main.getByRole('link', { name: strings.withoutScript.actions[index]?.label ?? '' });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', target);
    }
    await main.getByRole('link', { name: strings.withoutScript.actions[0]?.label ?? '' }).click();
    await expect(page).toHaveURL(/\/contact/);
    await expect(sendButton(page)).toBeVisible();
  });
});
