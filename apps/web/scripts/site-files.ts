import { escapeHtml } from '@agency/shared/escape-html';
import { fileStrings } from '../src/content/files.ts';
import type { PageContents } from '../src/content/page-contents.ts';
import { publishedProjects } from '../src/content/projects/projects.ts';
import { agency, externalUrls, siteUrl } from '../src/site/agency.ts';
import { isPublished, type PageId, pageOf, pages } from '../src/site/pages.ts';
import { pageOfProject } from '../src/site/projects.ts';
import { absoluteUrl, icons } from '../src/site/urls.ts';
import { palette } from '../src/ui/palette.ts';

const SITEMAP = 'sitemap.xml';
const SECURITY_CONTACT = '.well-known/security.txt';

/** RFC 9116 recommends less than a year: an older build deserves a check. */
const SECURITY_CONTACT_DAYS = 360;

function sitemap(contents: PageContents): string {
  const addresses = [
    ...pages.map((page) => ({ loc: absoluteUrl(page), modified: contents.get(page.content)?.modified })),
    ...publishedProjects.map((project) => ({ loc: absoluteUrl(pageOfProject(project)), modified: undefined })),
  ];
  const urls = addresses.map(
    ({ loc, modified }) =>
      `  <url><loc>${escapeHtml(loc)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}</url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

const manifest = {
  id: '/',
  name: `${agency.name} | ${agency.tagline}`,
  short_name: agency.name,
  lang: 'fr-CA',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  // Without a service worker there is nothing to show offline: the site stays in a tab.
  display: 'browser',
  theme_color: palette.bg,
  background_color: palette.bg,
  icons: [
    { src: icons.small, sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: icons.large, sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: icons.maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** RFC 9116. The expiry follows the build date, to the day. */
function securityTxt(): string {
  const expires = new Date(Date.now() + SECURITY_CONTACT_DAYS * 86_400_000).toISOString().slice(0, 10);
  return `Contact: ${externalUrls.email}
Expires: ${expires}T00:00:00.000Z
Preferred-Languages: fr, en
Canonical: ${siteUrl}/${SECURITY_CONTACT}
`;
}

/** carbontxt.org, syntax 0.5: where an organization discloses its site's climate cost. The operator adds the hosting provider. */
function carbonTxt(contents: PageContents): string {
  const { hostname } = new URL(siteUrl);
  // Of these, only a title may have a quotation mark.
  const disclosure = (type: string, id: PageId, title: string) =>
    isPublished(id)
      ? `    { doc_type = "${type}", url = "${absoluteUrl(pageOf(id))}", domain = "${hostname}", title = ${JSON.stringify(title)} },\n`
      : '';
  const updated = contents.get(pageOf('ecodesign').content)?.modified;
  return `version = "0.5"
${updated ? `last_updated = "${updated}"\n` : ''}
[org]
disclosures = [
${disclosure('sustainability-page', 'ecodesign', fileStrings.carbon.ecodesign)}${disclosure('web-page', 'claims', fileStrings.carbon.claims)}]
`;
}

/** Files requested by crawlers, browsers and curious people, by name. */
export function siteFiles(contents: PageContents): ReadonlyMap<string, string> {
  return new Map([
    [SITEMAP, sitemap(contents)],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/${SITEMAP}\n`],
    ['manifest.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`],
    [SECURITY_CONTACT, securityTxt()],
    ['humans.txt', fileStrings.humans],
    ['carbon.txt', carbonTxt(contents)],
  ]);
}
