/** A request by the contact form, from the first field to the confirmation and the mail; what a link fills in. */
import { callBackMoments, contactFields, contactMessages, HEALTH_ROUTE, messageLimit } from '@agency/shared/contact';
import { href } from '../src/site/pages.ts';
import { axeViolations } from './support/axe.ts';
import {
  contactStrings,
  endpoint,
  field,
  fillRequired,
  keptDraft,
  mailFrom,
  messageField,
  sendButton,
  sentRequests,
  successBanner,
  summary,
  visitor,
} from './support/contact-form.ts';
import { hold, watchRequests } from './support/requests.ts';
import { desk } from './support/screens.ts';
import { expect, step, test } from './support/test.ts';
import { follow, h1, isMarked, mark, settled, visit } from './support/visit.ts';

test.use({ viewport: desk });

// `contact-failures.spec.ts` has the moment of a call without scripts.
test('a request with every answer is written, sent, confirmed and received', async ({ page }) => {
  const sent = sentRequests(page);
  const name = visitor('complète');
  const texts: Readonly<Record<string, string>> = {
    name,
    email: 'marie.tremblay@exemple.ca',
    company: 'Boulangerie du Faubourg',
    phone: '418 555-0199',
    website: 'https://faubourg.example',
    message: 'Nos bons de commande sont recopiés deux fois.\nÀ la main.',
  };
  const choices = { projectType: 'automatisation-processus', budget: '100000+', timeline: '1-2-mois' };
  const moment = (label: string) => page.getByRole('radio', { name: label });
  await page.clock.install();
  await visit(page, href('contact'));
  await expect(page.getByRole('group', { name: contactStrings.callBack.label })).toBeHidden();
  await test.step('the keyboard alone reaches each field, past the honeypot', async () => {
    await field(page, 'name').focus();
    const focused = page.locator(':focus');
    const visited: (string | null)[] = [];
    for (let tabs = 0; tabs < 15 && (await focused.getAttribute('type')) !== 'submit'; tabs += 1) {
      const asked = await focused.getAttribute('name');
      visited.push(asked);
      if (asked === 'serviceType') await page.keyboard.type('Automatisation');
      else if (asked === 'callBack') {
        await expect(moment(contactStrings.callBack.none)).toBeFocused();
        for (const { label } of callBackMoments) {
          await page.keyboard.press('ArrowDown');
          await expect(moment(label)).toBeChecked();
        }
      } else await page.keyboard.insertText(texts[asked ?? ''] ?? '');
      await page.keyboard.press('Tab');
    }
    expect(visited).toEqual([
      ...['name', 'email', 'company', 'phone', 'callBack', 'website'],
      ...['serviceType', 'projectType', 'budget', 'timeline', 'message'],
      // The link to the policy, then the button.
      null,
    ]);
    for (const [key, value] of Object.entries(choices)) await field(page, key).selectOption(value);
  });

  await step('a reload, and Back, restore the answers', async () => {
    await page.reload();
    await expect(field(page, 'email')).toHaveValue('marie.tremblay@exemple.ca');
    await expect(field(page, 'serviceType')).toHaveValue('automatisation');
    await expect(moment(callBackMoments[2].label)).toBeChecked();
    await follow(page, '/');
    await page.goBack();
    await expect(field(page, 'message')).toHaveValue(texts.message ?? '');
  });

  await test.step('once sent, a banner confirms it, and the form is empty', async () => {
    const pressed = Date.now();
    await sendButton(page).press('Enter');
    await expect(successBanner(page)).toBeFocused();
    await page.clock.pauseAt(pressed + 4_900);
    await expect(successBanner(page)).toContainText(
      'Nous vous contacterons dans les 24h avec votre devis personnalisé et vos premières recommandations.',
    );
    await expect(successBanner(page)).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    for (const key of ['serviceType', ...Object.keys(texts), ...Object.keys(choices)]) {
      await expect(field(page, key)).toHaveValue('');
    }
    await expect(page.getByRole('radio')).toHaveCount(0);
    expect(await keptDraft(page)).toBeNull();
  });

  const [request, ...others] = sent;
  await step('the agency gets every answer, once', async () => {
    expect(others).toEqual([]);
    expect(request?.headers()).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(request?.headers().cookie).toBeUndefined();
    const body = request?.postDataJSON() as Record<string, string>;
    const message = `Préfère un appel\u00a0: en fin d’après-midi\n\n${texts.message}`;
    expect(body).toMatchObject({ ...texts, serviceType: 'automatisation', ...choices, message });
    expect(Object.keys(body)).toEqual(expect.arrayContaining([...contactFields]));
    expect(body).not.toHaveProperty('callBack');
    expect([body.projectGoals, body.specificNeeds, body.currentChallenges]).toEqual(['', '', '']);
    expect((await request?.response())?.status()).toBe(201);
    await expect.poll(async () => (await mailFrom(name)).length).toBe(1);
    const [mail] = await mailFrom(name);
    expect(mail?.text?.split('Préfère un appel')).toHaveLength(2);
  });

  await step('after five seconds, the page says what comes next', async () => {
    await expect(successBanner(page)).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(successBanner(page)).toBeHidden();
    const next = page.getByRole('heading', { level: 1, name: contactStrings.success.next.title });
    await expect(next).toBeFocused();
    await expect(next).toBeInViewport();
    await expect(h1(page)).toHaveCount(1);
    const answered = (await (await request?.response())?.json()) as { id: string } | undefined;
    await expect(page.getByText(answered?.id ?? 'the answer holds no id')).toBeVisible();
    await expect(page).toHaveTitle('Contact | Devis Gratuit 24h');
  });

  await step('a second press confirms the same request: the empty form is no mistake', async () => {
    await sendButton(page).press('Enter');
    await expect(successBanner(page)).toBeFocused();
    await expect(summary(page)).toHaveCount(0);
    expect(sent).toHaveLength(1);
  });

  await step('emptied by the visitor, it is refused', async () => {
    await field(page, 'name').fill('M');
    await field(page, 'name').fill('');
    await sendButton(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(successBanner(page)).toHaveCount(0);
  });

  await step('the moment of a call shortens the limit of the message', async () => {
    await fillRequired(page, visitor('ravisée'));
    await field(page, 'phone').fill('418 555-0199');
    await moment(callBackMoments[2].label).check();
    await field(page, 'message').fill('x'.repeat(10_000));
    await sendButton(page).click();
    const limit = messageLimit('fin-apres-midi', '418 555-0199');
    await expect(page.locator('#message-erreur')).toHaveText(contactMessages.tooLong(limit));
  });
});

test('the page takes the service of its address, probes the API once each time, and logs nothing', async ({ page }) => {
  const asked = watchRequests(page, new RegExp(`${HEALTH_ROUTE}$`));
  const logged: string[] = [];
  page.on('console', (message) => message.type() !== 'debug' && logged.push(message.text()));
  const probe = () => page.waitForResponse((response) => response.url().endsWith(HEALTH_ROUTE));
  const probed = probe();
  await visit(page, `${href('contact')}?service=modelisation-3d`);
  expect((await probed).status()).toBe(200);
  await expect(field(page, 'name')).toBeInViewport({ ratio: 1 });
  await expect(field(page, 'serviceType')).toHaveValue('modelisation-3d');
  await settled(page);
  expect(asked).toHaveLength(1);
  await mark(page);
  await page
    .locator(`header a[href="${href('automation')}"]`)
    .first()
    .dispatchEvent('click', { button: 0 });
  const again = probe();
  await page
    .locator(`main a[href="${href('contact')}?service=automatisation"]`)
    .first()
    .click();
  expect((await again).status()).toBe(200);
  await expect(field(page, 'serviceType')).toHaveValue('automatisation');
  expect(await isMarked(page)).toBe(true);
  expect(asked).toHaveLength(2);
  expect(logged).toEqual([]);
  await step('a reload keeps the service that the visitor chose instead', async () => {
    await field(page, 'serviceType').selectOption('formation');
    await page.reload();
    await expect(field(page, 'serviceType')).toHaveValue('formation');
  });
});

test('a double click sends once, and keeps what is written meanwhile', async ({ page }) => {
  await visit(page, href('contact'));
  const sent = sentRequests(page);
  const load = await hold(page, '**/assets/sending-*.js');
  const release = await hold(page, endpoint);
  await fillRequired(page, visitor('pressée'));
  // A strict browser would refuse a domain without « https:// ».
  await field(page, 'website').fill('faubourg.example');
  await sendButton(page).dblclick();
  await expect(sendButton(page)).toHaveText('Envoi en cours...');
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
  await field(page, 'name').press('Enter');
  await messageField(page).fill('Un mot de plus.');
  await load();
  await expect.poll(() => sent.length).toBe(1);
  await release();
  await expect(successBanner(page)).toBeVisible();
  expect(sent.map((request) => request.postDataJSON().message)).toEqual(['']);
  await expect(messageField(page)).toHaveValue('Un mot de plus.');
  await expect(sendButton(page)).toHaveText('Envoyer ma demande');
  await expect(sendButton(page)).not.toHaveAttribute('aria-disabled');
});

test('the page shows the result that a link carries, which the visitor can edit or remove', async ({ page }) => {
  const draft = { serviceType: 'automatisation', message: 'Notre calcul : 240 heures par an.' };
  const address = `${href('contact')}#${new URLSearchParams(draft)}`;
  const sent = sentRequests(page);
  const message = field(page, 'message');
  await visit(page, address);
  await expect(page).toHaveURL(href('contact'));
  await expect(page.getByText(contactStrings.draft.title)).toBeVisible();
  await expect(message).toHaveValue(draft.message);
  await expect(field(page, 'serviceType')).toHaveValue('automatisation');
  await settled(page);
  expect(await axeViolations(page, 'main')).toEqual([]);
  await step('the same result, carried again, replaces the first', async () => {
    await page.goto(address);
    await expect(page).toHaveURL(href('contact'));
    await expect(message).toHaveValue(draft.message);
  });
  const remove = page.getByRole('button', { name: contactStrings.draft.remove });
  const edited = draft.message.replace('240', '200');
  await step('edited, it is the visitor’s own text: the box says so, after a reload too', async () => {
    await message.fill(edited);
    await expect(page.getByRole('status').getByText(contactStrings.draft.edited)).toBeAttached();
    await page.reload();
    await expect(page.getByText(contactStrings.draft.edited).first()).toBeVisible();
    await expect(message).toHaveValue(edited);
    await expect(remove).toBeHidden();
  });
  await step('replaced, it is carried no more', async () => {
    for (const other of ['Bonjour, rappelez-moi à propos de notre site.', '']) {
      await message.fill(other);
      await expect(page.getByText(contactStrings.draft.title)).toBeHidden();
    }
  });
  await step('removed, it leaves the visitor’s words', async () => {
    await message.fill(`${draft.message}\n\nEt merci.`);
    await expect(page.getByText(contactStrings.draft.text)).toBeVisible();
    await remove.click();
    await expect(page.getByText(contactStrings.draft.title)).toBeHidden();
    await expect(message).toBeFocused();
    await expect(message).toHaveValue('Et merci.');
    await expect(field(page, 'serviceType')).toHaveValue('');
  });

  await step('it is sent with these words', async () => {
    await page.goto(address);
    await expect(message).toHaveValue(`${draft.message}\n\nEt merci.`);
    await fillRequired(page, visitor('calcul'));
    await sendButton(page).click();
    await expect(successBanner(page)).toBeVisible();
    expect(sent[0]?.postDataJSON()).toMatchObject({ message: `${draft.message}\n\nEt merci.` });
    await expect(page.getByText(contactStrings.draft.title)).toBeHidden();
  });

  await step('that of another tool comes above it, and takes nothing away', async () => {
    const other = 'Prévision faite avec l’outil : 12 mois.';
    await page.goto(address);
    await expect(message).toHaveValue(draft.message);
    await page.goto(`${href('contact')}#${new URLSearchParams({ message: other })}`);
    await expect(message).toHaveValue(`${other}\n\n${draft.message}`);
    await page.goto(address);
    await expect(page).toHaveURL(href('contact'));
    await expect(message).toHaveValue(`${other}\n\n${draft.message}`);
    await expect(field(page, 'serviceType')).toHaveValue('automatisation');
  });
});
