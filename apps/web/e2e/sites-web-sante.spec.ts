/** The page for clinics and finance: the server's response headers, and those of the visitor's own site. */
import type { Page } from '@playwright/test';
import { headerCheckStrings } from '../src/content/tools/header-check.ts';
import { LOAD_TIMEOUT_MS } from '../src/lib/with-timeout.ts';
import { messageField } from './support/contact-form.ts';
import { firstSection } from './support/contents.ts';
import { expectOneSheet } from './support/paper.ts';
import { paste } from './support/paste.ts';
import { hold } from './support/requests.ts';
import { worded } from './support/results.ts';
import { expect, step, test } from './support/test.ts';
import { reload, visit } from './support/visit.ts';

const { path, section } = firstSection('live-headers');

const tool = (page: Page) => page.locator('#verification');
const field = (page: Page) => tool(page).locator('textarea[name="headers"]');
const line = (page: Page, name: string) => tool(page).locator(`li[data-header="${name}"]`);

const own = [
  'HTTP/2 200',
  'set-cookie: session=secret-4711',
  'strict-transport-security: max-age=31536000; includeSubDomains',
  "content-security-policy: script-src 'self' 'unsafe-inline'",
  'x-content-type-options: nosniff',
  'referrer-policy: unsafe-url',
].join('\n');

/** The longest sheet of an ordinary site: each header with a value and remarks, and every line to request. */
const everythingWeak = [
  'HTTP/2 301',
  'strict-transport-security: max-age=300',
  `content-security-policy: default-src * data: blob:; script-src * 'unsafe-inline' 'unsafe-eval' ${Array.from({ length: 12 }, (_, index) => `https://service-${index}.exemple.ca`).join(' ')}; style-src * 'unsafe-inline'`,
  'x-content-type-options: sniff',
  'referrer-policy: unsafe-url',
  'permissions-policy: camera=*, microphone=*, geolocation=*',
  'cross-origin-opener-policy: unsafe-none',
].join('\n');

test.use({ timezoneId: 'Europe/Paris' });

test('the headers of this page come with the visitor’s day and hour, or with a message', async ({ page }) => {
  // Still the previous day in Quebec.
  await page.clock.install({ time: '2026-11-22T02:55:00Z' });
  await visit(page, path);
  const ask = page.getByRole('button', { name: section.ask });
  await ask.click();
  await expect(page.getByText(worded(section.asked))).toContainText(/22\s+novembre\s+2026 à 3\s+h\s+5\d\s: code\s200/);
  await page.clock.pauseAt('2026-11-22T03:30:00Z');
  const release = await hold(page, path);
  await ask.click();
  await expect(ask).toHaveAttribute('aria-disabled');
  await page.clock.runFor(LOAD_TIMEOUT_MS);
  await expect(page.getByText(section.failure)).toBeVisible();
  await expect(ask).not.toHaveAttribute('aria-disabled');
  await release();
});

test('the headers of the visitor’s site give findings, and stay in the tab', async ({ page }) => {
  await visit(page, path);
  const title = (text: string | RegExp) => tool(page).getByRole('heading', { name: text });
  await tool(page)
    .getByRole('button', { name: firstSection('header-check').section.open })
    .click();
  await expect(title(/^Exemple.*Bien réglés.: 1 sur 6/)).toBeVisible();
  await expect(tool(page).getByRole('link', { name: headerCheckStrings.talk.label })).toHaveCount(0);
  await step('the longest findings prints on one page', async () => {
    await field(page).fill(everythingWeak);
    await expect(title(/^Bien réglés.: 0 sur 6/)).toBeVisible();
    await expectOneSheet(page);
  });

  await step('an invalid response gets a message, and the example can be restored', async () => {
    await field(page).fill('Bonjour');
    await expect(field(page)).toHaveAccessibleDescription(headerCheckStrings.problems.none);
    await paste(field(page), 'server: a\n'.repeat(20_000));
    await expect(field(page)).toHaveAccessibleDescription(headerCheckStrings.problems['too-long']);
    await tool(page).getByRole('button', { name: headerCheckStrings.example }).click();
    await expect(field(page)).toHaveValue(/PHP/);
  });

  await step('each header has its finding, and a line to request', async () => {
    await field(page).fill(own);
    await expect(title(/^Bien réglés.: 2 sur 6/)).toBeVisible();
    await expect(line(page, 'Content-Security-Policy')).toContainText(
      new RegExp(`${headerCheckStrings.states.weak}.*unsafe-inline`),
    );
    await expect(line(page, 'Permissions-Policy')).toContainText(headerCheckStrings.states.absent);
    await expect(tool(page).getByText('Referrer-Policy: strict-origin-when-cross-origin')).toBeVisible();
    await expect(tool(page).getByText('X-Content-Type-Options: nosniff', { exact: true })).toHaveCount(0);
  });
  await step('they stay in the tab, without cookies', async () => {
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('secret-4711');
    expect(page.url()).not.toContain('?');
    await reload(page);
    await expect(field(page)).toHaveValue(/unsafe-inline/);
    await expect(title(/^Bien réglés.: 2 sur 6/)).toBeVisible();
  });
  await expectOneSheet(page, { shown: [line(page, 'Referrer-Policy')], hidden: [field(page)] });
  await step('only names and states go to the request', async () => {
    await tool(page).getByRole('link', { name: headerCheckStrings.talk.label }).click();
    await expect(messageField(page)).toHaveValue(/Bien réglés \(2\).: Strict-Transport-Security/);
    await expect(messageField(page)).not.toHaveValue(/unsafe/);
  });
});
