import type { PageContent } from '../content/schema/page.ts';
import { type Resource, resource } from '../lib/resource.ts';
import { loadSections } from '../sections/section-map.tsx';
import { type AnyPage, type Page, pageAt, pages } from '../site/pages.ts';
import { pageOfProject, projectSlugAt } from '../site/projects.ts';
import { withBoundTitles } from './bound-titles.ts';
import { contentOfProject } from './project-content.ts';

const modules = import.meta.glob<PageContent>(
  ['../content/{pages,services,secteurs,articles,legal}/*.ts', '../content/not-found.ts'],
  { import: 'default' },
);

function pageResource(name: string): Resource<PageContent> {
  const importer = modules[`../content/${name}.ts`];
  if (!importer) throw new Error(`A page is published but src/content/${name}.ts does not exist.`);
  return resource(async () => {
    const content = await importer();
    await loadSections(content.sections);
    return withBoundTitles(content);
  });
}

const contents = new Map<Page, Resource<PageContent>>(pages.map((page) => [page, pageResource(page.content)]));

/** A published page: its words, with all that showing them takes. */
function contentOf(page: Page): Resource<PageContent> {
  return contents.get(page) as Resource<PageContent>;
}

/** The page shown for unknown paths, which is in no list. */
const notFoundContent = pageResource('not-found');

/** What an address shows: a page and its words. The not-found page is no page of its own. */
export interface Shown {
  readonly page?: AnyPage;
  readonly content: PageContent;
}

const projects = new Map<string, Resource<Shown>>();

/** A project's page, or the not-found page when there is no such project. */
function projectOf(slug: string): Resource<Shown> {
  const known = projects.get(slug);
  if (known) return known;
  const made = resource<Shown>(async () => {
    const { loadProject } = await import('../features/portfolio-grid/load-project.ts');
    const project = await loadProject(slug);
    if (!project) return { content: await notFoundContent.load() };
    const content = contentOfProject(project);
    await loadSections(content.sections);
    return { page: pageOfProject(project), content: withBoundTitles(content) };
  });
  projects.set(slug, made);
  return made;
}

/** What stands at a path. */
export function shownAt(pathname: string): Resource<Shown> {
  const page = pageAt(pathname);
  const slug = page ? undefined : projectSlugAt(pathname);
  if (slug) return projectOf(slug);
  const content = page ? contentOf(page) : notFoundContent;
  const shown = (words: PageContent): Shown => ({ ...(page && { page }), content: words });
  return { load: async () => shown(await content.load()), read: () => shown(content.read()) };
}
