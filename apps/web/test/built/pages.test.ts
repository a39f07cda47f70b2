import { withNoun } from '@agency/shared/format';
import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { interfaceStrings } from '../../src/content/interface.ts';
import home from '../../src/content/pages/accueil.ts';
import sitePlan from '../../src/content/pages/plan-du-site.ts';
import sectorsContent from '../../src/content/pages/secteurs.ts';
import { agency, agencyStats, copyrightYear, isDemonstration, siteUrl } from '../../src/site/agency.ts';
import { mainNavigation, trailOf } from '../../src/site/navigation.ts';
import { pageOf, pages } from '../../src/site/pages.ts';
import { documentTitle } from '../../src/site/titles.ts';
import { absoluteUrl, shareImage, shareImageSize } from '../../src/site/urls.ts';
import { plain } from '../support/plain.ts';
import { sectionOf } from '../support/section-of.ts';
import {
  builtPageOf,
  builtPages,
  contentOf,
  expectedFiles,
  htmlFiles,
  meta,
  type Node,
  nodesOf,
  notFoundFile,
  publicPages,
  textOf,
} from './site.ts';

it('dist has one HTML file per page of the registry, the not-found page and the form’s outcomes, and no other', () => {
  expect(htmlFiles).toEqual([...expectedFiles.keys()].sort());
});

it('robots.txt names the sitemap', () => {
  expect(contentOf('/robots.txt').toString()).toContain(`Sitemap: ${siteUrl}/sitemap.xml\n`);
});

it('a shortened list of services states how many it hides', () => {
  const sectors = builtPageOf('sectors');
  const labels = sectors.document.querySelectorAll('main li > button').map(textOf);
  const { items, mobileFeatures = 0, moreNoun } = sectionOf(sectorsContent, 'cards');
  const hidden = Object.values(items)
    .map(({ features = [] }) => features.length - mobileFeatures)
    .filter((count) => count > 0);
  expect(labels).toEqual(hidden.map((count) => plain(`+${withNoun(count, moreNoun ?? interfaceStrings.moreItems)}`)));
});

it('the copyright line has one year, but on the page that has its own', () => {
  for (const { page, path, document } of publicPages) {
    const { copyrightYear: year = copyrightYear } = page.kind === 'project' ? {} : page;
    expect(textOf(document.querySelector('footer')), path).toContain(plain(`© ${year} ${agency.name}`));
  }
});

it('each page says that the site is a demonstration, and the home page that its projects are, while they are', () => {
  const note = 'Site de démonstration : l’agence, ses clients et ses résultats sont fictifs.';
  for (const { file, document } of builtPages)
    expect(textOf(document.querySelector('footer')).includes(note), file).toBe(isDemonstration);
  // An agency may have no project there.
  if (!home.sections.some(({ kind }) => kind === 'portfolio-teaser')) return;
  const shown = textOf(builtPageOf('home').document.querySelector('main'));
  expect(shown.includes('Ces projets et leurs clients sont fictifs')).toBe(isDemonstration);
});

it('the not-found page lists the whole site, and its search is for scripts only', () => {
  const { document } = builtPages.find(({ file }) => file === notFoundFile) ?? {};
  expect(textOf(document?.querySelector('h1') ?? null)).toContain('Ce sentier ne mène nulle part.');
  const links = document?.querySelectorAll('#recherche ul a') ?? [];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(pages.map(({ path }) => path));
  expect(document?.querySelector('.needs-script input[type=search]')).toBeTruthy();
});

it('the site plan lists each page under the heading of its kind', () => {
  const plan = builtPageOf('sitePlan');
  const headings: Readonly<Record<string, string>> = sectionOf(sitePlan, 'site-plan').groups;
  for (const heading of Object.values(headings))
    expect(sitePlan.description, 'the description names each group').toContain(heading.replace('L’', '').toLowerCase());
  const misplaced = pages
    .filter(({ kind }) => kind !== 'page')
    .filter(({ path, kind }) => {
      const group = plan.document.querySelector(`main li a[href="${path}"]`)?.closest('section');
      return group?.querySelector('h2')?.textContent !== headings[kind];
    });
  expect(misplaced.map(({ path }) => path)).toEqual([]);
});

it('the navigation marks only the link of the current page', () => {
  const listed: readonly string[] = mainNavigation.flatMap(({ page, children }) =>
    [page, ...children].map(({ path }) => path),
  );
  for (const { document, path } of publicPages) {
    const marked = document
      .querySelectorAll('[data-exclusive] [aria-current]')
      .map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]);
    expect(marked, path).toEqual(listed.includes(path) ? [[path, 'page']] : []);
  }
});

it('panels of tabs begin with titles of their own: without scripts and on paper, they follow each other without the tabs', () => {
  const sets = builtPages.flatMap(({ document }) => document.querySelectorAll('[role=tablist]'));
  expect(sets.length).toBeGreaterThan(2);
  for (const set of sets) {
    const panels = set.parentNode?.querySelectorAll('[role=tabpanel]') ?? [];
    const titles = panels.map((panel) => textOf(panel.querySelector('h3')));
    expect(titles.length).toBeGreaterThan(2);
    expect([...new Set(titles)]).toEqual(titles);
  }
});

it('the four figures of the agency are in the page, before they count', () => {
  const { projects, satisfaction, experience, specialists } = agencyStats;
  const counters = builtPageOf('about').document.querySelectorAll('[data-counter]');
  expect(Object.fromEntries(counters.map((one) => [one.getAttribute('data-counter'), textOf(one)]))).toEqual({
    projects: `${projects}+`,
    satisfaction: `${satisfaction} %`,
    experience: `${experience}+`,
    specialists: `${specialists}+`,
  });
});

it('each article links to at least two other pages', () => {
  const articles = publicPages.filter(({ page }) => page.kind === 'article');
  expect(articles.length).toBeGreaterThan(0);
  for (const { page, document, path } of articles) {
    const onEveryPage = [...trailOf(page), pageOf('contact'), pageOf('claims')].map((other) => other.path);
    const links = document.querySelectorAll('main a[href^="/"]').map((link) => link.getAttribute('href') ?? '');
    const others = new Set<string | undefined>(links.map((link) => link.split(/[?#]/)[0]));
    for (const known of onEveryPage) others.delete(known);
    expect(others.size, `${path} : menez à deux autres pages, voisines du sujet`).toBeGreaterThanOrEqual(2);
  }
});

describe('every document', () => {
  it.each(builtPages)('$file', ({ document }) => {
    expect(document.querySelector('html')?.getAttribute('lang')).toBe('fr-CA');
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelectorAll('main')).toHaveLength(1);
    const banners = document.querySelectorAll('header').filter((header) => !header.closest('main, section, article'));
    expect(banners).toHaveLength(1);
    expect(document.querySelectorAll('footer').filter((footer) => !footer.closest('main'))).toHaveLength(1);
    expect(document.querySelectorAll('title')).toHaveLength(1);
    expect(document.querySelectorAll('style')).toHaveLength(0);
    // Content of an unresolved Suspense boundary would be missing without scripts.
    expect(document.querySelectorAll('#root template, #root script')).toHaveLength(0);
    expect(textOf(document.querySelector('main')).length).toBeGreaterThan(60);
  });

  it('sets the theme before the first paint, with the same script on each', () => {
    const starts = builtPages.map(({ document }) => document.querySelector('body')?.firstElementChild?.outerHTML ?? '');
    expect(starts[0]).toMatch(/^<script>.*darkMode/s);
    expect([...new Set(starts)]).toHaveLength(1);
  });

  it('only the not-found page has noindex', () => {
    for (const { file, page, document } of builtPages) {
      expect(meta(document, 'robots') === 'noindex', file).toBe(page === undefined && file === notFoundFile);
    }
  });
});

it.each([
  ['titles', ({ document }: (typeof publicPages)[number]) => textOf(document.querySelector('title'))],
  ['descriptions', ({ document }: (typeof publicPages)[number]) => meta(document, 'description')],
  ['first headings', ({ document }: (typeof publicPages)[number]) => textOf(document.querySelector('h1'))],
])('%s are unique', (_, read) => {
  const values = publicPages.map(read);
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

it.each(publicPages)('networks share $path with its title, description, address and picture', ({ page, document }) => {
  const title = meta(document, 'og:title') ?? '';
  expect(document.querySelector('title')?.textContent).toBe(documentTitle(title));
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(absoluteUrl(page));
  expect({
    description: meta(document, 'og:description'),
    url: meta(document, 'og:url'),
    locale: meta(document, 'og:locale'),
    site: meta(document, 'og:site_name'),
    image: meta(document, 'og:image'),
    card: meta(document, 'twitter:card'),
    width: meta(document, 'og:image:width'),
    height: meta(document, 'og:image:height'),
  }).toEqual({
    description: meta(document, 'description'),
    url: absoluteUrl(page),
    locale: 'fr_CA',
    site: agency.name,
    image: shareImage(page),
    card: 'summary_large_image',
    width: String(shareImageSize.width),
    height: String(shareImageSize.height),
  });
  const picture = new URL(shareImage(page)).pathname;
  const name = page.kind === 'project' ? page.slug : page.id;
  const hint = `il manque l’image de partage : npm run media -- share -- --only=${name}, puis reconstruisez le site`;
  expect(() => contentOf(picture), hint).not.toThrow();
  expect(imageSize(contentOf(picture))).toMatchObject(shareImageSize);
});

it.each(publicPages)('the structured data of $path matches the page', (built) => {
  const { page, document } = built;
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  expect(scripts[0]?.rawText).toContain('"@context":"https://schema.org"');
  const nodes = (type: string) => nodesOf(built).filter((node) => node['@type'] === type);
  const shown = textOf(document.querySelector('body'));
  const spaced = (text: unknown) => plain(String(text));

  expect(nodes('WebPage')).toEqual([
    expect.objectContaining({
      name: meta(document, 'og:title'),
      description: meta(document, 'description'),
      url: absoluteUrl(page),
      inLanguage: 'fr-CA',
    }),
  ]);
  expect(nodes('WebSite')).toEqual([expect.objectContaining({ name: agency.name })]);
  const [business] = nodes('ProfessionalService');
  for (const property of ['name', 'email']) expect(shown).toContain(spaced(business?.[property]));

  const trail = trailOf(page);
  const [list] = nodes('BreadcrumbList');
  expect(((list?.itemListElement ?? []) as Node[]).map(({ name }) => name)).toEqual(
    trail.length > 1 ? trail.map(({ label }) => label) : [],
  );

  for (const service of nodes('Service')) {
    const isShown = shown.toLowerCase().includes(spaced(service.name).toLowerCase());
    expect(isShown, `la page ne montre pas le nom de son service, ${service.name} : écrivez-le dans « eyebrow »`).toBe(
      true,
    );
    expect(service.offers).toMatchObject({ '@type': 'Offer', price: 0, priceCurrency: 'CAD' });
  }
  expect(nodes('CreativeWork')).toHaveLength(page.kind === 'project' ? 1 : 0);
  for (const { name, description } of nodes('CreativeWork')) {
    expect(shown).toContain(spaced(name));
    expect(shown).toContain(spaced(description));
  }
  if (page.kind === 'service') expect(nodes('Service')).toHaveLength(1);

  const questions = nodes('FAQPage').flatMap((node) => node.mainEntity as Node[]);
  for (const { name, acceptedAnswer } of questions) {
    expect(shown).toContain(spaced(name));
    expect(shown).toContain(spaced((acceptedAnswer as Node).text));
  }
  // Conversely, the data has every visible list of questions.
  const visible = document.querySelectorAll('main details > summary').map(textOf);
  if (questions.length > 0) expect(visible).toEqual(expect.arrayContaining(questions.map(({ name }) => spaced(name))));
  // Search engines reject self-made ratings, so there are none.
  expect(scripts[0]?.rawText).not.toMatch(/aggregateRating|"review"/);
});
