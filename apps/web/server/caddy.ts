import { answerPages } from './answers.ts';
import type { SiteHeaders } from './headers.ts';

/** Caddy reads backslashes and quotes inside double quotes, and `{` opens a placeholder. */
function quoted(value: string): string {
  if (/[{}\n]/.test(value)) throw new Error(`Caddy would not read this value as it is: ${value}`);
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

/**
 * The part of the Caddyfile that is derived: headers as the Node server sends them, and the files that answer a form sent
 * without JavaScript. `docker/Caddyfile` imports its snippets.
 */
export function caddySnippets({ every, caching, otherwise, types }: SiteHeaders): string {
  const lines = [
    '# Written by the build from apps/web/server/headers.ts and answers.ts.',
    '(site_headers) {',
    '\theader {',
    ...Object.entries(every).map(([name, value]) => `\t\t${name} ${quoted(value)}`),
    `\t\tCache-Control ${quoted(otherwise)}`,
    '\t}',
    '}',
    '',
    '(site_files) {',
    ...caching.flatMap(({ prefix, value }) => [`\theader ${prefix}* Cache-Control ${quoted(value)}`]),
    ...Object.entries(types).flatMap(([extension, type]) => [`\theader *${extension} Content-Type ${quoted(type)}`]),
    '}',
    '',
    '(site_answers) {',
    ...answerPages.flatMap(({ outcome, path, query, file }) => [
      `\t@${outcome} {`,
      `\t\tpath ${path}`,
      `\t\tquery ${query.name}=${query.value}`,
      '\t}',
      `\trewrite @${outcome} /${file}.html`,
    ]),
    '}',
    '',
    '(site_internal) {',
    `\t@internal path ${['/404', ...answerPages.map(({ file }) => `/${file}`)].map((page) => `${page} ${page}.html ${page}/`).join(' ')} *.br *.gz`,
    '\terror @internal 404',
    '}',
  ];
  return `${lines.join('\n')}\n`;
}
