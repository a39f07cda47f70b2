import { NBSP } from '@agency/shared/format';
import { expect, type Locator, type Page } from '@playwright/test';
import { escapePattern } from '../../src/lib/escape-pattern.ts';

/** A text whose spaces are no-break spaces, as in a number with its unit. */
export const spaced = (text: string) => text.replaceAll(' ', NBSP);

/** A value of a placeholder: never one that a formula did not find. */
const VALUE = String.raw`(?:(?!NaN|undefined|null|Infinity|\{).)+`;

/** A text of `content/`, whatever its placeholders and its spaces hold. */
export const worded = (template: string) =>
  new RegExp(
    template
      .split(/\{\w+\}/)
      .map(escapePattern)
      .map((part) => part.replace(/\s/g, '\\s'))
      .join(VALUE),
  );

/** The only number in a text. */
export const numberIn = async (element: Locator) =>
  Number((await element.textContent())?.replace(/[^\d,]/g, '').replace(',', '.'));

/** A result of a tool, by its name. */
export const result = (page: Page, name: string) => page.locator(`[data-result="${name}"]`);

/** Texts of results with their no-break spaces: `toHaveText` would accept any space. */
export async function expectResults(page: Page, expected: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(expected)) {
    await expect.poll(() => result(page, name).textContent(), name).toBe(spaced(value));
  }
}
