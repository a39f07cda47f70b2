/** Where words and boxes are, beyond what `pages.spec.ts` checks of every page: what is near belongs together, and every word has room. */
import { projects } from '../src/content/projects/projects.ts';
import { href } from '../src/site/pages.ts';
import { hrefOfProject } from '../src/site/projects.ts';
import { firstSection } from './support/contents.ts';
import { cutOff } from './support/cut-off.ts';
import { expectOneSheet } from './support/paper.ts';
import { phone } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

/** Runs in the page: the number of lines of each element's words, or of its last text alone. */
const lineCounts = (elements: Element[], isLast: boolean) =>
  elements.map((element) => {
    const range = document.createRange();
    range.selectNodeContents((isLast && element.lastChild) || element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

test('on a phone, the name of a criterion is nearer to its own cells than to those of the criterion above', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(firstSection('comparison').path);
  const gaps = await page.locator('table[data-stacked] tbody th').evaluateAll((names) =>
    names.slice(1).map((name) => {
      const words = (element: Element | null | undefined) => {
        const range = document.createRange();
        if (element) range.selectNodeContents(element);
        return range.getBoundingClientRect();
      };
      const above = name.parentElement?.previousElementSibling?.getBoundingClientRect();
      const { top, bottom } = words(name);
      return { above: top - (above?.bottom ?? top), below: words(name.nextElementSibling).top - bottom };
    }),
  );
  expect(gaps).not.toEqual([]);
  for (const { above, below } of gaps) expect(above).toBeGreaterThan(1.2 * below);
});

test('the figures of narrow cards have their labels below them, in lines as close as those of any label', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(href('sectors'));
  const labels = page.locator('main li li:has(> strong)');
  await expect(labels.first()).toBeVisible();
  const lines = await labels.evaluateAll(lineCounts, true);
  expect(Math.max(...lines)).toBeLessThan(3);
});

test("with the root's size doubled, no question leaves the narrowest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(firstSection('industry-quiz').path);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect((await cutOff(page, 'main')).filter((fault) => fault.startsWith('clipped by the edge'))).toEqual([]);
});

test('on paper, an offer is lower than a quarter of a sheet, and guidelines have no pale drawing', async ({ page }) => {
  // The text of a sheet of letter size, in CSS pixels.
  await page.setViewportSize({ width: 695, height: 935 });
  await page.emulateMedia({ media: 'print' });
  const { path, section } = firstSection('packages');
  await page.goto(path);
  const heights = await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: new RegExp(Object.keys(section.items).join('|')) }) })
    .evaluateAll((offers) => offers.map((offer) => offer.clientHeight));
  expect(heights).toHaveLength(Object.keys(section.items).length);
  expect(Math.max(...heights)).toBeLessThan(935 / 4);
  await page.goto(firstSection('certifications').path);
  await expect(page.locator('logo-or-name')).not.toHaveCount(0);
  await expect(page.locator('logo-or-name').filter({ visible: true })).toHaveCount(0);
});

test('on paper, no light is behind the last words of a page, and a project takes one sheet', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(href('legalNotices'));
  await expect(page.locator('main > :last-child')).toHaveCSS('--dawn', '#fff');
  await page.goto(hrefOfProject(projects.find(({ demo }) => demo)?.slug ?? ''));
  await expectOneSheet(page);
});

test('on a desk, a figure at the top of a page or of a column takes one line', async ({ page }) => {
  for (const [sector, width, place] of [
    ['industry40', 1920, ':has(h1) li :is(strong, a)'],
    ['businessAi', 1920, ':has(h1) li :is(strong, a)'],
    ['industry40', 1280, '* .growth-rules > li > :first-child'],
  ] as const) {
    await page.setViewportSize({ width, height: 1080 });
    await page.goto(href(sector));
    const figures = page.locator(`main > ${place}`).filter({ visible: true });
    await expect(figures).not.toHaveCount(0);
    const lines = await figures.evaluateAll(lineCounts, false);
    expect(new Set(lines)).toEqual(new Set([1]));
  }
});

test('on a phone, a button that closes a tool is beside its title', async ({ page }) => {
  await page.setViewportSize(phone);
  const { path, section } = firstSection('co2-calculator');
  await visit(page, path);
  await page.getByRole('button', { name: section.open }).click();
  const tool = page.getByRole('group').filter({ has: page.locator('[name="visitorsPerMonth"]') });
  const title = await tool.getByRole('heading').first().boundingBox();
  const close = await tool.getByRole('button', { name: 'Fermer' }).boundingBox();
  expect(close?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
});

test('on a tablet, the three figures of a folded list are in one row', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const { path } = firstSection('metrics', ({ mobileItems }) => mobileItems !== undefined);
  await page.goto(path);
  const figures = page
    .locator('[aria-expanded="false"] + ul:has(> [data-more]) > li')
    .filter({ has: page.locator('p') });
  await expect(figures.filter({ visible: true }).first()).toBeVisible();
  const edge = await figures
    .first()
    .locator('..')
    .evaluate((list) => list.getBoundingClientRect().right);
  const last = await figures.filter({ visible: true }).last().boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(edge, 0);
  expect(last?.width).toBeLessThan(0.5 * edge);
});

test('on a small laptop, three facts of the agency are in one row', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(href('contact'));
  const facts = page.locator('main dl:has(address) > div');
  const tops = await facts.evaluateAll((all) => all.map((fact) => fact.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

test('on a small laptop, three families of skills are in one row, or each in its own', async ({ page }) => {
  const { path } = firstSection('skills', ({ categories }) => Object.keys(categories).length === 3);
  await page.goto(path);
  const families = page.locator('main section section:has(> h3 + dl)');
  await expect(families).toHaveCount(3);
  for (const width of [1130, 1150, 1180]) {
    await page.setViewportSize({ width, height: 768 });
    const tops = await families.evaluateAll((all) => all.map((family) => family.getBoundingClientRect().top));
    expect(new Set(tops).size).not.toBe(2);
  }
});

test('on a small laptop, the label of an offer is beside its tree', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const isLong = ({ popular = '' }: { readonly popular?: string | undefined }) => popular.length > 15;
  await page.goto(firstSection('packages', ({ items }) => Object.values(items).some(isLong)).path);
  const label = page.locator('main li > :first-child:has(> svg) > p');
  await label.scrollIntoViewIfNeeded();
  const [tree, top] = await label.evaluate((p) => [
    p.previousElementSibling?.getBoundingClientRect(),
    p.getBoundingClientRect().top,
  ]);
  expect(top).toBeLessThan(tree?.bottom ?? 0);
});
