import { projects } from '../src/content/realisations/projets.ts';
import { agency, externalUrls, siteUrl } from '../src/site/agency.ts';
import { isPublished, pageOf, pages } from '../src/site/pages.ts';
import { pageOfProject } from '../src/site/projects.ts';
import { absoluteUrl } from '../src/site/urls.ts';
import { lightGround } from './document.ts';
import { escapeHtml } from './html.ts';
import type { PageContents } from './page-contents.ts';

/** RFC 9116 recommends less than a year: an older build deserves a check. */
const SECURITY_CONTACT_DAYS = 360;

function sitemap(contents: PageContents): string {
  const projectPages = isPublished('portfolio') ? projects.map(pageOfProject) : [];
  const urls = [
    ...pages.map((page) => ({ page, modified: contents.get(page.content)?.modified })),
    ...projectPages.map((page) => ({ page, modified: undefined })),
  ].map(
    ({ page, modified }) =>
      `  <url><loc>${escapeHtml(absoluteUrl(page))}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}</url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

const robots = () => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

function manifest(): string {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return `${JSON.stringify(
    {
      id: '/',
      name: `${agency.name}, ${agency.tagline.charAt(0).toLowerCase()}${agency.tagline.slice(1)}`,
      short_name: agency.name,
      lang: 'fr-CA',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      // Without a service worker there is nothing to show offline: the site stays in a tab.
      display: 'browser',
      theme_color: lightGround,
      background_color: lightGround,
      icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    },
    null,
    2,
  )}\n`;
}

/** RFC 9116. The expiry follows the build date, to the day. */
function securityTxt(now: Date): string {
  const expires = new Date(now.getTime() + SECURITY_CONTACT_DAYS * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${externalUrls.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

const humansTxt = () => `/* ÉQUIPE */
${agency.name}, ${agency.city}
Courriel : ${agency.email}

/* SITE */
Langue : français (Québec)
Conçu avec : HTML, CSS, TypeScript et React, sans témoin, sans traceur et sans ressource d’un tiers
Caractères : Atkinson Hyperlegible Next et Bricolage Grotesque, sous licence SIL Open Font
`;

/** carbontxt.org, syntax 0.5: where an organization discloses its site's climate cost. The operator adds the hosting provider. */
function carbonTxt(contents: PageContents): string {
  const domain = new URL(siteUrl).hostname;
  const quoted = (value: string) => JSON.stringify(value);
  const disclosures = (
    [
      ['sustainability-page', 'ecodesign', 'Déclaration d’écoconception, et poids mesuré de chaque page'],
      ['web-page', 'claims', 'Base de chaque chiffre mis de l’avant, ceux du climat compris'],
    ] as const
  )
    .filter(([, id]) => isPublished(id))
    .map(
      ([type, id, title]) =>
        `    { doc_type = ${quoted(type)}, url = ${quoted(absoluteUrl(pageOf(id)))}, domain = ${quoted(domain)}, title = ${quoted(title)} },\n`,
    );
  const updated = contents.get(pageOf('ecodesign').content)?.modified;
  return `version = "0.5"\n${updated ? `last_updated = "${updated}"\n` : ''}\n[org]\ndisclosures = [\n${disclosures.join('')}]\n`;
}

/** Files requested by crawlers, browsers and curious people, by name. */
export function siteFiles(contents: PageContents, now = new Date()): ReadonlyMap<string, string> {
  return new Map([
    ['sitemap.xml', sitemap(contents)],
    ['robots.txt', robots()],
    ['manifest.webmanifest', manifest()],
    ['.well-known/security.txt', securityTxt(now)],
    ['humans.txt', humansTxt()],
    ['carbon.txt', carbonTxt(contents)],
  ]);
}
