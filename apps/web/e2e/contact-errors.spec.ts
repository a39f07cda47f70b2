/** The contact form on a phone, and its wrong answers. `pages.spec.ts` checks the look of the errors, in both themes. */
import { agency } from '../src/site/agency.ts';
import { href } from '../src/site/pages.ts';
import {
  accepted,
  answer,
  field,
  fillRequired,
  sendButton,
  sentRequests,
  successBanner,
  summary,
} from './support/contact-form.ts';
import { cutOff } from './support/cut-off.ts';
import { setTextSize } from './support/inspect.ts';
import { phone } from './support/screens.ts';
import { expect, step, test } from './support/test.ts';
import { follow, visit } from './support/visit.ts';

test.use({ viewport: phone });

test('wrong answers are listed and shown beside their fields, and disappear one by one', async ({ page }) => {
  const sent = sentRequests(page);
  const main = page.locator('main');
  const messages = {
    name: 'Le nom est requis',
    email: "Format d'email invalide",
    serviceType: 'Choisissez le service qui vous intéresse',
  };
  await visit(page, href('contact'));
  await step('the number is on the first screen', async () => {
    const number = main.getByRole('link', { name: new RegExp(agency.phone.replace(/\D/g, '.')) });
    await expect(number.first()).toBeInViewport();
  });

  await step('with letters alone enlarged, which make the bar two lines, the list is below it', async () => {
    const setLetters = (size: string) =>
      page.locator(':root').evaluate((root, value) => root.style.setProperty('font-size', value), size);
    await setLetters('200%');
    await field(page, 'name').fill('   ');
    await sendButton(page).click();
    await expect(summary(page)).toContainText("L'email est requis");
    const title = summary(page).getByRole('heading');
    await expect(title).toBeInViewport();
    const bar = await page.getByRole('banner').getByRole('navigation').boundingBox();
    const top = (await title.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual(bar ? bar.y + bar.height : Number.POSITIVE_INFINITY);
    await setLetters('');
  });

  await field(page, 'email').fill('marie@exemple');
  await field(page, 'company').fill('Boulangerie');
  await sendButton(page).click();
  await step('they are listed, and shown beside their fields', async () => {
    await expect(summary(page)).toBeFocused();
    await expect(page).toHaveTitle(/^Erreur\s: Contact \| Devis Gratuit 24h$/);
    expect(await summary(page).getByRole('link').allTextContents()).toEqual(Object.values(messages));
    for (const [name, message] of Object.entries(messages)) {
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, name)).toHaveAccessibleDescription(message);
    }
    await expect(field(page, 'company')).not.toHaveAttribute('aria-invalid');
  });

  await step('a link of the list leads to its field, without an entry in the history', async () => {
    const address = page.url();
    await summary(page).getByRole('link', { name: messages.serviceType }).click();
    await expect(field(page, 'serviceType')).toBeFocused();
    await expect(page.locator('label[for="serviceType"]')).toBeInViewport();
    expect(page.url()).toBe(address);
  });

  await step('a corrected answer leaves the list', async () => {
    await field(page, 'serviceType').selectOption('formation');
    await expect(field(page, 'serviceType')).not.toHaveAttribute('aria-invalid');
    expect(await summary(page).getByRole('link').allTextContents()).toEqual([messages.name, messages.email]);
    await field(page, 'name').fill('Marie');
    await field(page, 'email').fill('marie@exemple.ca');
    await expect(summary(page)).toBeHidden();
    await expect(page).toHaveTitle('Contact | Devis Gratuit 24h');
    await expect(field(page, 'company')).toHaveValue('Boulangerie');
  });

  await step('the next page’s title has no error prefix', async () => {
    await field(page, 'name').fill('');
    await sendButton(page).click();
    await expect(page).toHaveTitle(/^Erreur/);
    await follow(page, '/');
    await expect(page).not.toHaveTitle(/Erreur/);
    await page.goBack();
  });

  expect(sent).toEqual([]);
  await step('with text at 200 %, the confirmation is on the screen', async () => {
    await answer(page, accepted);
    await setTextSize(page, 200);
    await fillRequired(page);
    await sendButton(page).click();
    await expect(successBanner(page)).toBeInViewport({ ratio: 1 });
    expect(await cutOff(page)).toEqual([]);
  });
});
