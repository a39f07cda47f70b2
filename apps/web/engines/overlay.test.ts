/** The portfolio's overlay in stock Firefox and WebKit: where the focus is after it closes. */
import { expect, it } from 'vitest';
import { projects } from '../src/content/projects/projects.ts';
import { href } from '../src/site/pages.ts';
import { hrefOfProject } from '../src/site/projects.ts';
import { describeVisitors, eventually, visitor } from './visitors.ts';

describeVisitors(({ arrive }) => {
  it.each([
    ['Escape', () => visitor.press('Escape')],
    ['Back', () => visitor.back()],
  ])('after the arrows, %s shows the focused card', async (_, close) => {
    const seen = projects.slice(0, 5);
    const [opened, last] = [seen[0], seen.at(-1)];
    await arrive(href('portfolio'));
    await visitor.click(`#projets a[href="${hrefOfProject(opened?.slug ?? '')}"]`);
    // The overlay binds short words with no-break spaces.
    for (const { title } of seen) {
      await eventually('document.querySelector("dialog[open] h2")?.textContent.replace(/\\s/g, " ")').toBe(
        title.replace(/\s/g, ' '),
      );
      if (title !== last?.title) await visitor.press('ArrowRight');
    }
    await close();
    await eventually('document.querySelector("dialog[open]") === null').toBe(true);
    await eventually('document.activeElement?.getAttribute("href")').toBe(hrefOfProject(last?.slug ?? ''));
    // The browser has restored its position by then.
    await eventually('document.documentElement.style.scrollBehavior').toBe('');
    expect(
      await visitor.read(
        '(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(document.activeElement.getBoundingClientRect())',
      ),
    ).toBe(true);
  });
});
