import type { Rolldown } from 'vite';
import { formerAddresses, HEADERS_FILE, type Headers, REDIRECTS_FILE, siteHeaders } from '../server/rules.ts';
import { headersFile, redirectsFile } from '../server/static-host.ts';
import { apiUrl } from '../src/site/agency.ts';
import { cspHash } from './hashes.ts';

/**
 * The `<style>` elements inside built scripts: the model viewer writes one into its shadow root (docs/adr/0003-model-viewer.md). They
 * are read from the build, because the bundler may change its input.
 */
function inlineStyles(output: Rolldown.RolldownOutput['output']): string[] {
  return output.flatMap((file) => {
    const code = file.type === 'chunk' ? file.code : '';
    return [...code.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => {
      // With an escape or a placeholder, the text would differ from the browser's.
      if (/[\\$]/.test(style)) throw new Error(`${file.fileName} has a <style> whose text is only known when it runs.`);
      return style;
    });
  });
}

/** @param scripts the inline scripts of the pages */
export const builtHeaders = (output: Rolldown.RolldownOutput['output'], scripts: readonly string[]): Headers =>
  siteHeaders({ scripts: scripts.map(cspHash), styles: inlineStyles(output).map(cspHash), apiUrl });

/** Headers and redirects for static hosts, by file name; our own server also reads the headers there. */
export const hostFiles = (headers: Headers): ReadonlyMap<string, string> =>
  new Map([
    [HEADERS_FILE, headersFile(headers)],
    [REDIRECTS_FILE, redirectsFile(formerAddresses)],
  ]);
