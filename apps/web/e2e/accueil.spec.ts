import { expect, type Page, test } from '@playwright/test';
import { modelWords } from '../src/content/model.ts';
import { ECO_NOTICE_KEY } from '../src/features/eco-notice/answer.ts';
import { CONTACT_DRAFT_KEY } from '../src/lib/contact-draft.ts';
import { settled, visit } from './support/visit.ts';

const NBSP = '\u00a0';
const spaced = (text: string) => text.replaceAll(' ', NBSP);

const calculator = (page: Page) => page.locator('#calculateur');
const opener = (page: Page) => page.getByRole('button', { name: 'Calculer mon impact' });
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculer', exact: true });
const result = (page: Page, name: string) => page.locator(`[data-result="${name}"]`);
const field = (page: Page, name: string) => calculator(page).locator(`[name="${name}"]`);
const notice = (page: Page) => page.getByRole('button', { name: 'Continuer' });
const improve = (page: Page) => page.getByRole('link', { name: 'Réduire cet impact' });

/** The text of a result, with its no-break spaces: `toHaveText` would take any space. */
async function expectResults(page: Page, expected: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(expected)) {
    await expect.poll(() => result(page, name).textContent()).toBe(spaced(value));
  }
}

const usCheck = {
  totalCO2: '414,0 kg',
  level: 'élevé',
  carKm: '2 194,2 km',
  trees: '18,8 arbres',
  costCAD: '62,10 $',
};

test.describe('CO2 calculator', () => {
  test('from the example to a result, a new one, and back', async ({ page }) => {
    await visit(page, '/');
    await expect(calculator(page).locator('form')).toHaveCount(0);
    await opener(page).click();
    await expect(page.getByRole('heading', { name: 'Un mois ordinaire de votre site' })).toBeFocused();

    await expect(calculate(page)).toBeDisabled();
    await field(page, 'visitorsPerMonth').fill('10 000');
    await expect(calculate(page)).toBeDisabled();
    await field(page, 'hostingLocation').selectOption('us');
    await expect(calculate(page)).toBeEnabled();

    await expect(field(page, 'chatbotConversations')).toHaveCount(0);
    await field(page, 'hasChatbot').selectOption('oui');
    await field(page, 'chatbotConversations').fill('500');
    await field(page, 'hasChatbot').selectOption('non');
    await expect(field(page, 'chatbotConversations')).toHaveCount(0);
    await expect(field(page, 'aiRequests')).toHaveCount(0);
    await field(page, 'usesAI').selectOption('oui');
    await expect(field(page, 'aiRequests')).toBeVisible();

    const status = calculator(page).getByRole('status').first();
    await expect(status).toBeEmpty();
    await calculate(page).click();
    await expectResults(page, usCheck);
    await expect(status).toContainText('414,0');
    await expect(page.getByRole('heading', { name: 'L’impact de votre site' })).toBeFocused();
    await expect(calculator(page).getByRole('progressbar')).toHaveAttribute('max', '300');
    await expect(calculator(page).getByRole('progressbar')).toHaveAttribute('value', '300');
    await expect(calculator(page).getByText(spaced('414,0 kg (100 %)'))).toBeVisible();

    await page.getByRole('button', { name: 'Nouveau calcul' }).click();
    await expect(field(page, 'visitorsPerMonth')).toHaveValue('');
    await expect(calculate(page)).toBeDisabled();
    expect(new URL(page.url()).search).toBe('');

    await field(page, 'visitorsPerMonth').fill('5');
    await page.getByRole('button', { name: 'Fermer', exact: true }).click();
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await expect(field(page, 'visitorsPerMonth')).toHaveValue('');
  });

  // 50 kg and 200 kg are the last of their level; a thousand AI requests weigh 12 kg, a conversation half a kilogram.
  for (const [conversations, level, offered] of [
    ['100', 'excellent', false],
    ['101', 'moyen', true],
    ['400', 'moyen', true],
    ['401', 'élevé', true],
  ] as const) {
    test(`${conversations} conversations: level ${level}`, async ({ page }) => {
      await visit(
        page,
        `/?visitorsPerMonth=0&hostingLocation=quebec&hasChatbot=oui&chatbotConversations=${conversations}`,
      );
      await expectResults(page, { level });
      await expect(improve(page)).toHaveCount(offered ? 1 : 0);
    });
  }

  test('the drawing has room on a telephone too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/?visitorsPerMonth=10000&hostingLocation=us');
    const gauge = calculator(page).locator('svg:has(mask)');
    await expect(gauge).toHaveCount(1);
    expect((await gauge.boundingBox())?.width).toBeGreaterThan(250);
  });

  test('a blank or senseless number counts as zero', async ({ page }) => {
    await visit(page, '/');
    await opener(page).click();
    await field(page, 'visitorsPerMonth').fill('beaucoup');
    await field(page, 'hostingLocation').selectOption('quebec');
    await calculate(page).click();
    await expectResults(page, { totalCO2: '0,0 kg', level: 'excellent', carKm: '0,0 km', trees: '0,0 arbre' });
  });

  test('the address holds the answers, can be copied, and gives the result back', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, '/?ref=infolettre');
    await opener(page).click();
    await field(page, 'visitorsPerMonth').fill('10000');
    await field(page, 'hostingLocation').selectOption('us');
    await calculate(page).click();
    await page.getByRole('button', { name: 'Copier le lien' }).click();
    await expect(page.getByText(spaced('Lien copié :'))).toBeVisible();

    const other = await context.newPage();
    await visit(other, '/contact');
    // Pasted, since the site's policy lets no script read the clipboard.
    const pasted = other.locator('main [name="message"]');
    await pasted.focus();
    await other.keyboard.press('ControlOrMeta+V');
    const link = await pasted.inputValue();
    expect(link).toBe(page.url());
    expect(link).toContain('/?ref=infolettre&visitorsPerMonth=10000&hostingLocation=us#calculateur');
    await visit(other, link);
    await expectResults(other, usCheck);
    await expect(result(other, 'totalCO2')).toBeInViewport();
    await other.close();

    await page.reload();
    await expectResults(page, usCheck);
    await page.getByRole('button', { name: 'Fermer', exact: true }).click();
    await expect(page).toHaveURL('/?ref=infolettre');
  });

  test('where the browser refuses to copy, the link is there to be taken by hand', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await visit(page, '/?visitorsPerMonth=10000&hostingLocation=us');
    await page.getByRole('button', { name: 'Copier le lien' }).click();
    const address = page.getByLabel('Le lien de ce résultat');
    await expect(address).toBeFocused();
    await expect(address).toHaveValue(page.url());
  });

  test('answers that are not ones open the form, and nothing unknown is kept', async ({ page }) => {
    await visit(page, '/?visitorsPerMonth=10000&hostingLocation=mars');
    await expect(field(page, 'visitorsPerMonth')).toHaveValue('10000');
    await expect(field(page, 'hostingLocation')).toHaveValue('');
    await expect(calculate(page)).toBeDisabled();
  });

  for (const [name, service, words] of [
    ['Réduire cet impact', 'audit-gratuit', 'par où le réduire'],
    ['En parler', 'consultation', 'en parler'],
  ] as const) {
    test(`« ${name} » carries the result into the contact form`, async ({ page }) => {
      await visit(page, '/?visitorsPerMonth=10000&hostingLocation=us&usesAI=non');
      await page.getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/contact?service=${service}`);
      const message = page.locator('main [name="message"]');
      await expect(message).toHaveValue(new RegExp(words));
      const text = await message.inputValue();
      expect(text).toContain(`${spaced('414,0 kg')} de CO₂ par mois (niveau élevé)`);
      expect(text).toContain(`Visiteurs par mois${NBSP}: ${spaced('10 000')}\n`);
      expect(text).toContain(`Intelligence artificielle${NBSP}: Non`);
      await expect(page.locator('main [name="serviceType"]')).toHaveValue(service);
      expect(await page.evaluate((key) => sessionStorage.getItem(key), CONTACT_DRAFT_KEY)).toBeNull();
    });
  }

  test('its script waits for the visitor; a link elsewhere opens it too', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit(page, '/');
    expect(asked.filter((url) => url.includes('CalculatorPanel'))).toEqual([]);
    await page.getByRole('link', { name: 'Calculer l’impact du mien' }).click();
    await expect(page.getByRole('heading', { name: 'Un mois ordinaire de votre site' })).toBeFocused();
    await expect(field(page, 'visitorsPerMonth')).toBeInViewport();
    expect(asked.some((url) => url.includes('CalculatorPanel'))).toBe(true);
  });

  test('a script that does not come is told', async ({ page }) => {
    await page.route(/CalculatorPanel/, (route) => route.abort());
    await visit(page, '/');
    await opener(page).click();
    await expect(calculator(page).getByRole('alert')).toHaveText(/n’est pas arrivé jusqu’à vous/);
  });

  test('works by keyboard alone', async ({ page }) => {
    await visit(page, '/');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Un mois ordinaire de votre site' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Fermer', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('10000');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(field(page, 'hostingLocation')).toHaveValue('us');
    await field(page, 'visitorsPerMonth').press('Enter');
    await expectResults(page, usCheck);
  });

  test('a printed result is the result alone', async ({ page }) => {
    await visit(page, '/?visitorsPerMonth=10000&hostingLocation=us');
    await expectResults(page, usCheck);
    await page.emulateMedia({ media: 'print' });
    await expect(result(page, 'totalCO2')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden();
    await expect(page.locator('#plateforme')).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the method is told by an example, and nothing is there that could not answer', async ({ page }) => {
    await page.goto('/');
    await expect(calculator(page).getByText(spaced('4,6 g par page, 3 pages par visiteur'))).toBeVisible();
    await expect(calculator(page).getByText(/par 3 aux États-Unis/)).toBeVisible();
    await expect(opener(page)).toBeHidden();
    await expect(page.getByRole('button', { name: /Voir en 3D/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Mesurer cette page' })).toBeHidden();
    await expect(page.getByRole('img', { name: /Téléphone dont l’écran/ })).toBeVisible();
  });
});

test.describe('eco notice', () => {
  /** When the notice came, in milliseconds after the load event. */
  const delay = (page: Page) =>
    page.evaluate(() => {
      const { loadEventEnd } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
      return ((window as Window & { noticeAt?: number }).noticeAt ?? 0) - loadEventEnd;
    });

  test('comes two seconds after the load, takes no focus and moves nothing', async ({ page }) => {
    await page.addInitScript((label) => {
      new MutationObserver((_, observer) => {
        if (![...document.querySelectorAll('button')].some((button) => button.textContent === label)) return;
        Object.assign(window, { noticeAt: performance.now() });
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    }, 'Continuer');
    await page.goto('/');
    await page.locator('h1').focus();
    const place = () =>
      page.locator('#calculateur').evaluate((section) => section.getBoundingClientRect().top + scrollY);
    const top = await place();
    await expect(notice(page)).toBeVisible();
    expect(await delay(page)).toBeGreaterThanOrEqual(2000);
    await expect(page.locator('h1')).toBeFocused();
    expect(await place()).toBe(top);
    await expect(page.getByRole('status').filter({ hasText: 'pèse moins qu’une photo' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(notice(page)).toBeHidden();
  });

  for (const [name, answer] of [
    ['« Continuer »', (page: Page) => notice(page).click()],
    ['the cross', (page: Page) => page.getByRole('button', { name: 'Fermer l’avis' }).click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ] as const) {
    test(`is answered once and for all by ${name}`, async ({ page }) => {
      await page.clock.install();
      await visit(page, '/', { notice: true });
      await page.clock.runFor(2100);
      await expect(notice(page)).toBeVisible();
      await answer(page);
      await expect(notice(page)).toHaveCount(0);
      expect(await page.evaluate((key) => localStorage.getItem(key), ECO_NOTICE_KEY)).toBe('true');
      await page.reload();
      await page.clock.runFor(5000);
      await settled(page);
      await expect(notice(page)).toHaveCount(0);
    });
  }

  test('closed by its own button, it gives the focus back to the page', async ({ page }) => {
    await visit(page, '/', { notice: true });
    await expect(notice(page)).toBeVisible();
    await notice(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toBeFocused();
  });

  test('Escape closes an open menu first', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit(page, '/', { notice: true });
    await expect(notice(page)).toBeVisible();
    const menu = page.getByRole('button', { name: 'Services' });
    await menu.click();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(notice(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(notice(page)).toHaveCount(0);
  });

  test('leaving the page before it comes leaves it behind', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/', { notice: true });
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await expect(page).toHaveURL('/contact');
    await page.clock.runFor(5000);
    await settled(page);
    await expect(notice(page)).toHaveCount(0);
  });
});

test.describe('3D models', () => {
  const viewButton = (page: Page, section: string) => page.locator(section).getByRole('button', { name: /Voir en 3D/ });
  const viewer = (page: Page, section: string) => page.locator(`${section} model-viewer`);
  /** Without a graphics card a frame may take a second. */
  const drawn = { timeout: 60_000 };
  const heavy = /model-viewer|viewer-|\.glb/;

  /** Bytes over the network of what a 3D model takes. */
  const transferred = (page: Page) =>
    page.evaluate(
      (pattern) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => new RegExp(pattern).test(name))
          .reduce((sum, { transferSize }) => sum + transferSize, 0),
      heavy.source,
    );
  const announced = async (button: ReturnType<typeof viewButton>) =>
    Number(/\((\d+)\u00a0ko\)/.exec((await button.textContent()) ?? '')?.[1]) * 1000;

  test('comes when asked, weighs what the button said, turns by keys and buttons, and goes', async ({ page }) => {
    test.slow();
    const asked: string[] = [];
    page.on('request', (request) => heavy.test(request.url()) && asked.push(request.url()));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    const button = viewButton(page, '#plateforme');
    await button.scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);

    const phone = await announced(button);
    await button.click();
    const back = page.getByRole('button', { name: modelWords.close });
    await expect(back).toBeVisible(drawn);
    await expect(page.getByRole('button', { name: modelWords.left })).toBeFocused();
    expect((await transferred(page)) / phone).toBeGreaterThan(0.97);
    expect((await transferred(page)) / phone).toBeLessThan(1.01);
    await expect(viewer(page, '#plateforme')).toHaveAttribute('alt', /Téléphone dont l’écran/);

    const orbit = () =>
      viewer(page, '#plateforme').evaluate((element) =>
        (element as HTMLElement & { getCameraOrbit(): { theta: number } }).getCameraOrbit().theta.toFixed(2),
      );
    const start = await orbit();
    await page.keyboard.press('Enter');
    await expect.poll(orbit, drawn).not.toBe(start);
    const turned = await orbit();
    await viewer(page, '#plateforme').locator('.userInput').press('ArrowRight');
    await expect.poll(orbit, drawn).not.toBe(turned);

    // The viewer is there: the other model weighs its own file.
    const other = viewButton(page, '#robot');
    const before = await transferred(page);
    const avatar = await announced(other);
    await other.click();
    await expect(page.locator('#robot').getByRole('button', { name: modelWords.close })).toBeVisible(drawn);
    expect(((await transferred(page)) - before) / avatar).toBeGreaterThan(0.95);
    expect(((await transferred(page)) - before) / avatar).toBeLessThan(1.01);

    await back.first().click();
    await expect(viewer(page, '#plateforme')).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(page.locator('#plateforme img')).toBeVisible();
  });

  test('a first address that fails is followed by the second, three seconds later', async ({ page }) => {
    let first = true;
    await page.route(/assets\/model-viewer/, (route) => {
      if (!first) return route.continue();
      first = false;
      return route.abort();
    });
    await visit(page, '/');
    const second = page.waitForRequest(/assets\/model-viewer[^?]*\?secours/);
    await viewButton(page, '#plateforme').click();
    await second;
    await expect(page.getByRole('button', { name: modelWords.close })).toBeVisible(drawn);
  });

  test('a failure is only logged: the picture stays, and the button', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await page.route(/\.glb$/, (route) => route.abort());
    await visit(page, '/');
    const button = viewButton(page, '#plateforme');
    await button.click();
    await expect.poll(() => logged.some((text) => text.includes('/models/telephone.glb')), drawn).toBe(true);
    await expect(button).toBeVisible();
    await expect(page.locator('#plateforme img')).toBeVisible();
    await expect(viewer(page, '#plateforme')).toHaveCount(0);
  });

  test('visitors who save data are offered none', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await visit(page, '/');
    await expect(page.locator('#plateforme img')).toBeVisible();
    await expect(page.getByRole('button', { name: /Voir en 3D/ })).toHaveCount(0);
  });
});

test.describe('footprint of the page', () => {
  const measure = (page: Page) => page.getByRole('button', { name: 'Mesurer cette page' });
  const outcome = (page: Page) => page.locator('footer').getByRole('status');
  const kilobytes = async (page: Page) => Number(/^(\d+)/.exec((await outcome(page).textContent()) ?? '')?.[1]);

  test('is what this view transferred, when it is asked for', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit(page, '/');
    expect(asked.filter((url) => url.includes('measure-'))).toEqual([]);
    await expect(outcome(page)).toBeEmpty();
    const bytes = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce(
        (sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize,
        0,
      ),
    );
    await measure(page).click();
    await expect(outcome(page)).toHaveText(/^\d+.ko · 0,0\d\d.g de CO₂/);
    // The way down to the footer brings the pictures that wait for the visitor.
    expect(await kilobytes(page)).toBeGreaterThanOrEqual(Math.round(bytes / 1000));

    await page.locator('footer').getByRole('link', { name: 'À propos' }).click();
    await expect(page).toHaveURL('/a-propos');
    await expect(outcome(page)).toBeEmpty();
    await measure(page).click();
    await expect(outcome(page)).toHaveText(/^\d+.ko/);
    expect(await kilobytes(page)).toBeGreaterThan(0);
    expect(await kilobytes(page)).toBeLessThan(60);
  });
});

test('the platform is another site, in a new tab', async ({ page }) => {
  await visit(page, '/');
  const link = page.getByRole('link', { name: /^Ouvrir la plateforme/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('href', /^https:\/\//);
});
