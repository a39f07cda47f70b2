import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projects } from '../../src/content/projects/projects.ts';
import { cardPicture, thumbnail } from '../../src/site/projects.ts';
import { drawn, output } from './lib/projects.ts';
import { sceneOf } from './lib/scene.ts';

const namesIn = (folder: URL) => (existsSync(folder) ? readdirSync(folder) : []);

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
    const wanted = new Set(
      projects.flatMap(({ slug }) => [slug, `${slug}${cardPicture.suffix}`, `${slug}${thumbnail.suffix}`]),
    );
    const strays = namesIn(output('')).filter((name) => !wanted.has(name.replace(/\.[a-z0-9]+$/, '')));
    expect(strays).toEqual([]);
  });

  it('never use the same typeface in two scenes', async () => {
    const families = await Promise.all(
      drawn.map(async ({ slug }) => [...new Set((await sceneOf(slug)).faces.map(({ family }) => family))]),
    );
    expect(new Set(families.flat()).size).toBe(families.flat().length);
  });
});

it('each drawn project whose website is a screen, and no other, has its scene in a page that the site’s policy accepts, with rules for its scene only and animations that end', () => {
  const screens = new URL('../../demos/screens/', import.meta.url);
  const slugs = drawn.filter(({ website }) => website === 'screen').map(({ slug }) => slug);
  expect(namesIn(screens).sort()).toEqual(slugs.sort());
  for (const slug of slugs) {
    const page = readFileSync(new URL(`${slug}/page.html`, screens), 'utf8');
    expect(page, slug).not.toMatch(/\sstyle=|<script|https?:(?!\/\/www\.w3\.org)/);
    let rules = readFileSync(new URL(`${slug}/style.css`, screens), 'utf8');
    expect(rules, slug).not.toContain('infinite');
    while (rules.includes('{')) rules = rules.replace(/\{[^{}]*\}/g, ';');
    const loose = rules.split(';').filter((selector) => !/^(?:@.*|\.scene)?$/.test(selector.trim()));
    expect(loose, `nest the rules of screens/${slug} in .scene`).toEqual([]);
  }
});
