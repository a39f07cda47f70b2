import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { chooseBoot, fitOf, mondopointOf, parisSizeOf, sizes } from './formula.ts';

it('a foot of 24.5 cm is Mondopoint 245, size 39', () => {
  expect(mondopointOf(24.5)).toBe(245);
  expect(mondopointOf(24.6)).toBe(250);
  expect(parisSizeOf(24.5)).toBe(39);
  expect([22, 23, 24, 25, 26, 27].map(parisSizeOf)).toEqual([35, 37, 38, 40, 41, 43]);
});

it('every foot of the slider has a size that the shop makes', async () => {
  const page = await readFile(new URL('page.html', import.meta.url), 'utf8');
  const [, least, most] = /id="foot"[^>]* min="([\d.]+)" max="([\d.]+)"/.exec(page) ?? [];
  expect([Number(least), Number(most)].map(parisSizeOf)).toEqual([sizes.first, sizes.last]);
});

it('chooses the form by the three girths, whatever the size', () => {
  expect(chooseBoot(24.5, { instep: 26, ankle: 24, calf: 38 }).form.name).toBe('généreuse');
  expect(chooseBoot(24.5, { instep: 22.5, ankle: 21, calf: 32 }).form.name).toBe('étroite');
  expect(chooseBoot(24.5, { instep: 24, ankle: 22.5, calf: 35 }).form.name).toBe('courante');
  expect(chooseBoot(23, { instep: 22.5, ankle: 22, calf: 40 }).form.name).toBe('ample');
});

it('reports the tight girth when no form fits the calf', () => {
  const { ease, form } = chooseBoot(24.5, { instep: 26, ankle: 24, calf: 46 });
  expect(form.name).toBe('ample');
  expect(fitOf(ease.calf)).toBe('serre');
  expect(fitOf(ease.instep)).toBe('juste');
});
