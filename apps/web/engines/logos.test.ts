/** A certification's logo that fails, in stock Firefox and WebKit. */
import { expect, it } from 'vitest';
import { href } from '../src/site/pages.ts';
import { describeVisitors, eventually, visitor } from './visitors.ts';

describeVisitors(({ arrive }) => {
  it('sees its abbreviation, and its picture again once it loads', async () => {
    await arrive(href('ecoWeb'));
    const logo = 'document.querySelector("logo-or-name")';
    const shown = (part: string) =>
      `${logo}.querySelector("${part}").checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true })`;
    await visitor.read(`${logo}.scrollIntoView({ behavior: 'instant' })`);
    await eventually(`${logo}.querySelector("img").naturalWidth`).toBeGreaterThan(0);
    expect(await visitor.read(`[${shown('img')}, ${shown('span')}]`)).toEqual([true, false]);
    const file = await visitor.read(`${logo}.querySelector("img").src`);
    await visitor.read(`${logo}.querySelector("img").src = "/media/certifications/absent.svg"`);
    await eventually(`[${shown('img')}, ${shown('span')}].join()`).toBe('false,true');
    await visitor.read(`${logo}.querySelector("img").src = ${JSON.stringify(file)}`);
    await eventually(`[${shown('img')}, ${shown('span')}].join()`).toBe('true,false');
  });
});
