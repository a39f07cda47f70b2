/** The tabs of the teams. `pages.spec.ts` checks the last one with axe. */
import { firstSection } from './support/contents.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const { path, section } = firstSection('teams');
const teams = Object.values(section.tabs);

test('tabs follow the arrows, Home and End, and only the selected one is in the Tab order', async ({ page }) => {
  await visit(page, path);
  const list = page.getByRole('tablist', { name: section.title });
  const tabs = list.getByRole('tab');
  expect(await tabs.allTextContents()).toEqual(teams.map(({ type }) => type));

  const expectChosen = async (index: number) => {
    await expect(list.locator('[aria-selected="true"]')).toHaveText([teams[index]?.type ?? '']);
    await expect(list.locator('[tabindex="0"]')).toHaveText([teams[index]?.type ?? '']);
    await expect(list.locator('[tabindex="-1"]')).toHaveCount(teams.length - 1);
    const panel = page.getByRole('tabpanel');
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAccessibleName(teams[index]?.type ?? '');
    await expect(panel).toContainText(teams[index]?.description ?? '');
    await expect(tabs.nth(index)).toHaveAttribute('aria-controls', (await panel.getAttribute('id')) ?? '');
  };

  await expectChosen(0);
  await tabs.first().focus();
  const last = teams.length - 1;
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['End', last],
    ['ArrowRight', 0],
    ['ArrowLeft', last],
    ['Home', 0],
    ['ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs.nth(index)).toBeFocused();
    await expectChosen(index);
  }
  // With a modifier they are the browser's: Alt and ← go back.
  for (const key of ['Alt+ArrowLeft', 'Control+Home', 'Shift+End', 'ArrowDown']) await page.keyboard.press(key);
  await expectChosen(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tabs.nth(1)).toBeFocused();
  await tabs.nth(3).click();
  await expectChosen(3);
});
