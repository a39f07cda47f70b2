/** What a visitor does before React has loaded: the screen stays as it is when React arrives, and after the next act. */
import type { Locator, Page } from '@playwright/test';
import fc from 'fast-check';
import { href } from '../src/site/pages.ts';
import { hold } from './support/requests.ts';
import { expect, step, test } from './support/test.ts';
import { hydrated, settled } from './support/visit.ts';

/** Fields that a visitor sees and reaches. */
const fieldsOn = (page: Page): Locator =>
  page
    .locator('main')
    .locator(':is(input:not([type=file]), select, textarea):not([tabindex="-1"])')
    .filter({ visible: true });

/** One act on the field with the number `field`, by its type; `way` chooses between mouse and keys, `value` the value. */
interface Act {
  readonly field: number;
  readonly way: number;
  readonly value: number;
}

const words = ['Scierie', 'été 2026', 'a@b.ca', '', 'Non, oui, non'] as const;

async function perform(fields: readonly Locator[], { field: index, way, value }: Act): Promise<void> {
  const field = fields[index % fields.length];
  if (!field) throw new Error('The page has no field: these tests look at nothing.');
  const { kind, min, max, choices } = await field.evaluate((element) => {
    // The number field beside a slider has the same bounds.
    const slider = element.closest('[data-slider]')?.querySelector('[type=range]');
    const { type, min: least, max: most } = (slider ?? element) as HTMLInputElement;
    return { kind: type, min: Number(least), max: Number(most), choices: element.querySelectorAll('option').length };
  });
  const number = String(min + (value % (max - min + 1)));
  if (kind === 'radio' && way % 2) {
    await field.focus();
    for (let presses = 0; presses <= value % 3; presses++) await field.page().keyboard.press('ArrowDown');
  } else if (kind === 'radio' || kind === 'checkbox') await field.click();
  else if (kind === 'select-one') {
    await field.selectOption({ index: value % choices });
  } else if (kind === 'range') {
    if (way % 2) await field.press(value % 2 ? 'ArrowUp' : 'ArrowDown');
    else await field.fill(number);
  } else if (way % 2) await field.pressSequentially(words[value % words.length] || 'x');
  else await field.fill(words[value % words.length] ?? '');
}

/** Marks the control of each slider that the visitor used last. */
const watchSliders = () =>
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    for (const control of target.closest('[data-slider]')?.querySelectorAll('input') ?? []) delete control.dataset.last;
    target.dataset.last = 'true';
  });

/**
 * What the screen shows, by field. Before React, a slider and its number field do not follow each other: the one used last counts.
 * @param without index of a field whose answer is left out
 */
const screen = (page: Page, without?: number): Promise<readonly string[]> =>
  fieldsOn(page).evaluateAll((all, omitted) => {
    const fields = all as HTMLInputElement[];
    const answerOf = (field: HTMLInputElement) =>
      (field.type === 'radio' && field.name) || field.closest('[data-slider]') || field;
    const isShown = (field: HTMLInputElement) =>
      field.dataset.last || !field.closest('[data-slider]')?.querySelector('[data-last]');
    const left = fields[omitted ?? -1];
    return fields
      .filter((field) => isShown(field) && !(left && answerOf(field) === answerOf(left)))
      .map(({ name, type, value, checked }) => `${name} ${type} ${value} ${checked}`);
  }, without);

/** A sequence of ten to eighteen acts for each page. It is drawn once and for all: another draw would change what this file promises. */
const acts = fc.array(fc.record({ field: fc.nat(), way: fc.nat(), value: fc.nat() }), { minLength: 5, maxLength: 9 });
const exampleOf = (sequence: number) => fc.sample(acts, { seed: 20261123 + sequence, numRuns: 2 }).flat();

/** One page for each way to hold answers (uncontrolled fields, steps, sliders with a list, radios beside a form), with its sequence. */
const tried = [
  ['contact', 0],
  ['quote', 1],
  ['businessAi', 3],
  ['industry40', 4],
] as const;
test('what is on the screen when React arrives stays', async ({ page }) => {
  test.slow();
  await page.addInitScript(watchSliders);
  // The tab keeps the draft of the former page.
  await page.addInitScript(() => sessionStorage.clear());
  for (const [id, sequence] of tried) {
    const example = exampleOf(sequence);
    await step(`${href(id)}: ${JSON.stringify(example)}`, async () => {
      const release = await hold(page);
      await page.goto(href(id));
      const fields = await fieldsOn(page).all();
      for (const act of example) await perform(fields, act);
      const before = await screen(page);
      await release();
      await hydrated(page);
      expect(await screen(page)).toEqual(before);
      // With the next act, React writes its state into the other fields.
      const others = await screen(page, 0);
      await perform(fields, { field: 0, way: 0, value: 1 });
      await settled(page);
      expect(await screen(page, 0)).toEqual(others);
    });
  }
});
