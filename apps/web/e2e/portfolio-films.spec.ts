/** The films of the portfolio: on the cards, in the overlay, and on the page of a project. */
import type { Page } from '@playwright/test';
import { projectFilters } from '../src/content/projects/filters.ts';
import { portfolioStrings as strings } from '../src/content/tools/portfolio.ts';
import { fill } from '../src/lib/fill.ts';
import { hrefOfProject } from '../src/site/projects.ts';
import { axeViolations } from './support/axe.ts';
import { card, film, films, filter, portfolio } from './support/portfolio.ts';
import { fail, watchRequests } from './support/requests.ts';
import { desk } from './support/screens.ts';
import { expect, failedLoads, step, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const [, otherFilm] = films;
if (!otherFilm) throw new Error('These tests need two films.');

test.use({ viewport: desk });

const button = (page: Page, slug: string) => card(page, slug).locator('xpath=ancestor::li').getByRole('button');
const state = (page: Page) =>
  page.locator('#projets video').evaluateAll((videos) => (videos as HTMLVideoElement[]).map(({ paused }) => paused));

/** Name of the button of a film that does not play. */
const still = fill(`${strings.play} ${strings.film}`, { kilobytes: String(film.loop?.kilobytes), client: film.client });

/** The picture gives way to the film, which has the focus, and returns at its end. */
const expectFilm = async (page: Page, scope: string) => {
  const video = page.locator(`${scope} video`);
  const play = page.locator(scope).getByRole('button', { name: fill(strings.film, { client: film.client }) });
  await expect(video).toHaveCount(0);
  await expect(play).toHaveAccessibleName(still);
  await play.click();
  await expect(video).toHaveAttribute('controls');
  await expect(video).toBeFocused();
  await video.dispatchEvent('ended');
  await expect(video).toHaveCount(0);
  await expect(play).toBeFocused();
};

test.use({ expectedMessages: failedLoads });

test('a film loads when it is played, and its picture returns at its end', async ({ page }) => {
  const files = /\.(?:webm|mp4)$/;
  const fetched = watchRequests(page, files);
  const undo = await fail(page, files);
  await visit(page, portfolio);
  await button(page, film.slug).scrollIntoViewIfNeeded();
  expect(fetched).toEqual([]);
  await step('if its file does not come, the picture returns with a word', async () => {
    await button(page, film.slug).click();
    await expect(page.locator('#projets video')).toHaveCount(0);
    await expect(button(page, film.slug)).toHaveAccessibleName(still);
    await expect(page.getByRole('alert')).toHaveText(strings.filmFailed);
    await undo();
  });
  await step('the button fetches it again, and each film has its own state', async () => {
    await button(page, film.slug).click();
    await expect
      .poll(() => page.locator('#projets video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await state(page)).toEqual([false]);
    await button(page, otherFilm.slug).click();
    await expect.poll(() => state(page)).toEqual([false, false]);
    await button(page, film.slug).click();
    await expect.poll(() => state(page)).toEqual([true, false]);
    expect(fetched.every((url) => [film, otherFilm].some(({ slug }) => url.includes(slug)))).toBe(true);
  });

  await step('a filter returns the films to their pictures', async () => {
    await filter(page, projectFilters.ai.label).first().click();
    await filter(page, projectFilters.all.label).first().click();
    await expect(page.locator('#projets video')).toHaveCount(0);
    await expect(button(page, film.slug)).toHaveAccessibleName(still);
  });

  await step('so does the end of a film', async () => {
    await button(page, film.slug).click();
    await page.locator('#projets video').dispatchEvent('ended');
    await expect(page.locator('#projets video')).toHaveCount(0);
  });
  await step('with controls in the overlay, and on the page of the project', async () => {
    await card(page, film.slug).click();
    await expectFilm(page, 'dialog');
    await page.goto(hrefOfProject(film.slug));
    expect(await axeViolations(page)).toEqual([]);
    await expectFilm(page, 'main');
  });
});
