// Imported by path, as in `settings.ts`.
import { FORM_PAGE } from '../../../../packages/shared/src/contact.ts';
import { externalUrls } from './agency.ts';

export type PageKind = 'page' | 'service' | 'sector' | 'article' | 'legal';

interface PageRecord {
  /** Canonical path, without trailing slash. */
  readonly path: `/${string}`;
  readonly kind: PageKind;
  /** Short name, for menus, breadcrumbs and lists of links. */
  readonly label: string;
  /** Parent page in menus and breadcrumbs, if it is not that of its kind. */
  readonly parent?: string;
  /** Menu with a link to it: the main bar or the legal links. */
  readonly menu?: 'main' | 'legal';
  /** A service or sector page outside its parent's menu: the footer and the site plan list it. */
  readonly outsideMenu?: true;
  /** Year of the copyright line, if it differs from the site's. */
  readonly copyrightYear?: number;
  readonly draft?: true;
}

/**
 * The registry: one entry for each page, and the only place where a path is written, but for that of the contact page, to which the API
 * redirects. Router, prerendering, head, sitemap, navigation, footer, breadcrumbs and browser tests derive from it.
 *
 * A page's content is in `content/<folder of its kind>/<last segment of its path>.ts`. An entry with `draft` reserves the path
 * of an unpublished page: no list shows it, and links to it are omitted until `draft` is removed.
 */
const registry = {
  home: { path: '/', kind: 'page', label: 'Accueil', menu: 'main' },
  about: { path: '/a-propos', kind: 'page', label: 'À propos', menu: 'main' },
  approach: { path: '/approche-equipe', kind: 'page', label: 'Approche d’équipe', parent: 'about' },
  services: { path: '/services', kind: 'page', label: 'Services', menu: 'main' },
  automation: { path: '/services/automatisation', kind: 'service', label: 'Automatisation intelligente' },
  webDevelopment: { path: '/services/developpement-web', kind: 'service', label: 'Développement Web' },
  mobileApps: { path: '/services/applications-mobile', kind: 'service', label: 'Applications mobiles' },
  uxDesign: { path: '/services/design-ux-ui', kind: 'service', label: 'Design UX/UI' },
  modelling3d: { path: '/services/modelisation-3d', kind: 'service', label: 'Modélisation 3D' },
  marketing: { path: '/services/marketing-digital', kind: 'service', label: 'Marketing numérique' },
  sectors: { path: '/secteurs', kind: 'page', label: 'Secteurs', menu: 'main' },
  bill96: { path: '/conformite-loi-96-quebec', kind: 'sector', label: 'Conformité à la Loi 96' },
  ecoWeb: { path: '/sites-web-ecologiques-quebec', kind: 'sector', label: 'Sites Web écologiques' },
  financeAutomation: {
    path: '/automatisation-financiere-pme-quebec',
    kind: 'sector',
    label: 'Automatisation financière',
  },
  businessAi: { path: '/ia-entreprises-quebec', kind: 'sector', label: 'IA pour entreprises' },
  healthFintech: {
    path: '/sites-web-sante-fintech-quebec',
    kind: 'sector',
    label: 'Santé et technologies financières',
  },
  industry40: { path: '/industrie-4-0-quebec', kind: 'sector', label: 'Industrie 4.0' },
  ecoChatbots: {
    path: '/ia-ecologique-chatbots-durables-quebec',
    kind: 'sector',
    label: 'Robots de clavardage durables',
    outsideMenu: true,
    copyrightYear: 2024,
  },
  portfolio: { path: '/portfolio', kind: 'page', label: 'Portfolio', menu: 'main' },
  contact: { path: FORM_PAGE, kind: 'page', label: 'Contact', menu: 'main' },
  booking: {
    path: '/rendez-vous',
    kind: 'page',
    label: 'Rendez-vous',
    parent: 'contact',
    ...(externalUrls.booking ? { draft: true } : {}),
  },
  quote: { path: '/devis', kind: 'page', label: 'Demande de devis', parent: 'contact' },
  localChatbots: { path: '/alternatives-chatbots-locaux', kind: 'article', label: 'Robots locaux' },
  localOrGlobalAi: { path: '/ia-locale-vs-globale', kind: 'article', label: 'IA locale ou mondiale' },
  quebecAi: { path: '/solutions-ia-quebecoises', kind: 'article', label: 'IA québécoise' },
  legalNotices: { path: '/mentions-legales', kind: 'legal', label: 'Mentions légales', menu: 'legal' },
  privacy: { path: '/politique-confidentialite', kind: 'legal', label: 'Politique de confidentialité', menu: 'legal' },
  accessibility: { path: '/accessibilite', kind: 'page', label: 'Accessibilité', menu: 'legal' },
  ecodesign: { path: '/ecoconception', kind: 'page', label: 'Écoconception', menu: 'legal' },
  claims: { path: '/nos-chiffres', kind: 'page', label: 'Nos chiffres', menu: 'legal' },
  sitePlan: { path: '/plan-du-site', kind: 'page', label: 'Plan du site', menu: 'legal' },
} as const satisfies Record<string, PageRecord>;

export type PageId = keyof typeof registry;

export interface Page extends PageRecord {
  readonly id: PageId;
  readonly parent?: PageId;
  /** Path of its content module, relative to `content/`, without extension. */
  readonly content: string;
}

/** The page of a project: one for each file of `content/projects/`, without an entry in the registry. */
export interface ProjectPage {
  readonly kind: 'project';
  readonly path: Page['path'];
  readonly label: string;
  readonly slug: string;
}

/** Anything with an address of its own. */
export type AnyPage = Page | ProjectPage;

export const pageIds = Object.keys(registry) as PageId[];

/** A page's file is in the folder of its kind, under the last segment of its address. */
const contentPath = ({ kind, path }: PageRecord) =>
  `${kind === 'legal' ? kind : `${kind}s`}/${path.split('/').at(-1) || 'accueil'}`;

const parents: Partial<Record<PageKind, PageId>> = { service: 'services', sector: 'sectors', article: 'ecoChatbots' };

const records = Object.entries<PageRecord>(registry).map(
  ([id, record]) => ({ parent: parents[record.kind], ...record, id, content: contentPath(record) }) as Page,
);

const byId = new Map(records.map((page) => [page.id, page]));

/** Published pages, in the order of the menus. */
export const pages: readonly Page[] = records.filter((page) => !page.draft);

const byPath = new Map(pages.map((page) => [page.path, page]));

/**
 * The record of a page, even if unpublished.
 * @throws Error if the registry has no such page: content still names it
 */
export function pageOf(id: PageId): Page {
  const page = byId.get(id);
  if (!page)
    throw new Error(`Page "${id}" is not in site/pages.ts: remove it where content names it (npm run typecheck).`);
  return page;
}

/** The records of a menu, including unpublished pages. */
export function menuRecords(menu: NonNullable<Page['menu']>): readonly Page[] {
  return records.filter((page) => page.menu === menu);
}

/** The published page at a path, or undefined. A trailing slash is ignored. */
export function pageAt(pathname: string): Page | undefined {
  return byPath.get((pathname.replace(/\/+$/, '') || '/') as Page['path']);
}

export function isPublished(id: PageId): boolean {
  return !pageOf(id).draft;
}

export function href(id: PageId, query?: Readonly<Record<string, string>>, fragment?: string): string {
  const search = query ? `?${new URLSearchParams(query)}` : '';
  return `${pageOf(id).path}${search}${fragment ? `#${fragment}` : ''}`;
}
