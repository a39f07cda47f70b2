/** A request by the contact form, from the first field to the confirmation and the mail; what a link fills in. */
import { contactFields, HEALTH_ROUTE } from '@agency/shared/contact';
import { agency } from '../src/site/agency.ts';
import { href } from '../src/site/pages.ts';
import { axeViolations } from './support/axe.ts';
import {
  answer,
  endpoint,
  field,
  fillRequired,
  json,
  mailFrom,
  messageField,
  sendButton,
  sentRequests,
  strings,
  successBanner,
  visitor,
} from './support/contact-form.ts';
import { cutOff, setTextSize } from './support/inspect.ts';
import { hold, watchRequests } from './support/requests.ts';
import { desk, phone } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { follow, h1, hydrated, isMarked, mark, settled, visit } from './support/visit.ts';

test.describe('a request', () => {
  test('with every field reaches the agency, and a banner confirms it for five seconds', async ({ page }) => {
    const sent = sentRequests(page);
    const name = visitor('complète');
    await page.clock.install();
    await visit(page, href('contact'));
    const values = {
      phone: '418 555-0199',
      company: 'Boulangerie du Faubourg',
      website: 'https://faubourg.example',
      message: 'Nos bons de commande sont recopiés deux fois.\nÀ la main.',
    };
    const choices = { projectType: 'automatisation-processus', budget: '100000+', timeline: '1-2-mois' };
    await fillRequired(page, name);
    for (const [key, value] of Object.entries(values)) await field(page, key).fill(value);
    for (const [key, value] of Object.entries(choices)) await field(page, key).selectOption(value);
    const pressed = Date.now();
    await sendButton(page).click();

    await expect(successBanner(page)).toBeFocused();
    await page.clock.pauseAt(pressed + 4_900);
    await expect(successBanner(page)).toContainText(
      'Nous vous contacterons dans les 24h avec votre devis personnalisé et vos premières recommandations.',
    );
    await expect(successBanner(page)).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    for (const key of ['name', 'email', 'serviceType', ...Object.keys(values), ...Object.keys(choices)]) {
      await expect(field(page, key)).toHaveValue('');
    }

    const [request, ...others] = sent;
    expect(others).toEqual([]);
    expect(request?.headers()).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(request?.headers().cookie).toBeUndefined();
    const body = request?.postDataJSON() as Record<string, string>;
    expect(body).toMatchObject({ name, serviceType: 'automatisation', ...values, ...choices });
    expect(Object.keys(body)).toEqual(expect.arrayContaining([...contactFields]));
    expect([body.projectGoals, body.specificNeeds, body.currentChallenges]).toEqual(['', '', '']);
    expect((await request?.response())?.status()).toBe(201);
    await expect.poll(async () => (await mailFrom(name)).length).toBe(1);

    await expect(successBanner(page)).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(successBanner(page)).toBeHidden();
    const next = page.getByRole('heading', { level: 1, name: strings.success.next.title });
    await expect(next).toBeFocused();
    await expect(next).toBeInViewport();
    await expect(h1(page)).toHaveCount(1);
    const answered = (await (await request?.response())?.json()) as { id: string } | undefined;
    await expect(page.getByText(answered?.id ?? 'the answer holds no id')).toBeVisible();
    await expect(page).toHaveTitle('Contact | Devis Gratuit 24h');
  });

  test('shows, on a phone, the title of its errors below a bar that letters alone enlarged to two lines, and its banner within the screen, with text at 200 %', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await answer(page, json(201, { success: true, message: 'Merci', id: 'reference-of-the-test' }));
    await visit(page, href('contact'));
    const setLetters = (size: string) =>
      page.locator(':root').evaluate((root, value) => root.style.setProperty('font-size', value), size);
    // As a zoom of the text only: no breakpoint applies.
    await setLetters('200%');
    await sendButton(page).click();
    const title = page.getByRole('alert').getByRole('heading');
    await expect(title).toBeInViewport();
    const bar = await page.getByRole('banner').getByRole('navigation').boundingBox();
    const top = (await title.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual(bar ? bar.y + bar.height : Number.POSITIVE_INFINITY);

    await setLetters('');
    await setTextSize(page, 200);
    await fillRequired(page);
    await sendButton(page).click();
    await expect(successBanner(page)).toBeInViewport({ ratio: 1 });
    expect(await cutOff(page)).toEqual([]);
  });

  test('can be written and sent with the keyboard alone, past the honeypot', async ({ page }) => {
    const name = visitor('clavier');
    await visit(page, href('contact'));
    await field(page, 'name').focus();
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type('clavier@exemple.ca');
    const visited: (string | null)[] = [];
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      visited.push(await focused.getAttribute('name'));
      if (visited.at(-1) === 'serviceType') await page.keyboard.type('Formation');
      if ((await focused.getAttribute('type')) === 'submit') break;
    }
    expect(visited).toEqual([
      ...['company', 'phone', 'website', 'serviceType', 'projectType', 'budget', 'timeline', 'message'],
      // The link to the policy, then the button.
      ...[null, null],
    ]);
    await page.keyboard.press('Enter');
    await expect(successBanner(page)).toBeFocused();
    await expect.poll(async () => (await mailFrom(name)).length).toBe(1);
  });

  test('is sent once by a double click, with a bare domain as the site, shows its progress, and does not take with it what is written meanwhile', async ({
    page,
  }) => {
    const sent = sentRequests(page);
    const release = await hold(page, endpoint);
    await visit(page, href('contact'));
    await fillRequired(page, visitor('pressée'));
    // A strict browser would refuse a domain without « https:// ».
    await field(page, 'website').fill('faubourg.example');
    await sendButton(page).dblclick();
    await expect(sendButton(page)).toHaveText('Envoi en cours...');
    await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
    await field(page, 'name').press('Enter');
    await messageField(page).fill('Un mot de plus.');
    release();
    await expect(successBanner(page)).toBeVisible();
    expect(sent).toHaveLength(1);
    await expect(messageField(page)).toHaveValue('Un mot de plus.');
    await expect(sendButton(page)).toHaveText('Envoyer ma demande');
    await expect(sendButton(page)).not.toHaveAttribute('aria-disabled');
  });
});

test('the values of the form are restored after a reload and after Back, and deleted once sent', async ({ page }) => {
  await visit(page, href('contact'));
  await fillRequired(page, visitor('brouillon'));
  await field(page, 'message').fill('Une longue explication.');
  await page.reload();
  await hydrated(page);
  await expect(field(page, 'email')).toHaveValue('marie.tremblay@exemple.ca');
  await expect(field(page, 'serviceType')).toHaveValue('automatisation');
  await page.getByRole('link', { name: 'Accueil' }).first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(field(page, 'message')).toHaveValue('Une longue explication.');
  await sendButton(page).click();
  await expect(successBanner(page)).toBeVisible();
  await page.reload();
  await expect(field(page, 'message')).toHaveValue('');
});

test('the number and the form are on the first screen, and the quote is one link away', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(href('contact'));
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: new RegExp(agency.phone.replace(/\D/g, '.')) })
      .first(),
  ).toBeInViewport();
  await expect(page.locator('main').getByRole('link', { name: strings.channels.quote.action.label })).toHaveAttribute(
    'href',
    href('quote'),
  );
  await page.setViewportSize(desk);
  for (const [path, name] of [
    [href('contact'), 'name'],
    [href('quote'), 'company'],
  ] as const) {
    await page.goto(path);
    await expect(field(page, name)).toBeInViewport({ ratio: 1 });
  }
});

test.describe('prefilled values', () => {
  test('come from the service in the address, or in a link followed inside the site', async ({ page }) => {
    await visit(page, `${href('contact')}?service=modelisation-3d`);
    await expect(field(page, 'serviceType')).toHaveValue('modelisation-3d');
    await visit(page, `${href('contact')}?service=inconnu`);
    await expect(field(page, 'serviceType')).toHaveValue('');
    await visit(page, href('automation'));
    await mark(page);
    await page.locator('main a[href="/contact?service=automatisation"]').first().click();
    await expect(field(page, 'serviceType')).toHaveValue('automatisation');
    expect(await isMarked(page)).toBe(true);
  });

  test('can be a result from a calculator, which the visitor can remove', async ({ page }) => {
    const draft = { serviceType: 'automatisation', message: 'Notre calcul : 240 heures par an.' };
    const address = `${href('contact')}#${new URLSearchParams(draft)}`;
    const sent = sentRequests(page);
    await visit(page, address);
    await expect(page).toHaveURL(href('contact'));
    await expect(page.getByText(strings.draft.title)).toBeVisible();
    await expect(field(page, 'message')).toHaveValue(draft.message);
    await expect(field(page, 'serviceType')).toHaveValue('automatisation');
    await settled(page);
    expect(await axeViolations(page, 'main')).toEqual([]);
    // The same result, carried again: it replaces the first.
    await page.goto(address);
    await expect(page).toHaveURL(href('contact'));
    await expect(field(page, 'message')).toHaveValue(draft.message);
    // Edited, it is part of the visitor's own text: the box says so, after a reload too. Replaced, it is carried no more.
    const remove = page.getByRole('button', { name: strings.draft.remove });
    await field(page, 'message').fill(draft.message.replace('240', '200'));
    await expect(page.getByRole('status').getByText(strings.draft.edited)).toBeAttached();
    await page.reload();
    await hydrated(page);
    await expect(page.getByText(strings.draft.edited).first()).toBeVisible();
    await expect(remove).toBeHidden();
    for (const other of ['Bonjour, rappelez-moi à propos de notre site.', '']) {
      await field(page, 'message').fill(other);
      await expect(page.getByText(strings.draft.title)).toBeHidden();
    }
    await field(page, 'message').fill(`${draft.message}\n\nEt merci.`);
    await expect(page.getByText(strings.draft.text)).toBeVisible();
    await remove.click();
    await expect(page.getByText(strings.draft.title)).toBeHidden();
    await expect(field(page, 'message')).toBeFocused();
    await expect(field(page, 'message')).toHaveValue('Et merci.');
    await expect(field(page, 'serviceType')).toHaveValue('');

    await page.goto(address);
    await page.reload();
    await hydrated(page);
    await fillRequired(page, visitor('calcul'));
    await sendButton(page).click();
    await expect(successBanner(page)).toBeVisible();
    expect(sent[0]?.postDataJSON()).toMatchObject({ message: `${draft.message}\n\nEt merci.` });
    await expect(page.getByText(strings.draft.title)).toBeHidden();
  });
});

test('the API is probed once when the page loads, and again on a page reached by a link; the console stays empty', async ({
  page,
}) => {
  const asked = watchRequests(page, new RegExp(`${HEALTH_ROUTE}$`));
  const logged: string[] = [];
  page.on('console', (message) => message.type() !== 'debug' && logged.push(message.text()));
  const probe = () => page.waitForResponse((response) => response.url().endsWith(HEALTH_ROUTE));
  const probed = probe();
  await visit(page, href('contact'));
  expect((await probed).status()).toBe(200);
  await field(page, 'name').fill('Marie');
  await settled(page);
  expect(asked).toHaveLength(1);
  await follow(page, href('about'));
  const again = probe();
  await follow(page, href('contact'));
  expect((await again).status()).toBe(200);
  expect(asked).toHaveLength(2);
  expect(logged).toEqual([]);
});
