import { expect, type Page, type Response } from '@playwright/test';

/** Opens a demonstration of the portfolio, and waits for its script if it has one. */
export async function openDemo(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  const root = page.locator('html');
  if ((await page.locator('script').count()) > 0) await expect(root).toHaveAttribute('data-ready', '');
  return response;
}

/** States of every interactive demo: each shows its longest texts at an end of its sliders, or after its buttons. */
export const demoStates = [
  {
    name: 'sliders at their end',
    enter: async (page: Page) => {
      for (const slider of await page.locator('main input[type=range]:visible').all()) await slider.press('End');
    },
  },
  {
    name: 'buttons pressed',
    enter: async (page: Page) => {
      const buttons = page.locator('main button:visible');
      // A press may replace the buttons by fewer ones.
      for (let index = 0; index < (await buttons.count()); index += 1) {
        if (await buttons.nth(index).isEnabled()) await buttons.nth(index).press('Enter');
      }
    },
  },
];
