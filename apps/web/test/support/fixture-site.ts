import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressAll } from '../../scripts/compress.ts';
import { type Headers, siteHeaders } from '../../server/rules.ts';
import type { BuiltSite } from '../../server/site-server.ts';
import { headersFile } from '../../server/static-host.ts';

export interface FixtureSite extends BuiltSite {
  remove(): Promise<void>;
}

/** A page that is long enough for compression to reduce its size. */
const page = (name: string) => `<!doctype html><html lang="fr-CA"><title>${name}</title>${'<p>Texte.</p>'.repeat(40)}`;

const headers: Headers = siteHeaders({
  scripts: ["'sha256-c2NyaXB0'"],
  styles: [],
  apiUrl: 'https://api.epinette.example/v1',
});

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
  _headers: headersFile(headers),
  _redirects: '',
};

/** A small built site in a temporary folder, compressed like the real one. */
export async function makeFixtureSite(): Promise<FixtureSite> {
  const directory = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), text);
  }
  await compressAll(directory);
  return {
    directory,
    headers,
    formerAddresses: { '/ancienne': '/contact' },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}
