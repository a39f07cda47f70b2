import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressAll } from '../../scripts/compress.ts';
import { caddySnippets } from '../../server/caddy.ts';
import { type SiteHeaders, siteHeaders } from '../../server/headers.ts';

export interface FixtureSite {
  readonly directory: string;
  readonly headers: SiteHeaders;
  /** The Caddy snippets, as the build writes them. */
  readonly snippets: string;
  remove(): Promise<void>;
}

/** Long enough that compressing it pays. */
const page = (name: string) => `<!doctype html><html lang="fr-CA"><title>${name}</title>${'<p>Texte.</p>'.repeat(40)}`;

const files: Readonly<Record<string, string>> = {
  'index.html': page('accueil'),
  'contact.html': page('contact'),
  'contact/envoi-succes.html': page('succès'),
  'contact/envoi-erreur.html': page('erreur'),
  'services/automatisation.html': page('automatisation'),
  '404.html': page('introuvable'),
  'assets/app-0a1b2c.js': 'export const greeting = "bonjour";'.repeat(20),
  'fonts/text.woff2': 'pretend-font',
  'media/loop.mp4': '0123456789',
  'models/phone.glb': 'glTF'.repeat(100),
  'sitemap.xml': `<urlset>${'<url/>'.repeat(50)}</urlset>`,
  'robots.txt': 'User-agent: *\n',
  'manifest.webmanifest': '{}',
  '.well-known/security.txt': 'Contact: mailto:bonjour@epinette.example\n',
};

/** A small built site in a temporary folder, compressed as the real one. */
export async function makeFixtureSite(): Promise<FixtureSite> {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  const directory = join(root, 'dist');
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), text);
  }
  await compressAll(directory);
  const headers = siteHeaders({
    scripts: ["'sha256-c2NyaXB0'"],
    styles: [],
    apiUrl: 'https://api.epinette.example/v1',
  });
  const snippets = join(root, 'site.caddy');
  await writeFile(snippets, caddySnippets(headers, ['/', '/contact', '/services/automatisation']));
  return { directory, headers, snippets, remove: () => rm(root, { recursive: true, force: true }) };
}
