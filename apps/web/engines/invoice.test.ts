/** A PDF invoice of each layout, in stock Firefox and WebKit: their streams and workers differ from Chromium's. */
import { formatMoney } from '@agency/shared/format';
import { it } from 'vitest';
import { href } from '../src/site/pages.ts';
import { samplePdfs } from '../test/support/invoice-pdf.ts';
import { describeVisitors, eventually, visitor } from './visitors.ts';

const resultOf = (name: string) => `document.querySelector('#demonstrations [data-result="${name}"]')`;

/** Evaluated in the page: puts a file into the field, as a visitor's choice does. */
const choosing = (file: Buffer) => `(() => {
  const bytes = Uint8Array.from(atob('${file.toString('base64')}'), (letter) => letter.charCodeAt(0));
  const chosen = new DataTransfer();
  chosen.items.add(new File([bytes], 'facture.pdf', { type: 'application/pdf' }));
  const input = document.querySelector('#demonstrations input[type="file"]');
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
})()`;

describeVisitors(({ arrive }) => {
  it('has an invoice of each layout read', async () => {
    await arrive(href('businessAi'));
    await visitor.click("//button[@role='tab' and contains(., 'Lecture de facture')]");
    await eventually(`document.querySelector('#demonstrations input[type="file"]') !== null`).toBe(true);
    for (const { file, truth } of await samplePdfs()) {
      await visitor.read(choosing(file));
      // A layout may leave a doubt, which the page says after the number.
      await eventually(`${resultOf('documentNumber')}.textContent`).toContain(truth.documentNumber);
      await eventually(`${resultOf('total')}.textContent`).toBe(formatMoney(truth.total, 2));
      await eventually(`${resultOf('totalsMatch')}.dataset.value`).toBe('true');
    }
  });
});
