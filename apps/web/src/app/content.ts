import type { PageClaim } from '../content/claims/page-claims.ts';
import type { PageContent } from '../content/schema/page.ts';
import { type Resource, resource } from '../lib/resource.ts';
import { loadSections } from '../sections/section-map.tsx';
import { type AnyPage, type Page, pageAt, pages } from '../site/pages.ts';
import { pageOfProject, projectSlugAt } from '../site/projects.ts';
import { withBoundTitles } from './bound-titles.ts';

/** A page's words, and the claims that the build wrote beside them (`scripts/page-claims.ts`). */
interface ContentModule {
  readonly default: PageContent;
  readonly claims: readonly PageClaim[];
}

const modules = import.meta.glob<ContentModule>([
  '../content/{pages,services,secteurs,articles,legal}/*.ts',
  '../content/not-found.ts',
]);

type Words = Pick<Shown, 'content' | 'claims'>;

function pageResource(name: string): Resource<Words> {
  const importer = modules[`../content/${name}.ts`];
  if (!importer) throw new Error(`A page is published but src/content/${name}.ts does not exist.`);
  return resource(async () => {
    const { default: content, claims } = await importer();
    return { content: withBoundTitles(content), claims };
  });
}

const contents = new Map<Page, Resource<Words>>(pages.map((page) => [page, pageResource(page.content)]));

/** The words of a published page. */
function contentOf(page: Page): Resource<Words> {
  return contents.get(page) as Resource<Words>;
}

/** The page shown for unknown paths, which is in no list. */
const notFoundContent = pageResource('not-found');

/** What an address shows: a page and its words. The not-found page is no page of its own. */
export interface Shown {
  readonly page?: AnyPage;
  readonly content: PageContent;
  readonly claims: readonly PageClaim[];
}

const projects = new Map<string, Resource<Shown>>();

/** A project's page, or the not-found page when there is no such project. */
function projectOf(slug: string): Resource<Shown> {
  const known = projects.get(slug);
  if (known) return known;
  const made = resource<Shown>(async () => {
    const [{ loadProject }, { contentOfProject }] = await Promise.all([
      import('../features/portfolio-grid/load-project.ts'),
      import('./project-content.ts'),
    ]);
    const project = await loadProject(slug);
    if (!project) return notFoundContent.load();
    return { page: pageOfProject(project), content: withBoundTitles(contentOfProject(project)), claims: [] };
  });
  projects.set(slug, made);
  return made;
}

/** The words of what stands at a path. */
function wordsAt(pathname: string): Resource<Shown> {
  const page = pageAt(pathname);
  const slug = page ? undefined : projectSlugAt(pathname);
  if (slug) return projectOf(slug);
  const words = page ? contentOf(page) : notFoundContent;
  const shown = (found: Words): Shown => ({ ...(page && { page }), ...found });
  return { load: async () => shown(await words.load()), read: () => shown(words.read()) };
}

/** What stands at a path, with all that showing it takes: a page that was left as it was printed needs more when it is shown again. */
export function shownAt(pathname: string): Resource<Shown> {
  const words = wordsAt(pathname);
  async function load() {
    const shown = await words.load();
    await loadSections(shown.content.sections);
    return shown;
  }
  return { load, read: words.read };
}
