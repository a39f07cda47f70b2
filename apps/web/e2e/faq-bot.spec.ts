/** The bots that answer from the questions of the site: their answers, their weight, their failures. */
import type { Page } from '@playwright/test';
import { demonstrationStrings } from '../src/content/interface.ts';
import { botWindow as strings } from '../src/content/tools/bot-window.ts';
import { href } from '../src/site/pages.ts';
import { carriedBy, messageField } from './support/contact-form.ts';
import { disconnect, hold, reply, watchRequests } from './support/requests.ts';
import { worded } from './support/results.ts';
import { expect, failedLoads, step, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const path = href('ecoChatbots');
const corpusFile = /\/assets\/faq-.*\.json/;
const field = (page: Page) => page.locator('#robot input[name="question"]');
const log = (page: Page) => page.locator('#robot [role="log"]');
const answers = (page: Page, kind: 'known' | 'unknown') => log(page).locator(`[data-answer="${kind}"]`);

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await field(page).press('Enter');
}

/** Kilobytes stated in a text. */
const kilobytesIn = (text: string | null) => Number(/([\d,]+)\sko/.exec(text ?? '')?.[1]?.replace(',', '.'));

test('a question, even asked before hydration, gets an answer of the site or a person', async ({ page }) => {
  const fetched = watchRequests(page, corpusFile);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const release = await hold(page, corpusFile);
  const hydrate = await hold(page);
  await page.goto(path);
  await expect(log(page)).toContainText(demonstrationStrings?.site ?? strings.hello);
  await ask(page, 'combien pour une soumission svp');
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  expect(fetched, 'nothing is fetched before the first question').toEqual([]);
  await hydrate();
  // Other downloads of the page are not part of the exchange.
  await page.evaluate(() => fetch('/models/avatar.avif', { cache: 'reload' }).then((response) => response.blob()));
  const loading = log(page).getByText(worded(strings.loading));
  await expect(loading).toBeVisible();
  const announced = kilobytesIn(await loading.textContent());
  await release();
  const known = answers(page, 'known');
  await expect(known).toHaveCount(1);
  await step('it has its source and its cost, which was announced before the download', async () => {
    // The count includes the response headers.
    expect(Math.abs(kilobytesIn(await known.textContent()) - announced)).toBeLessThanOrEqual(1);
    await expect(known.getByRole('link', { name: worded(strings.source) })).toHaveAttribute('href', /^\//);
    await expect(log(page)).toContainText('combien pour une soumission svp');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(known).toContainText(worded(strings.cost));
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
  });

  const last = () => answers(page, 'unknown').last();
  await step('a suggested question costs no download', async () => {
    const neighbour = known.getByRole('button').first();
    const suggested = (await neighbour.textContent()) ?? '';
    await neighbour.press('Enter');
    await expect(known).toHaveCount(2);
    await expect(log(page)).toContainText(suggested);
    await expect(log(page)).toContainText(worded(strings.nothingDownloaded));
    await expect(log(page)).toBeFocused();
    expect(fetched).toHaveLength(1);
  });

  await step('in English: it answers that it reads French', async () => {
    await ask(page, 'where are you located');
    await expect(known.last()).toContainText(strings.frenchOnly);
  });

  await step('uncertain: it suggests questions, each with an answer', async () => {
    await ask(page, 'est-ce que la clinique de ma soeur à Granby doit garder ses dossiers ici');
    await expect(last()).toContainText(strings.unsure);
    await expect(last().getByRole('link', { name: strings.askPerson.label })).toBeVisible();
    const proposed = last().getByRole('button');
    expect(await proposed.count()).toBeGreaterThanOrEqual(2);
    const question = (await proposed.first().textContent()) ?? '';
    await proposed.first().press('Enter');
    await expect(answers(page, 'known').getByText(question, { exact: true })).toBeVisible();
    // The sentence of the uncertain answer keeps what it introduces.
    await expect(answers(page, 'unknown').last().getByRole('button', { name: question })).toBeVisible();
  });

  await step('unknown: it passes the question to a person', async () => {
    await ask(page, 'Qui a gagné la coupe Stanley en 1993?');
    await expect(last()).toContainText(strings.unknown);
    await expect(last().getByRole('button')).toHaveCount(0);
    expect(await carriedBy(last().getByRole('link', { name: strings.askPerson.label }))).toMatch(/coupe Stanley/);
  });

  const told = sent.filter((request) => /soumission|located|granby|stanley/i.test(request));
  expect(told, 'as the bot says, no question leaves the browser').toEqual([]);

  await step('not published: it says so, and passes the question to the form', async () => {
    await ask(page, 'je peux tu payer en plusieurs fois');
    await last().getByRole('link', { name: strings.writeUs.label }).click();
    await expect(messageField(page)).toHaveValue('je peux tu payer en plusieurs fois');
  });
});

test.describe('without its corpus', () => {
  test.use({ expectedMessages: new RegExp(`${failedLoads.source}|faq-.*\\.json: 503`) });

  test('the bot reports it, keeps newer text, and retries', async ({ page }) => {
    await visit(page, path);
    const connect = await disconnect(page);
    await ask(page, strings.suggestions[1]);
    await expect(log(page)).toContainText(worded(strings.offline));
    await connect();
    const undo = await reply(page, corpusFile, (route) => route.fulfill({ status: 503 }));
    const retry = log(page).getByRole('button', { name: strings.retry });
    await retry.click();
    await expect(log(page)).toContainText(worded(strings.failed));
    await undo();
    await field(page).fill('Et mes courriels?');
    await retry.press('Enter');
    await expect(answers(page, 'known')).toHaveCount(1);
    await expect(log(page)).toContainText(strings.suggestions[1]);
    await expect(field(page)).toHaveValue('Et mes courriels?');
  });
});
