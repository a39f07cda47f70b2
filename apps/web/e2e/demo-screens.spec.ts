/** Demonstration pages that are a screen (`demos/screens/`): each has a heading, a named drawing, and a link back. `pages.spec.ts` checks its layout. */
import { projects } from '../src/content/realisations/projets.ts';
import { hrefOfDemo, hrefOfProject } from '../src/site/projects.ts';
import { expect, test } from './support/test.ts';

for (const { slug, title, alt, website } of projects) {
  if (website !== 'screen') continue;
  test(`the page of ${slug} has a heading, a named drawing and a link back`, async ({ page }) => {
    await page.goto(hrefOfDemo(slug));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(page.getByRole('img', { name: alt })).toBeVisible();
    await page.getByRole('link', { name: 'Revenir au projet' }).click();
    await expect(page).toHaveURL(hrefOfProject(slug));
  });
}
