/** The moment of a call, which the contact form offers once there is a number; `contact-failures.spec.ts` has it without scripts. */
import { contactMessages, messageLimit } from '@agency/shared/contact';
import type { Page } from '@playwright/test';
import { href } from '../src/site/pages.ts';
import {
  field,
  fillRequired,
  mailFrom,
  sendButton,
  sentRequests,
  successBanner,
  visitor,
} from './support/contact-form.ts';
import { expect, test } from './support/test.ts';
import { hydrated, visit } from './support/visit.ts';

const phone = '418 555-0199';
const moment = (page: Page, name: string) => page.getByRole('radio', { name });
const line = 'Préfère un appel\u00a0: en fin d’après-midi';

test('a call can be asked for once there is a number, is one line of the message, to which it leaves a shorter limit, and goes with the number', async ({
  page,
}) => {
  const name = visitor('rappelée');
  const sent = sentRequests(page);
  await visit(page, href('contact'));
  await fillRequired(page, name);
  await field(page, 'message').fill('Bonjour.');
  await expect(page.getByRole('group', { name: /^Je préfère un appel/ })).toContainText(
    'Inscrivez votre numéro de téléphone ci-dessus',
  );
  await expect(page.getByRole('radio')).toHaveCount(0);

  await field(page, 'phone').fill(phone);
  await field(page, 'phone').press('Tab');
  await expect(moment(page, 'Non, écrivez-moi')).toBeFocused();
  for (const step of ['Le matin', 'Le midi', 'En fin d’après-midi']) {
    await page.keyboard.press('ArrowDown');
    await expect(moment(page, step)).toBeChecked();
  }
  await page.reload();
  await hydrated(page);
  await expect(moment(page, 'En fin d’après-midi')).toBeChecked();
  await expect(field(page, 'message')).toHaveValue('Bonjour.');
  await sendButton(page).click();
  await expect(successBanner(page)).toBeVisible();
  expect(sent[0]?.postDataJSON()).toMatchObject({ phone, message: `${line}\n\nBonjour.` });
  expect(sent[0]?.postDataJSON()).not.toHaveProperty('callBack');
  await expect.poll(async () => (await mailFrom(name)).length).toBe(1);
  const [mail] = await mailFrom(name);
  expect(mail?.text?.split('Préfère un appel')).toHaveLength(2);
  await expect(page.getByRole('radio')).toHaveCount(0);

  // Another request.
  await fillRequired(page, visitor('ravisée'));
  await field(page, 'phone').fill(phone);
  await moment(page, 'En fin d’après-midi').check();
  await field(page, 'message').fill('x'.repeat(10_000));
  await sendButton(page).click();
  const limit = messageLimit('fin-apres-midi', phone);
  await expect(page.locator('#message-erreur')).toHaveText(contactMessages.tooLong(limit));

  await field(page, 'phone').fill('');
  await field(page, 'message').fill('Bonjour.');
  await sendButton(page).click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.postDataJSON()).toMatchObject({ phone: '', message: 'Bonjour.' });
});
