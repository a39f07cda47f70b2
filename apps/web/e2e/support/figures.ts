import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ResourceKind } from './network.ts';

/** Figures of one visit of a page: thousands of bytes by type, at load and in total, requests, elements, grams of CO2, EcoIndex. */
export interface Figures extends Readonly<Record<ResourceKind, number>> {
  readonly path: string;
  readonly screen: 'phone' | 'desk';
  readonly total: number;
  /** Thousands of bytes after a scroll to the bottom. */
  readonly scrolled: number;
  readonly requests: number;
  readonly elements: number;
  readonly grams: number;
  readonly ecoIndex: number;
}

/** A failed test ends its process, so the figures are stored in files. */
const folder = fileURLToPath(new URL('../../test-results/figures/', import.meta.url));

export function forgetFigures(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

export function keepFigures(figures: Figures): void {
  const name = `${figures.path.slice(1).replaceAll('/', '-') || 'accueil'}-${figures.screen}.json`;
  writeFileSync(folder + name, `${JSON.stringify(figures)}\n`);
}
