import { contactFields } from '@agency/shared';
import type { Page, Request, Route } from '@playwright/test';
import { CONTACT_DRAFT_KEY } from '../src/lib/contact-draft.ts';
import { agency, externalUrls } from '../src/site/agency.ts';
import { apiOrigin } from './support/addresses.ts';
import { axeViolations } from './support/axe.ts';
import { receivedMails } from './support/mail-sink.ts';
import { expect, test } from './support/test.ts';
import { hydrated, visit } from './support/visit.ts';

// Without smooth scrolling a button stays where the pointer found it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const endpoint = '**/api/contact';
const successTitle = 'Votre demande a été envoyée avec succès !';

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
const sendButton = (page: Page) => page.getByRole('button', { name: /Envoyer ma demande|Envoi en cours/ });
const successBanner = (page: Page) => page.getByRole('alert').filter({ hasText: successTitle });
const failureBanner = (page: Page) => page.getByRole('alert').filter({ hasText: 'Erreur:' });
const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'Il y a un problème' });

/** A name that no other test uses, so that its mail can be told from the others. */
const visitor = (test: string) => `Visiteuse ${test} ${Date.now()}`;

async function fillRequired(page: Page, name = 'Marie Tremblay') {
  await field(page, 'name').fill(name);
  await field(page, 'email').fill('marie.tremblay@exemple.ca');
  await field(page, 'serviceType').selectOption('automatisation');
}

/** Requests to send the form, preflights left out. */
function sentRequests(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/contact')) sent.push(request);
  });
  return sent;
}

/** Answers the form in the API's place. */
async function answer(page: Page, reply: (route: Route) => unknown) {
  await page.route(endpoint, (route) => reply(route));
}

const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };

function json(status: number, body: unknown) {
  return (route: Route) =>
    route.fulfill({ status, headers: cors, contentType: 'application/json', body: JSON.stringify(body) });
}

async function mailFrom(name: string) {
  return (await receivedMails()).filter(({ text }) => text?.includes(name));
}

test.describe('a request', () => {
  test('with every field reaches the agency, and the visitor is told so for five seconds', async ({ page }) => {
    const sent = sentRequests(page);
    const name = visitor('complète');
    await page.clock.install();
    await visit(page, '/contact');
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
    await sendButton(page).click();

    await expect(successBanner(page)).toBeFocused();
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

    await page.clock.fastForward(5000);
    await expect(successBanner(page)).toBeHidden();
    const next = page.getByRole('heading', { name: 'Bien reçu. Voici la suite.' });
    await expect(next).toBeVisible();
    await expect(next).toBeFocused();
    await expect(page).toHaveTitle('Contact | Devis Gratuit 24h');
  });

  test('can be written and sent with the keyboard alone, past the trap for robots', async ({ page }) => {
    const name = visitor('clavier');
    await visit(page, '/contact');
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

  test('is sent once by a double click, and shows that it is on its way', async ({ page }) => {
    const sent = sentRequests(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await answer(page, async (route) => {
      await held;
      await route.continue();
    });
    await visit(page, '/contact');
    await fillRequired(page, visitor('pressée'));
    await sendButton(page).dblclick();
    await expect(sendButton(page)).toHaveText('Envoi en cours...');
    await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
    await field(page, 'name').press('Enter');
    release();
    await expect(successBanner(page)).toBeVisible();
    expect(sent).toHaveLength(1);
    await expect(sendButton(page)).toHaveText('Envoyer ma demande');
    await expect(sendButton(page)).not.toHaveAttribute('aria-disabled');
  });

  test('takes a bare domain and an address that a strict browser would refuse', async ({ page }) => {
    await visit(page, '/contact');
    await fillRequired(page, visitor('domaine'));
    await field(page, 'website').fill('faubourg.example');
    await sendButton(page).click();
    await expect(successBanner(page)).toBeVisible();
  });
});

test.describe('wrong answers', () => {
  test('are summed up and told beside their fields, and leave one by one', async ({ page }) => {
    const sent = sentRequests(page);
    await visit(page, '/contact');
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
    expect(await axeViolations(page)).toEqual([]);

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
  });

  test('an empty address has words of its own', async ({ page }) => {
    await visit(page, '/contact', { theme: 'dark' });
    await field(page, 'name').fill('   ');
    await sendButton(page).click();
    await expect(summary(page)).toContainText('Le nom est requis');
    await expect(summary(page)).toContainText("L'email est requis");
    expect(await axeViolations(page)).toEqual([]);
  });

  test('the title of the next page does not keep the word of an error', async ({ page }) => {
    await visit(page, '/contact');
    await sendButton(page).click();
    await expect(page).toHaveTitle(/^Erreur/);
    await page.getByRole('link', { name: 'Accueil' }).first().click();
    await expect(page).toHaveURL('/');
    await expect(page).not.toHaveTitle(/Erreur/);
  });

  test.describe('that only the server finds', () => {
    test.use({ expectedMessages: /status of 400/ });

    test('are told in the same way, with the server’s sentence', async ({ page }) => {
      const errors = { phone: 'Ce champ tient sur une seule ligne', projectGoals: 'Trop long' };
      await answer(page, json(400, { success: false, message: 'Le formulaire contient des erreurs.', errors }));
      await visit(page, '/contact');
      await fillRequired(page);
      await sendButton(page).click();
      await expect(summary(page)).toBeFocused();
      await expect(summary(page)).toContainText('Erreur: Le formulaire contient des erreurs.');
      expect(await summary(page).getByRole('listitem').allTextContents()).toEqual(Object.values(errors));
      await expect(field(page, 'phone')).toHaveAccessibleDescription(errors.phone);
      await expect(field(page, 'name')).toHaveValue('Marie Tremblay');
    });
  });
});

test.describe('a failure', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  const failures: [string, (route: Route) => unknown, RegExp][] = [
    [
      'no answer',
      (route) => route.abort(),
      new RegExp(`^Erreur: Impossible de contacter le serveur\\. .*port ${new URL(apiOrigin).port}\\.$`),
    ],
    ['a status without a message', json(502, {}), /^Erreur: Erreur serveur \(502\)$/],
    [
      'a status with a message',
      json(503, { success: false, message: 'Réessayez dans un instant.' }),
      /^Erreur: Réessayez dans un instant\.$/,
    ],
    ['success false with a message', json(200, { success: false, message: 'Refusé.' }), /^Erreur: Refusé\.$/],
    ['success false alone', json(200, { success: false }), /^Erreur: Erreur lors de l'envoi$/],
    [
      'an answer of another kind',
      (route) => route.fulfill({ status: 200, headers: cors, body: '<p>Bonjour</p>' }),
      /^Erreur: Une erreur inattendue s'est produite\.$/,
    ],
  ];

  for (const [situation, reply, message] of failures) {
    test(`is told: ${situation}`, async ({ page }) => {
      await answer(page, reply);
      await visit(page, '/contact');
      await fillRequired(page);
      await sendButton(page).click();
      await expect(failureBanner(page)).toBeFocused();
      await expect(failureBanner(page).getByText('Erreur:')).toHaveText(message);
      await expect(failureBanner(page)).toContainText(
        `Si le problème persiste, contactez-nous directement à ${agency.email}`,
      );
      await expect(failureBanner(page).getByRole('link')).toHaveAttribute('href', externalUrls.email);
      await expect(failureBanner(page)).toBeInViewport();
      await expect(field(page, 'name')).toHaveValue('Marie Tremblay');
      expect(await axeViolations(page, 'form')).toEqual([]);
    });
  }

  test('is told after fifteen seconds of silence, not before', async ({ page }) => {
    await page.clock.install();
    await answer(page, () => undefined);
    await visit(page, '/contact');
    await fillRequired(page);
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveText('Envoi en cours...');
    await page.clock.pauseAt(Date.now() + 14_000);
    await expect(failureBanner(page)).toBeHidden();
    await page.clock.fastForward(15_000);
    await expect(failureBanner(page)).toContainText(
      "Erreur: Délai d'attente dépassé. Le serveur met trop de temps à répondre.",
    );
  });

  test('keeps the key for the same words again, and an edit takes another', async ({ page }) => {
    const keys: (string | undefined)[] = [];
    let lost = 2;
    await answer(page, (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      lost -= 1;
      return lost >= 0 ? route.abort() : route.continue();
    });
    await visit(page, '/contact');
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

test.describe('what the form knows before the visitor', () => {
  test('is the service of the address', async ({ page }) => {
    await visit(page, '/contact?service=modelisation-3d');
    await expect(field(page, 'serviceType')).toHaveValue('modelisation-3d');
    await visit(page, '/contact?service=inconnu');
    await expect(field(page, 'serviceType')).toHaveValue('');
  });

  test('is the service of a link followed inside the site', async ({ page }) => {
    await visit(page, '/services/automatisation');
    await page.evaluate(() => {
      Object.assign(window, { sameDocument: true });
      const link = document.createElement('a');
      link.href = '/contact?service=marketing-digital';
      link.textContent = 'Lien';
      document.querySelector('main')?.prepend(link);
      link.click();
    });
    await expect(field(page, 'serviceType')).toHaveValue('marketing-digital');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('is a result carried over, which can be removed', async ({ page }) => {
    const draft = {
      serviceType: 'automatisation',
      message: 'Notre calcul : 240 heures par an.',
      projectGoals: 'Gagner du temps',
    };
    await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
      CONTACT_DRAFT_KEY,
      JSON.stringify(draft),
    ] as const);
    const sent = sentRequests(page);
    await visit(page, '/contact');
    await expect(page.getByText('Nous avons repris votre résultat')).toBeVisible();
    await expect(field(page, 'message')).toHaveValue(draft.message);
    await expect(field(page, 'serviceType')).toHaveValue('automatisation');
    expect(await axeViolations(page)).toEqual([]);
    await field(page, 'message').fill(`${draft.message}\n\nEt merci.`);
    await page.getByRole('button', { name: 'Retirer ce résultat' }).click();
    await expect(page.getByText('Nous avons repris votre résultat')).toBeHidden();
    await expect(field(page, 'message')).toBeFocused();
    await expect(field(page, 'message')).toHaveValue('Et merci.');
    await expect(field(page, 'serviceType')).toHaveValue('');

    await page.reload();
    await hydrated(page);
    await fillRequired(page, visitor('calcul'));
    await sendButton(page).click();
    await expect(successBanner(page)).toBeVisible();
    expect(sent[0]?.postDataJSON()).toMatchObject({ message: draft.message, projectGoals: 'Gagner du temps' });
    await expect(page.getByText('Nous avons repris votre résultat')).toBeHidden();
  });

  test('never overwrites what was typed before the scripts came', async ({ page }) => {
    const sent = sentRequests(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/contact?service=modelisation-3d', { waitUntil: 'commit' });
    await fillRequired(page, 'Marie avant l’heure');
    await field(page, 'message').fill('Écrit sans attendre.');
    release();
    await hydrated(page);
    await expect(field(page, 'serviceType')).toHaveValue('automatisation');
    await expect(field(page, 'message')).toHaveValue('Écrit sans attendre.');
    await sendButton(page).click();
    await expect(successBanner(page)).toBeVisible();
    expect(sent[0]?.postDataJSON()).toMatchObject({
      name: 'Marie avant l’heure',
      serviceType: 'automatisation',
      message: 'Écrit sans attendre.',
    });
  });

  test('is whether the API answers, and that is only logged', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('API'));
    await visit(page, '/contact');
    expect((await logged).text()).toMatch(/^API 200 .*"status":"ok"/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is posted, and a page tells that it was received', async ({ page }) => {
    const name = visitor('sans script');
    await page.goto('/contact');
    await fillRequired(page, name);
    await field(page, 'message').fill('Première ligne\nDeuxième ligne');
    await sendButton(page).click();
    await expect(page).toHaveURL('/contact?envoi=succes');
    await expect(successBanner(page)).toBeFocused();
    await expect(successBanner(page)).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Bien reçu. Voici la suite.' })).toBeVisible();
    await expect.poll(async () => (await mailFrom(name)).length).toBe(1);
  });

  test('the browser itself asks for what is missing', async ({ page }) => {
    await page.goto('/contact');
    await field(page, 'name').fill('Marie');
    await sendButton(page).click();
    await expect(page).toHaveURL('/contact');
    await expect(field(page, 'email')).toBeFocused();
  });

  test('what the server refuses is told on a page of its own', async ({ page }) => {
    await page.goto('/contact');
    await fillRequired(page);
    // Good for a browser; the agency could not answer it.
    await field(page, 'email').fill('marie@exemple');
    await sendButton(page).click();
    await expect(page).toHaveURL('/contact?envoi=erreur');
    await expect(failureBanner(page)).toBeInViewport();
    await expect(failureBanner(page).getByRole('link')).toHaveAttribute('href', externalUrls.email);
  });
});

for (const outcome of ['succes', 'erreur']) {
  test(`the page of the outcome « ${outcome} » is taken over by scripts without a change`, async ({ page }) => {
    await visit(page, `/contact?envoi=${outcome}`);
    await expect(outcome === 'succes' ? successBanner(page) : failureBanner(page)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
}
