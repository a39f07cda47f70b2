/** The watch of `support/test.ts`, which every browser test relies on. */
import { href } from '../src/site/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedMessages: /./ });

test('whatever is expected, another origin and a policy violation are faults', async ({ page, watched }) => {
  await page.goto(href('legalNotices'));
  await page.evaluate(async () => {
    const refused = new Promise((resolve) => document.addEventListener('securitypolicyviolation', resolve));
    new Image().src = 'https://ailleurs.example/pixel.gif';
    await refused;
  });
  await page.goto('http://ailleurs.example/').catch(() => undefined);
  // Taken out of the list, so that this test itself has no fault.
  await expect
    .poll(() => new Set(watched.faults))
    .toEqual(
      new Set([
        'policy violation: img-src https://ailleurs.example/pixel.gif',
        'request to another origin: https://ailleurs.example/pixel.gif',
        'request to another origin: http://ailleurs.example/',
      ]),
    );
  watched.faults.length = 0;
});
