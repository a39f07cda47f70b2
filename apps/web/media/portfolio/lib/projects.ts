/** Selects the projects for a generator of the portfolio. */
import { parseArgs } from 'node:util';
import { projects } from '../../../src/content/realisations/projets.ts';
import { isDrawn } from './scene.ts';

export const output = (path: string) => new URL(`../../../public/media/portfolio/${path}`, import.meta.url);

export interface Chosen {
  readonly slugs: readonly string[];
  readonly preview?: string;
}

/** Slugs of `--only`, or of every project that has a scene, in the order of the page. Reports projects without a scene. */
export function chosen(): Chosen {
  const { values } = parseArgs({ options: { only: { type: 'string' }, preview: { type: 'string' } } });
  const all = projects.map(({ slug }) => slug);
  const slugs = values.only ? values.only.split(',') : all.filter(isDrawn);
  const undrawn = all.filter((slug) => !isDrawn(slug));
  if (undrawn.length > 0) console.warn(`Projects without a scene: ${undrawn.join(', ')}.`);
  const unknown = slugs.filter((slug) => !all.includes(slug) || !isDrawn(slug));
  if (unknown.length > 0) throw new Error(`No project, or no scene, is named ${unknown.join(', ')}.`);
  return { slugs, ...(values.preview && { preview: values.preview }) };
}
