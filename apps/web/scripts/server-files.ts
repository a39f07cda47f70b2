import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD_ID_FILE, buildId } from '../server/built-site.ts';
import { caddySnippets } from '../server/caddy.ts';
import { type SiteHeaders, siteHeaders } from '../server/headers.ts';
import { apiUrl } from '../src/site/agency.ts';
import { pages } from '../src/site/pages.ts';

/** The source expression that allows an inline script or style in a content security policy. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The `<style>` elements that built scripts contain: the model viewer prints one into its shadow root (see
 * docs/adr/0003-model-viewer.md). Read from the build, because the bundler may rewrite what it bundles.
 */
async function inlineStyles(assets: string): Promise<string[]> {
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const styles: string[] = [];
  for (const name of scripts) {
    const code = await readFile(join(assets, name), 'utf8');
    for (const [, style = ''] of code.matchAll(/<style>([\s\S]*?)<\/style>/g)) {
      // An escape or a placeholder would mean that the text is not what the browser sees.
      if (/[\\$]/.test(style)) throw new Error(`${name} contains a <style> whose text is only known when it runs.`);
      styles.push(style);
    }
  }
  return styles;
}

/** The headers of the built site. @param scripts the inline scripts of the pages */
export async function headersOf(dist: string, scripts: readonly string[]): Promise<SiteHeaders> {
  return siteHeaders({
    scripts: scripts.map(cspHash),
    styles: (await inlineStyles(join(dist, 'assets'))).map(cspHash),
    apiUrl,
  });
}

/**
 * Writes the headers for both servers, as JSON and as a Caddy snippet, once every page and script is written.
 * @param dist the built site  @param target folder of these files
 */
export async function writeServerFiles(dist: string, target: string, headers: SiteHeaders): Promise<void> {
  await mkdir(target, { recursive: true });
  await writeFile(join(target, BUILD_ID_FILE), buildId(dist));
  await writeFile(join(target, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`);
  await writeFile(
    join(target, 'site.caddy'),
    caddySnippets(
      headers,
      pages.map(({ path }) => path),
    ),
  );
}
