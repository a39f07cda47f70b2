/** A quote request that fails, and one that takes its time; `contact-failures.spec.ts` has the page without scripts. */
import { href } from '../src/site/pages.ts';
import { answer, failureBanner, mailFrom, refused, sendButton, summary, visitor } from './support/contact-form.ts';
import {
  answers,
  confirmation,
  expectAnswers,
  nextButton,
  openLastStep,
  PROGRESS_MS,
  previousButton,
  stepTitle,
} from './support/quote-form.ts';
import { fail } from './support/requests.ts';
import { expect, failedLoads, step, test } from './support/test.ts';
import { stopClock } from './support/visit.ts';

test.use({ expectedMessages: failedLoads });

test('a failure keeps every answer, and a retry is sent once', async ({ page }) => {
  const values = { ...answers, name: visitor('devis patiente') };
  const errors = { name: 'Ce nom est trop long.', projectGoals: 'Ces objectifs sont trop longs.' };
  const keys: (string | undefined)[] = [];
  await answer(page, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1 ? refused(errors)(route) : route.continue();
  });
  const undo = await fail(page, '**/assets/sending-*.js');
  await page.clock.install();
  await openLastStep(page, values);
  await step('it keeps the last step', async () => {
    await sendButton(page).click();
    await page.clock.fastForward(PROGRESS_MS);
    await expect(failureBanner(page)).toContainText('Erreur: Impossible de contacter le serveur.');
    await expect(failureBanner(page)).toBeFocused();
    await expect(sendButton(page)).not.toHaveAttribute('aria-disabled');
    await undo();
  });

  await step('the reasons of the API are listed, as on the contact page', async () => {
    await sendButton(page).click();
    await page.clock.fastForward(PROGRESS_MS);
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toContainText('Erreur: Certains champs sont à corriger.');
    await expect(summary(page).getByRole('listitem')).toHaveText(Object.values(errors));
    await expect(page.getByRole('alert')).toHaveCount(1);
  });
  await expectAnswers(page, values, 4);

  await step('its progress is shown for two seconds, and nothing interrupts it', async () => {
    await previousButton(page).click();
    await nextButton(page).click();
    await stopClock(page);
    await sendButton(page).dblclick();
    await expect(sendButton(page)).toHaveText('Envoi en cours...');
    await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
    await expect.poll(() => keys.length).toBe(2);
    // Refused actions are still possible, by a second press or by Enter.
    await sendButton(page).click({ force: true });
    await previousButton(page).click({ force: true });
    await page.goBack();
    await expect(page).toHaveURL(`${href('quote')}?etape=4`);
    await page.getByRole('button', { name: /^Modifier.*Projet/ }).click();
    await expect(stepTitle(page, 4)).toBeVisible();
    await page.clock.runFor(1_900);
    await expect(sendButton(page)).toHaveText('Envoi en cours...');
    await expect.poll(async () => (await mailFrom(values.name)).length).toBe(1);
    await page.clock.runFor(200);
    await expect(confirmation(page)).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});
