/** The projects that have a scene, and the folder of their pictures and films. */
import { projects } from '../../../src/content/projects/projects.ts';
import { isDrawn } from './scene.ts';

export const output = (path: string) => new URL(`../../../public/media/portfolio/${path}`, import.meta.url);

/** In the order of the portfolio. */
export const drawn = projects.filter(({ slug }) => isDrawn(slug));

export const drawnSlugs = drawn.map(({ slug }) => slug);
