/**
 * A demo played on the home page, and the log of a weighed page, in stock Firefox and WebKit: their frames and canvases
 * differ from Chromium's.
 */
import { it } from 'vitest';
import { href } from '../src/site/pages.ts';
import { hasHomeDemos } from '../test/support/project-tests.ts';
import { describeVisitors, eventually, visitor } from './visitors.ts';

const plain = (expression: string) => `${expression}?.textContent.replaceAll('\\u00a0', ' ')`;

describeVisitors(({ arrive }) => {
  it.skipIf(!hasHomeDemos)('plays the demos of the home page one at a time; a button closes the last', async () => {
    await arrive('/');
    const scene = "document.querySelector('#realisations iframe')?.contentDocument";
    const play = (card: number) => visitor.click(`#realisations li:nth-child(${card}) a[href^="/demos/"]`);
    /** The scene has the focus once it plays, and only then. */
    const titled = async (title: string) => {
      await eventually(plain(`${scene}?.querySelector('h1')`)).toContain(title);
      await eventually(`${scene}.activeElement.tagName`).toBe('MAIN');
    };

    await play(1);
    await titled('Posez le couteau');
    await visitor.read(`${scene}.querySelector('#cut').click()`);
    await eventually(plain(`${scene}.querySelector('[data-out="total"]')`)).toBe('11,52 $');
    await play(2);
    await titled('trois touches');
    await play(3);
    await titled('Votre toit');
    await eventually("document.querySelectorAll('iframe').length").toBe(1);
    await visitor.click("//button[contains(., 'Fermer la démo')]");
    await eventually("document.querySelectorAll('iframe').length").toBe(0);
    await eventually('document.activeElement.textContent').toContain('Essayer');
  });

  it('draws the log of a page, and keeps it as a picture', async () => {
    await arrive(href('ecoWeb'));
    await visitor.click("//*[@id='pesez']//button[contains(., 'Sortir la balance')]");
    await eventually(`document.querySelector('[name="poids"]') !== null`).toBe(true);
    await visitor.type('[name="poids"]', '4,2 Mo');
    await visitor.click("//button[contains(., 'Dessiner ma bûche')]");
    const log = "document.querySelector('#pesez figure svg[role=img]')";
    await eventually(`${log}?.innerHTML.length > 500`).toBe(true);
    for (const type of ['PNG', 'SVG']) {
      await visitor.click(`//button[contains(., 'Télécharger en ${type}')]`);
      await eventually(
        `[...document.querySelectorAll('#pesez [role=status]')].some(({ textContent }) => textContent.includes('Image prête') && textContent.includes('.${type.toLowerCase()}'))`,
      ).toBe(true);
    }
  });
});
