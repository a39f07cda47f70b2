/** Demonstration pages that are a screen (`public/demos/`): each has its client's colours, conforms to level AA, and links back. */
import { projects } from '../src/content/realisations/projets.ts';
import { hrefOfDemo, hrefOfProject } from '../src/site/projects.ts';
import { axeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

for (const { slug, title, alt, website } of projects) {
  if (website !== 'screen') continue;
  test(`the page of ${slug} has a heading, named drawings and readable text`, async ({ page }) => {
    for (const viewport of [
      { width: 1280, height: 844 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(hrefOfDemo(slug));
      const violations = await axeViolations(page);
      expect(violations.filter((violation) => !violation.startsWith('color-contrast-enhanced'))).toEqual([]);
    }
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(page.getByRole('img', { name: alt })).toBeVisible();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(sideways).toBe(false);
    await page.getByRole('link', { name: 'Revenir au projet' }).click();
    await expect(page).toHaveURL(hrefOfProject(slug));
  });
}
