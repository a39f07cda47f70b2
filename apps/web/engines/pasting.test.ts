/** What is pasted in the weigher and in the forecast, in stock Firefox and WebKit: their clipboards differ from Chromium's. */
import { it } from 'vitest';
import { har } from '../e2e/support/har.ts';
import { href } from '../src/site/pages.ts';
import { describeVisitors, eventually, visitor } from './visitors.ts';

/** Evaluated in the page: pastes a text into a field, as a visitor does. */
const pasting = (selector: string, text: string) => `(() => {
  const field = document.querySelector('${selector}');
  field.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', ${JSON.stringify(text)});
  const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
  // Firefox's constructor leaves the texts of its argument out.
  Object.defineProperty(paste, 'clipboardData', { value: clipboardData });
  // What no listener takes goes into the field.
  if (field.dispatchEvent(paste)) document.execCommand('insertText', false, ${JSON.stringify(text)});
  return true;
})()`;

describeVisitors(({ arrive }) => {
  const present = (selector: string) => eventually(`document.querySelector('${selector}') !== null`).toBe(true);
  const value = (selector: string) => eventually(`document.querySelector('${selector}').value`);
  const text = (selector: string) => eventually(`document.querySelector('${selector}')?.textContent`);

  it('weighs a page by the line of the network tools, then by a recording', async () => {
    await arrive(href('ecoWeb'));
    await visitor.click("//*[@id='pesez']//button[contains(., 'Sortir la balance')]");
    const line = '#pesez [name="releve"]';
    await present(line);
    await visitor.read(pasting(line, '145 requêtes\t5,12 Mo / 2,9 Mo transférés\tTerminé en : 4,2 s'));
    await value('#pesez [name="requetes"]').toBe('145');
    await text('#pesez [data-result="siteWeight"]').toMatch(/^2.900\u00a0ko$/);
    await visitor.read(pasting(line, har));
    await value('#pesez [name="requetes"]').toBe('87');
    await text('#pesez [data-result="siteWeight"]').toMatch(/^4.203\u00a0ko$/);
  });

  it('forecasts a pasted column of sales', async () => {
    await arrive(href('businessAi'));
    await visitor.click("//button[@role='tab' and contains(., 'Prévision')]");
    const sales = '#demonstrations [name="sales"]';
    await present(sales);
    const column = Array.from({ length: 12 }, (_, month) => String(100 + 10 * month)).join('\r\n');
    await visitor.read(pasting(sales, column));
    await text('#demonstrations [data-result="trend"]').toContain('10,0 de plus par mois');
    await text('#demonstrations [data-result="forecast"] tr').toContain('220,0');
  });
});
