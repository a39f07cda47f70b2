import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projects } from '../../src/content/realisations/projets.ts';
import { output } from './lib/projects.ts';
import { isDrawn, sceneOf } from './lib/scene.ts';

const drawn = projects.filter(({ slug }) => isDrawn(slug));
const bytes = (name: string) => statSync(output(name)).size;
const demo = (name: string) => new URL(`../../public/demos/${name}`, import.meta.url);

describe('the media of the portfolio', () => {
  it('include the pictures of each drawn project within their budgets, and its loop with the weight in its file', async () => {
    for (const { slug, loop } of drawn) {
      expect(bytes(`${slug}.avif`), slug).toBeLessThanOrEqual(12_000);
      expect(bytes(`${slug}.webp`), slug).toBeLessThanOrEqual(12_000);
      expect(bytes(`${slug}-440.avif`), slug).toBeLessThanOrEqual(6000);
      expect(bytes(`${slug}-440.webp`), slug).toBeLessThanOrEqual(12_000);
      const scene = await sceneOf(slug);
      const heaviest = scene.loop && Math.max(bytes(`${slug}.webm`), bytes(`${slug}.mp4`));
      expect(loop?.kilobytes, slug).toBe(heaviest && Math.ceil(heaviest / 1000));
      if (scene.loop) {
        expect(scene.loop.seconds, slug).toBeGreaterThanOrEqual(3);
        expect(scene.loop.seconds, slug).toBeLessThanOrEqual(6);
      }
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
