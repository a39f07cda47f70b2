import { type AnyPage, isPublished, menuRecords, type Page, type PageId, pageOf, pages } from './pages.ts';

/** An entry of the main bar: a link, or a menu of links if it has child pages. */
export interface NavEntry {
  readonly page: Page;
  readonly children: readonly Page[];
}

/** Menus list service and sector pages; other child pages have a link in their parent's text. */
const isInMenu = ({ kind, outsideMenu }: Page) => (kind === 'service' || kind === 'sector') && !outsideMenu;

/** Published pages that menus list below the given one, in registry order. */
export function childrenOf(id: PageId): readonly Page[] {
  return pages.filter((page) => page.parent === id && isInMenu(page));
}

/** The main bar. A menu with an unpublished overview page still lists its child pages. */
export const mainNavigation: readonly NavEntry[] = menuRecords('main')
  .map((page) => ({ page, children: childrenOf(page.id) }))
  .filter(({ page, children }) => isPublished(page.id) || children.length > 0);

/** Lists of the footer: one per menu of the main bar. */
export const footerLists: readonly NavEntry[] = mainNavigation.filter(({ children }) => children.length > 0);

export const overviewPages: readonly Page[] = footerLists
  .map(({ page }) => page)
  .filter((page) => isPublished(page.id));

/** Published pages outside the main bar's menus. The footer lists them, so that none is an orphan. */
export const footerPages: readonly Page[] = pages.filter((page) =>
  page.menu === 'main' ? childrenOf(page.id).length === 0 : page.menu === undefined && !isInMenu(page),
);

export const legalPages: readonly Page[] = menuRecords('legal').filter((page) => isPublished(page.id));

/** Trail from the home page to the page, without unpublished pages. */
export function breadcrumbs(id: PageId): readonly Page[] {
  const trail: Page[] = [];
  for (let page: Page | undefined = pageOf(id); page; page = page.parent && pageOf(page.parent)) trail.unshift(page);
  const home = pageOf('home');
  return (trail[0] === home ? trail : [home, ...trail]).filter((page) => isPublished(page.id));
}

/** The trail to any page; a project's goes through the portfolio. */
export function trailOf(page: AnyPage): readonly AnyPage[] {
  return page.kind === 'project' ? [...breadcrumbs('portfolio'), page] : breadcrumbs(page.id);
}
