/** A tool whose script comes late does not take the visitor away from what they do in the meantime. */
import { href } from '../src/site/pages.ts';
import { path as aiPath, section } from './support/ai-page.ts';
import { firstSection } from './support/contents.ts';
import { openCalculator } from './support/home-page.ts';
import { hold } from './support/requests.ts';
import { phone } from './support/screens.ts';
import { expect, step, test } from './support/test.ts';
import { footerLink, mainButton, settled, visit } from './support/visit.ts';

test.use({ viewport: phone });

const quiz = firstSection('industry-quiz');
const headers = firstSection('header-check');

test('a tool that comes late leaves the focus and the page where the visitor has gone', async ({ page }) => {
  for (const [path, opener, script, tool] of [
    [headers.path, headers.section.open, 'HeaderReader', 'textarea[name=headers]'],
    [href('home'), openCalculator, 'CalculatorPanel', '#calculateur form'],
    [`${quiz.path}?connected-machines=non`, quiz.section.show, 'QuizOutcome', '[data-result=quizLevel]'],
  ] as const) {
    await step(script, async () => {
      const release = await hold(page, `**/${script}-*.js`);
      await visit(page, path);
      await mainButton(page, opener).click();
      const contact = footerLink(page, href('contact'));
      await contact.focus();
      await release();
      await expect(page.locator(tool)).toBeVisible();
      await settled(page);
      await expect(contact).toBeFocused();
      await expect(contact).toBeInViewport();
    });
  }

  await step('a dialog does not open', async () => {
    const release = await hold(page, '**/BotDialog-*.js');
    await visit(page, aiPath);
    const opener = mainButton(page, section.chatbot.open);
    const dialog = page.getByRole('dialog');
    await opener.click();
    await footerLink(page, href('contact')).focus();
    const script = page.waitForResponse('**/BotDialog-*.js');
    await release();
    await (await script).finished();
    await settled(page);
    await expect(dialog).toHaveCount(0);
    await opener.click();
    await expect(dialog).toBeVisible();
  });
});
