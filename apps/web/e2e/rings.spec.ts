/** The log of the home page: its rings link to projects. */
import { devices, type Page } from '@playwright/test';
import { projects } from '../src/content/projects/projects.ts';
import { hrefOfProject } from '../src/site/projects.ts';
import { pointOf } from './support/pointer.ts';
import { expect, test } from './support/test.ts';
import { h1 } from './support/visit.ts';

const log = (page: Page) => page.locator('[data-drawing=accueil]');

test.use({ viewport: { width: 1280, height: 860 } });

// Without scripts it is the same link, which the browser follows.
test('hovering over a ring shows its project, and a click opens its page', async ({ page }) => {
  await page.goto('/');
  await page.mouse.move(...(await pointOf(log(page), [1 / 6, 1 / 2])));
  const label = log(page).locator('a:hover text');
  await expect(label).toBeVisible();
  const name = await label.textContent();
  const pointed = projects.find(({ client, tags }) => name === `${client}${tags[0]}`);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(hrefOfProject(pointed?.slug ?? ''));
  await expect(h1(page)).toContainText(pointed?.title ?? '');
});

test.describe('by touch', () => {
  const { viewport, hasTouch, isMobile } = devices['iPad Pro 11 landscape'];
  test.use({ viewport, hasTouch, isMobile });

  test('the log is only a drawing', async ({ page }) => {
    await page.goto('/');
    await expect(log(page)).toBeVisible();
    await expect(log(page).locator('a:visible')).toHaveCount(0);
  });
});
