import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projects } from '../../src/content/realisations/projets.ts';
import { output } from './lib/projects.ts';
import { isDrawn, sceneOf } from './lib/scene.ts';

const drawn = projects.filter(({ slug }) => isDrawn(slug));
const demo = (name: string) => new URL(`../../public/demos/${name}`, import.meta.url);

describe('the media of the portfolio', () => {
  // `test/projects.test.ts` weighs the files.
  it('include a loop of three to six seconds for each project whose scene has one', async () => {
    for (const { slug, loop } of drawn) {
      const scene = await sceneOf(slug);
      expect(Boolean(loop), slug).toBe(Boolean(scene.loop));
      if (!scene.loop) continue;
      expect(scene.loop.seconds, slug).toBeGreaterThanOrEqual(3);
      expect(scene.loop.seconds, slug).toBeLessThanOrEqual(6);
    }
  }, 60_000);

  it('include no file of a removed project', () => {
    const slugs = new Set(projects.map(({ slug }) => slug));
    const files = existsSync(output('')) ? readdirSync(output('')) : [];
    const strays = files.filter((name) => !slugs.has(name.replace(/(?:-440)?\.[a-z0-9]+$/, '')));
    expect(strays).toEqual([]);
  });

  it('never use the same typeface in two scenes', async () => {
    const families = await Promise.all(
      drawn.map(async ({ slug }) => [...new Set((await sceneOf(slug)).faces.map(({ family }) => family))]),
    );
    expect(new Set(families.flat()).size).toBe(families.flat().length);
  });
});

it('each drawn project whose website is a screen has a demonstration page with a description', () => {
  for (const { slug, website } of drawn) {
    expect(existsSync(demo(`${slug}.html`)), slug).toBe(website === 'screen');
    if (website !== 'screen') continue;
    const html = readFileSync(demo(`${slug}.html`), 'utf8');
    expect(html, slug).toContain('<meta name="robots" content="noindex">');
    expect(html, slug).toContain('Site de démonstration\u00a0: ');
    expect(html, slug).toContain(`href="/portfolio/${slug}"`);
    expect(html.match(/<h1>/g), slug).toHaveLength(1);
    expect(html, slug).toMatch(/role="img" aria-label="[^"]{20,}"/);
    expect(html, slug).not.toMatch(/\sstyle=|<script|https?:(?!\/\/www\.w3\.org)/);
  }
});
