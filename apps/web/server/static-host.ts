/** The rules as static hosts read them: `_headers` and `_redirects`, in the format of Netlify and Cloudflare Pages. */
import { caching, type Headers, outcomePages, pageFile, workerFolder, workerHeaders } from './rules.ts';

/**
 * A host joins the values if two rules set the same header, so no rule repeats another's header. The exception is the workers' policy:
 * a browser applies both of two joined policies.
 */
export function headersFile(every: Headers): string {
  const rule = (path: string, headers: Headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return [
    rule('/*', every),
    ...caching.map(({ folder, value }) =>
      rule(`${folder}*`, { ...(folder === workerFolder && workerHeaders), 'Cache-Control': value }),
    ),
  ].join('\n');
}

/**
 * The headers of `/*` in a `_headers` file, as the build wrote them; this server sends them.
 * @throws Error if there are none
 */
export function readHeadersFile(text: string): Headers {
  const [, block] = /^\/\*\n((?: {2}.+\n)+)/m.exec(text) ?? [];
  if (!block) throw new Error('The file has no rule for /*.');
  const lines = [...block.matchAll(/^ {2}([\w-]+): (.+)$/gm)];
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
}

/** Cloudflare Pages ignores rules with a query; docs/operations.md describes the effect. */
export function redirectsFile(formerAddresses: Readonly<Record<string, string>>): string {
  const moved = Object.entries(formerAddresses).map(([from, to]) => `${from} ${to} 308`);
  const outcomes = outcomePages.map(
    ({ path, query, file }) => `${path} ${query.name}=${query.value} ${pageFile(file)} 200!`,
  );
  return [...moved, ...outcomes, ''].join('\n');
}
