/** Wrong answers of the contact form. `pages.spec.ts` checks the look of the errors, in both themes. */
import { href } from '../src/site/pages.ts';
import { field, sendButton, sentRequests, summary } from './support/contact-form.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

test('wrong answers are listed and shown beside their fields, and disappear one by one; the next page’s title has no error prefix', async ({
  page,
}) => {
  const sent = sentRequests(page);
  await visit(page, href('contact'));
  await field(page, 'name').fill('   ');
  await sendButton(page).click();
  await expect(summary(page)).toContainText("L'email est requis");
  await field(page, 'email').fill('marie@exemple');
  await field(page, 'company').fill('Boulangerie');
  await sendButton(page).click();

  await expect(summary(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Erreur\s: Contact \| Devis Gratuit 24h$/);
  const messages = {
    name: 'Le nom est requis',
    email: "Format d'email invalide",
    serviceType: 'Choisissez le service qui vous intéresse',
  };
  expect(await summary(page).getByRole('link').allTextContents()).toEqual(Object.values(messages));
  for (const [name, message] of Object.entries(messages)) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(message);
  }
  await expect(field(page, 'company')).not.toHaveAttribute('aria-invalid');

  const address = page.url();
  await summary(page).getByRole('link', { name: messages.serviceType }).click();
  await expect(field(page, 'serviceType')).toBeFocused();
  await expect(page.locator('label[for="serviceType"]')).toBeInViewport();
  expect(page.url()).toBe(address);

  await field(page, 'serviceType').selectOption('formation');
  await expect(field(page, 'serviceType')).not.toHaveAttribute('aria-invalid');
  expect(await summary(page).getByRole('link').allTextContents()).toEqual([messages.name, messages.email]);
  await field(page, 'name').fill('Marie');
  await field(page, 'email').fill('marie@exemple.ca');
  await expect(summary(page)).toBeHidden();
  await expect(page).toHaveTitle('Contact | Devis Gratuit 24h');
  await expect(field(page, 'company')).toHaveValue('Boulangerie');
  expect(sent).toEqual([]);

  await field(page, 'name').fill('');
  await sendButton(page).click();
  await expect(page).toHaveTitle(/^Erreur/);
  await page.getByRole('link', { name: 'Accueil' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(page).not.toHaveTitle(/Erreur/);
});
