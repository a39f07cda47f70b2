import { answerPages } from './answers.ts';
import { codings } from './codings.ts';
import type { SiteHeaders } from './headers.ts';

/** Caddy reads backslashes and quotes inside double quotes, and `{` opens a placeholder. */
function quoted(value: string): string {
  if (/[{}\n]/.test(value)) throw new Error(`Caddy would not read this value as it is: ${value}`);
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

/** A header that wins: older file servers overwrite the type that they find, newer ones add a `Vary` of their own. */
const deferred = (matcher: string, name: string, value: string): string[] => [
  `\theader ${matcher} {`,
  `\t\t${name} ${quoted(value)}`,
  '\t\tdefer',
  '\t}',
];

/**
 * The part of the Caddyfile that is derived: headers as the Node server sends them, the files that answer a form sent without
 * JavaScript, and the addresses of pages, which Caddy cannot put in lower case. `docker/Caddyfile` imports its snippets.
 * @param pages paths of the pages, in lower case
 */
export function caddySnippets(headers: SiteHeaders, pages: readonly string[]): string {
  const { every, documentOnly, partExtensions, caching, otherwise, types } = headers;
  const internal = ['/404', ...answerPages.map(({ file }) => `/${file}`)].flatMap((page) => [
    page,
    `${page}.html`,
    `${page}/`,
  ]);
  const lines = [
    '# Written by the build from apps/web/server/headers.ts and answers.ts.',
    '(site_headers) {',
    '\theader {',
    ...Object.entries(every).map(([name, value]) => `\t\t${name} ${quoted(value)}`),
    `\t\tCache-Control ${quoted(otherwise)}`,
    '\t}',
    // A removal is deferred, and with it all that stands in the same block: it would undo the headers of files.
    '\theader -Server',
    '}',
    '',
    '(site_files) {',
    '\t@parts {',
    `\t\tpath ${partExtensions.map((extension) => `*${extension}`).join(' ')}`,
    '\t\tfile',
    '\t}',
    '\theader @parts {',
    ...documentOnly.map((name) => `\t\t-${name}`),
    '\t}',
    ...caching.map(({ prefix, value }) => `\theader ${prefix}* Cache-Control ${quoted(value)}`),
    ...Object.entries(types).flatMap(([extension, type]) => [
      `\t@type${extension} path *${extension}`,
      ...deferred(`@type${extension}`, 'Content-Type', type),
    ]),
    ...deferred('*', 'Vary', 'Accept-Encoding'),
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
    '(site_pages) {',
    '\tmap {path} {page_in_lower_case} {',
    ...pages.map((page) => `\t\t~(?i)^${page.replaceAll('.', '\\.')}(?:\\.html)?/*$ ${page}`),
    '\t\tdefault ""',
    '\t}',
    '\t@capitals expression `{page_in_lower_case} != "" && {path}.matches("[A-Z]")`',
    '\thandle @capitals {',
    '\t\t@plain vars {query} ""',
    '\t\tredir @plain {page_in_lower_case} 308',
    '\t\tredir * {page_in_lower_case}?{query} 308',
    '\t}',
    '}',
    '',
    '(site_internal) {',
    `\t@internal path ${[...internal, ...codings.map(({ extension }) => `*${extension}`)].join(' ')}`,
    '\terror @internal 404',
    '}',
  ];
  return `${lines.join('\n')}\n`;
}
