/** A certification's logo that fails, in stock Firefox and WebKit. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Running, startSite } from '../e2e/support/servers.ts';
import { href } from '../src/site/pages.ts';
import { firefoxEngine } from './firefox.ts';
import { PATIENCE_MS, type Visitor } from './visitor.ts';
import { webkitEngine } from './webkit.ts';

let site: Running;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

let visitor: Visitor;
afterEach(() => visitor.leave());
const eventually = (expression: string) => expect.poll(() => visitor.read(expression), { timeout: PATIENCE_MS });

describe.each([firefoxEngine, webkitEngine])('a visitor with $name', (engine) => {
  afterAll(() => engine.stop());

  it('sees its abbreviation, and its picture again once it loads', async () => {
    visitor = await engine.start({ scripts: true });
    await visitor.open(href('ecoWeb'));
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
