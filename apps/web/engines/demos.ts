/** A demonstration of each family, in any browser: a thing to drag, a drawing to touch, sliders and buttons. */
import { it } from 'vitest';
import { hrefOfDemo } from '../src/site/projects.ts';
import { hasDemo } from '../test/support/project-tests.ts';
import { eventually, visitor } from './visitors.ts';

const textOf = (selector: string) => `document.querySelector('${selector}')?.textContent.replaceAll('\\u00a0', ' ')`;
const out = (name: string) => textOf(`[data-out="${name}"]`);

export function demoJourneys(arrive: (path: string) => Promise<void>): void {
  const open = async (slug: string) => {
    await arrive(hrefOfDemo(slug));
    await eventually("'ready' in document.documentElement.dataset").toBe(true);
  };

  it.skipIf(!hasDemo('demenagements-bras-de-fer'))('moves a family to another truck by drag and press', async () => {
    await open('demenagements-bras-de-fer');
    const block = '[data-grip="Côté"]';
    const label = `document.querySelector('${block}').getAttribute('aria-label').replaceAll('\\u00a0', ' ')`;
    await visitor.drag(block, '.lane:first-child .track');
    await eventually(label).toContain('camion 1, ');
    // A drag chooses nothing.
    await eventually(`document.querySelector('${block}').getAttribute('aria-pressed')`).toBe('false');
    await visitor.click(block);
    await visitor.click('[data-truck="1"]');
    await eventually(label).toContain('camion 2, ');
    await visitor.click('.lane:last-child .track');
    await eventually(label).toContain('camion 5, 13 h');
  });

  it.skipIf(!hasDemo('fromagerie-brise-noire'))('turns the knife of the cheese shop by a drag, and cuts', async () => {
    await open('fromagerie-brise-noire');
    await visitor.drag('#knife .handle', 'h1');
    await eventually(out('weight')).not.toBe('180 g');
    const weight = await visitor.read(out('weight'));
    await visitor.click('#cut');
    await eventually(textOf('#bill li')).toContain(`Pointe de ${weight}`);
  });

  it.skipIf(!hasDemo('fonderie-clair-timbre'))('lowers a bell by its slider, and mutes a partial', async () => {
    await open('fonderie-clair-timbre');
    await visitor.click('#pitch');
    await eventually(out('weight')).not.toBe('420 kg');
    const weight = await visitor.read(out('weight'));
    await visitor.press('ArrowRight');
    await eventually(out('weight')).not.toBe(weight);
    await visitor.click('#partials button');
    await eventually(out('says')).toBe('On entend : fondamentale, tierce mineure, quinte, nominale.');
  });
}
