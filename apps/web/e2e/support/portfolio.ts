import type { Page } from '@playwright/test';
import { projects } from '../../src/content/projects/projects.ts';
import { href } from '../../src/site/pages.ts';
import { hrefOfProject } from '../../src/site/projects.ts';

export const portfolio = href('portfolio');

/** Cards that the filter shows. */
export const cards = (page: Page) => page.locator('#projets li:not([hidden])');
export const card = (page: Page, slug: string) => page.locator(`#projets a[href="${hrefOfProject(slug)}"]`);
export const filter = (page: Page, label: string) => page.locator('#projets [aria-pressed]').filter({ hasText: label });
export const overlay = (page: Page) => page.getByRole('dialog');

export const films = projects.filter(({ loop }) => loop);

function one<Item>(item: Item | undefined): Item {
  if (!item) throw new Error('The tests of the portfolio need two projects, and one film.');
  return item;
}
export const first = one(projects[0]);
export const second = one(projects[1]);
export const film = one(films[0]);
