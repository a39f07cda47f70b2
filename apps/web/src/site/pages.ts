/**
 * The registry: one line a page, and the only place where a path is written. The router, the prerender, the head, the
 * sitemap, the navigation, the footer, the breadcrumbs and the browser tests are all derived from it.
 *
 * A page's words live in `content/<folder of its kind>/<last segment of its path>.ts`. A line marked `draft` reserves the
 * path of a page that has no content yet: it appears in no list, and links to it are left out until the mark is removed.
 */
export type PageKind = 'page' | 'service' | 'sector' | 'article' | 'legal';

export type Accent = 'forest' | 'larch' | 'river' | 'berry';

interface PageRecord {
  /** Canonical path, without trailing slash. */
  readonly path: `/${string}`;
  readonly kind: PageKind;
  /** Short name, for menus, breadcrumbs and lists of links. */
  readonly label: string;
  /** What a visitor finds there, in one line: the site plan shows it. */
  readonly summary: string;
  /** The page above it in menus and breadcrumbs. */
  readonly parent?: string;
  /** Where it stands beside its parent's list: the main bar or the legal links. */
  readonly menu?: 'main' | 'legal';
  readonly draft?: true;
}

const registry = {
  home: {
    path: '/',
    kind: 'page',
    label: 'Accueil',
    summary: 'Ce que fait l’agence, et le poids de votre site en carbone.',
    menu: 'main',
  },
  about: {
    path: '/a-propos',
    kind: 'page',
    label: 'À propos',
    summary: 'Qui nous sommes, ce que nous mesurons, ce que nous refusons.',
    menu: 'main',
  },
  approach: {
    path: '/approche-equipe',
    kind: 'page',
    label: 'Approche d’équipe',
    summary: 'Comment une équipe se forme en 24 h autour d’un projet.',
    parent: 'about',
  },
  services: {
    path: '/services',
    kind: 'page',
    label: 'Services',
    summary: 'Six métiers, ce que chacun livre et en combien de temps.',
    menu: 'main',
  },
  automation: {
    path: '/services/automatisation',
    kind: 'service',
    label: 'Automatisation intelligente',
    summary: 'Les tâches répétées qui se font seules, et celles qu’on garde.',
    parent: 'services',
  },
  webDevelopment: {
    path: '/services/developpement-web',
    kind: 'service',
    label: 'Développement Web',
    summary: 'Sites, boutiques et applications qui s’affichent vite.',
    parent: 'services',
  },
  mobileApps: {
    path: '/services/applications-mobile',
    kind: 'service',
    label: 'Applications mobiles',
    summary: 'iOS, Android ou application Web : que choisir et pourquoi.',
    parent: 'services',
  },
  uxDesign: {
    path: '/services/design-ux-ui',
    kind: 'service',
    label: 'Design UX/UI',
    summary: 'Recherche, interfaces et essais avec de vraies personnes.',
    parent: 'services',
  },
  modelling3d: {
    path: '/services/modelisation-3d',
    kind: 'service',
    label: 'Modélisation 3D',
    summary: 'Produits, bâtiments et personnages vus sous tous les angles.',
    parent: 'services',
  },
  marketing: {
    path: '/services/marketing-digital',
    kind: 'service',
    label: 'Marketing numérique',
    summary: 'Être trouvé par les bonnes personnes, et le prouver.',
    parent: 'services',
  },
  sectors: {
    path: '/secteurs',
    kind: 'page',
    label: 'Secteurs',
    summary: 'Ce que votre métier demande de particulier au numérique.',
    menu: 'main',
  },
  bill96: {
    path: '/conformite-loi-96-quebec',
    kind: 'sector',
    label: 'Conformité à la Loi 96',
    summary: 'Test en quatre questions : le français de votre site suffit-il?',
    parent: 'sectors',
  },
  ecoWeb: {
    path: '/sites-web-ecologiques-quebec',
    kind: 'sector',
    label: 'Sites Web écologiques',
    summary: 'Un site plus léger, mesuré avant et après.',
    parent: 'sectors',
  },
  financeAutomation: {
    path: '/automatisation-financiere-pme-quebec',
    kind: 'sector',
    label: 'Automatisation financière',
    summary: 'Factures, relances et rapports : calculez ce que vous y gagnez.',
    parent: 'sectors',
  },
  businessAi: {
    path: '/ia-entreprises-quebec',
    kind: 'sector',
    label: 'IA pour entreprises',
    summary: 'Trois démonstrations à essayer et un calcul de rendement.',
    parent: 'sectors',
  },
  healthFintech: {
    path: '/sites-web-sante-fintech-quebec',
    kind: 'sector',
    label: 'Santé et fintech',
    summary: 'Dossiers de santé et paiements : ce que la sécurité demande.',
    parent: 'sectors',
  },
  industry40: {
    path: '/industrie-4-0-quebec',
    kind: 'sector',
    label: 'Industrie 4.0',
    summary: 'Treize questions pour situer votre usine, et l’aide offerte.',
    parent: 'sectors',
  },
  ecoChatbots: {
    path: '/ia-ecologique-chatbots-durables-quebec',
    kind: 'sector',
    label: 'Robots conversationnels durables',
    summary: 'Un petit robot qui répond, et l’énergie qu’il demande.',
    parent: 'sectors',
  },
  portfolio: {
    path: '/portfolio',
    kind: 'page',
    label: 'Portfolio',
    summary: 'Nos réalisations, métier par métier.',
    menu: 'main',
  },
  contact: {
    path: '/contact',
    kind: 'page',
    label: 'Contact',
    summary: 'Écrire, appeler, réserver un appel ou un audit.',
    menu: 'main',
  },
  quote: {
    path: '/devis',
    kind: 'page',
    label: 'Demande de devis',
    summary: 'Votre projet en quatre étapes, pour un devis.',
    parent: 'contact',
  },
  localChatbots: {
    path: '/alternatives-chatbots-locaux',
    kind: 'article',
    label: 'Robots locaux',
    summary: 'Trois robots plus légers qu’un assistant généraliste.',
    parent: 'ecoChatbots',
  },
  localOrGlobalAi: {
    path: '/ia-locale-vs-globale',
    kind: 'article',
    label: 'IA locale ou mondiale',
    summary: 'Où dorment vos données, où se fait le courant.',
    parent: 'ecoChatbots',
  },
  quebecAi: {
    path: '/solutions-ia-quebecoises',
    kind: 'article',
    label: 'IA québécoise',
    summary: 'Recherche, industrie, conseil : trois portes pour une PME.',
    parent: 'ecoChatbots',
  },
  legalNotices: {
    path: '/mentions-legales',
    kind: 'legal',
    label: 'Mentions légales',
    summary: 'Éditeur, hébergement, crédits, conditions d’utilisation.',
    menu: 'legal',
  },
  privacy: {
    path: '/politique-confidentialite',
    kind: 'legal',
    label: 'Politique de confidentialité',
    summary: 'Ce que nous savons de vous, et comment l’effacer.',
    menu: 'legal',
  },
  accessibility: {
    path: '/accessibilite',
    kind: 'page',
    label: 'Accessibilité',
    summary: 'Niveau visé, vérifications, limites connues.',
    menu: 'legal',
  },
  ecodesign: {
    path: '/ecoconception',
    kind: 'page',
    label: 'Écoconception',
    summary: 'Les 78 critères du RGESN, et le poids de chaque page.',
    menu: 'legal',
  },
  claims: {
    path: '/nos-chiffres',
    kind: 'page',
    label: 'Nos chiffres',
    summary: 'D’où vient chaque chiffre du site, et ce qu’il vaut.',
    menu: 'legal',
  },
  sitePlan: {
    path: '/plan-du-site',
    kind: 'page',
    label: 'Plan du site',
    summary: 'Chaque page, rangée et résumée en une ligne.',
    menu: 'legal',
  },
} as const satisfies Record<string, PageRecord>;

export type PageId = keyof typeof registry;

export interface Page extends PageRecord {
  readonly id: PageId;
  readonly parent?: PageId;
  /** Its content module, relative to `content/`, without extension. */
  readonly content: string;
}

/** The page of a project, which no line of the registry names: one for each file of `content/realisations/`. */
export interface ProjectPage {
  readonly kind: 'project';
  readonly path: Page['path'];
  readonly label: string;
  readonly slug: string;
}

/** Whatever has an address of its own. */
export type AnyPage = Page | ProjectPage;

/** Every id, drafts included. */
export const pageIds = Object.keys(registry) as PageId[];

const folders: Record<PageKind, string> = {
  page: 'pages',
  service: 'services',
  sector: 'secteurs',
  article: 'articles',
  legal: 'legal',
};

function contentPath({ kind, path }: PageRecord): string {
  return `${folders[kind]}/${path.split('/').at(-1) || 'accueil'}`;
}

const records = Object.entries<PageRecord>(registry).map(
  ([id, record]) => ({ ...record, id, content: contentPath(record) }) as Page,
);

const byId = new Map(records.map((page) => [page.id, page]));

/** Pages a visitor can reach, in the order of the menus. */
export const pages: readonly Page[] = records.filter((page) => !page.draft);

const byPath = new Map(pages.map((page) => [page.path, page]));

/** The record of a page, drafts included. */
export function pageOf(id: PageId): Page {
  return byId.get(id) as Page;
}

/** The records of a menu, drafts included: the overview of a menu may come after the pages under it. */
export function menuRecords(menu: NonNullable<Page['menu']>): readonly Page[] {
  return records.filter((page) => page.menu === menu);
}

/** The reachable page at a path (a trailing slash is forgiven), or undefined. */
export function pageAt(pathname: string): Page | undefined {
  return byPath.get((pathname.replace(/\/+$/, '') || '/') as Page['path']);
}

/** Whether visitors can reach the page: links to the others are left out. */
export function isPublished(id: PageId): boolean {
  return !pageOf(id).draft;
}

/** A page's address, with optional query and fragment. */
export function href(id: PageId, query?: Readonly<Record<string, string>>, fragment?: string): string {
  const search = query ? `?${new URLSearchParams(query)}` : '';
  return `${pageOf(id).path}${search}${fragment ? `#${fragment}` : ''}`;
}
