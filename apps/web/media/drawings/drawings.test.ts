import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { agencyStats } from '../../src/site/agency.ts';
import { barkSheet } from './bark-edge.ts';
import { budget, catalogue } from './catalogue.ts';
import { gaugeModules } from './gauge-rings.ts';
import { growTrunk } from './trunk.ts';

const folder = new URL('../../src/drawings/', import.meta.url);
const gauges = new URL('../../src/ui/gauge/', import.meta.url);
const names = Object.keys(catalogue);

describe('the drawings of the site', () => {
  it('are exactly the output of the catalogue, to the byte', () => {
    expect(readdirSync(folder).sort()).toEqual(names.map((name) => `${name}.svg`).sort());
    const written = [
      ...names.map((name) => [new URL(`${name}.svg`, folder), catalogue[name]] as const),
      ...[...gaugeModules()].map(([file, source]) => [new URL(file, gauges), source] as const),
      [new URL('../../src/styles/bark-edge.css', import.meta.url), barkSheet] as const,
    ];
    const stale = written.filter(([file, source]) => readFileSync(file, 'utf8') !== source);
    expect(
      stale.map(([{ pathname }]) => pathname.replace(/.*\/src\//, 'src/')),
      'files that differ from the catalogue: « npm run media -- drawings » writes them again',
    ).toEqual([]);
  });

  it.each(names)('%s stays within its budget', (name) => {
    expect(brotliCompressSync(catalogue[name] ?? '').length).toBeLessThanOrEqual(budget(name));
  });

  it.each(names)('%s contains no colour, no invalid number and no truncated path', (name) => {
    expect(catalogue[name]).not.toMatch(/NaN|Infinity|undefined|#[0-9a-f]{6}|style=/);
    for (const [, data] of (catalogue[name] ?? '').matchAll(/ d="([^"]*)"/g)) expect(data).toMatch(/^M[-\d]/);
  });

  it('are all different', () => {
    const shapes = names.map((name) => (catalogue[name] ?? '').replace(/data-cut="[^"]*"/, ''));
    expect(new Set(shapes).size).toBe(names.length);
  });

  it('include one ring for each project on the home page', () => {
    const rings = [...(catalogue.accueil ?? '').matchAll(/ id="c(\d+)" d="([^"]*)"/g)];
    expect(rings.map(([, year]) => Number(year))).toEqual(
      Array.from({ length: agencyStats.projects }, (_, at) => at + 1),
    );
    // A ring is two closed curves of quadratic arcs; the bark is one such curve and a polygon.
    const curvesIn = (data = '') => data.match(/M[-\d. ]+q/g)?.length ?? 0;
    expect(rings.map(([, , data]) => curvesIn(data))).toEqual(rings.map(() => 2));
    expect(curvesIn(/<path d="([^"]*)"\/><\/g>/.exec(catalogue.accueil ?? '')?.[1])).toBe(1);
  });
});

it('a trunk has one ring per year, inside its box', () => {
  const { rings, place } = growTrunk({ seed: 8, years: 23, size: 500 });
  expect(rings).toHaveLength(23);
  for (let turn = 0; turn < 2 * Math.PI; turn += 0.1) {
    const [x, y] = place(1, turn);
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(Math.max(x, y)).toBeLessThan(500);
  }
});
