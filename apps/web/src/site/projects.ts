import type { Project } from '../content/schema/project.ts';
import { isPublished, type ProjectPage, pageOf } from './pages.ts';

/** Sizes in pixels of a project's picture: one and a half times the widest one shown, for cards, and for small cards. */
export const projectPicture = { width: 960, height: 720, suffix: '' } as const;
export const cardPicture = { width: 440, height: 330, suffix: '-440' } as const;
export const thumbnail = { width: 320, height: 240, suffix: '-320' } as const;

/** Path of a project's picture without extension: `.avif` exists, and `.webp` too except for the thumbnail. */
export function pictureOfProject(slug: string, { suffix }: { readonly suffix: string }): string {
  return `/media/portfolio/${slug}${suffix}`;
}

export function hrefOfProject(slug: string): ProjectPage['path'] {
  return `${pageOf('portfolio').path}/${slug}`;
}

export function pageTitleOf({ title, client }: Pick<Project, 'title' | 'client'>): string {
  return `${title} | ${client}`;
}

/** The record of a project's page; the registry has those of all others. */
export function pageOfProject({ slug, title }: Pick<Project, 'slug' | 'title'>): ProjectPage {
  return { kind: 'project', path: hrefOfProject(slug), label: title, slug };
}

/** Whether a project's demonstration page is interactive; the others are pictures of their screen. */
export const hasInteractiveDemo = ({ website }: Pick<Project, 'website'>): boolean => website === 'site';

export function hrefOfDemo(slug: string): string {
  return `/demos/${slug}`;
}

/** The slug in the address of a project's page, even if the project does not exist. Without a portfolio, no project has a page. */
export function projectSlugAt(pathname: string): string | undefined {
  if (!isPublished('portfolio')) return undefined;
  const start = hrefOfProject('');
  const slug = pathname.replace(/\/+$/, '').slice(start.length);
  return pathname.startsWith(start) && /^[a-z0-9-]+$/.test(slug) ? slug : undefined;
}
