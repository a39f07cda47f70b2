import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formerAddresses, HEADERS_FILE, type Headers, REDIRECTS_FILE, siteHeaders } from '../server/rules.ts';
import { headersFile, redirectsFile } from '../server/static-host.ts';
import { apiUrl } from '../src/site/agency.ts';
import { integrityOf } from './hashes.ts';

/** The source expression that allows an inline script or style in a content security policy. */
export function cspHash(text: string): string {
  return `'${integrityOf(text)}'`;
}

/**
 * The `<style>` elements inside built scripts: the model viewer writes one into its shadow root (docs/adr/0003-model-viewer.md). They
 * are read from the build, because the bundler may change its input.
 */
async function inlineStyles(assets: string): Promise<string[]> {
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const styles: string[] = [];
  for (const name of scripts) {
    const code = await readFile(join(assets, name), 'utf8');
    for (const [, style = ''] of code.matchAll(/<style>([\s\S]*?)<\/style>/g)) {
      // With an escape or a placeholder, the text would differ from the browser's.
      if (/[\\$]/.test(style)) throw new Error(`${name} contains a <style> whose text is only known when it runs.`);
      styles.push(style);
    }
  }
  return styles;
}

/**
 * The headers of the built site.
 * @param scripts the inline scripts of the pages
 */
export async function headersOfBuild(dist: string, scripts: readonly string[]): Promise<Headers> {
  return siteHeaders({
    scripts: scripts.map(cspHash),
    styles: (await inlineStyles(join(dist, 'assets'))).map(cspHash),
    apiUrl,
  });
}

/** Writes the files for static hosts; our own server also reads the headers there. */
export async function writeHostFiles(dist: string, headers: Headers): Promise<void> {
  await writeFile(join(dist, HEADERS_FILE), headersFile(headers));
  await writeFile(join(dist, REDIRECTS_FILE), redirectsFile(formerAddresses));
}
