import type { Project } from '../content/schema/project.ts';
import { href } from './pages.ts';

/** Size of every project's picture, in pixels, and of the same picture as wide as a card shows it. */
export const projectPicture = { width: 720, height: 540, suffix: '' } as const;
export const cardPicture = { width: 440, height: 330, suffix: '-440' } as const;

/** Path of a project's picture without extension: `.avif` and `.webp` exist. */
export function pictureOfProject(slug: string, { suffix }: { readonly suffix: string }): string {
  return `/media/portfolio/${slug}${suffix}`;
}

/** A project's page: one for each file of `content/realisations/`. */
export function hrefOfProject(slug: string): string {
  return `${href('portfolio')}/${slug}`;
}

/** Title of a project's page, in the tab and in search results. */
export function pageTitleOf({ title, client }: Pick<Project, 'title' | 'client'>): string {
  return `${title} | ${client}`;
}
