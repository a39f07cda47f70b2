import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import type { Duplex } from 'node:stream';
import { oneRequestAtATime } from '@agency/http-guard';
import send from 'send';
import { codings } from './codings.ts';
import type { SiteHeaders } from './headers.ts';
import { routeOf } from './routes.ts';

export interface BuiltSite {
  /** Folder of the built site. */
  readonly directory: string;
  readonly headers: SiteHeaders;
}

/** What a visitor reads where there is no page to show. */
const refusals: Readonly<Record<number, string>> = {
  400: 'Adresse mal formée.',
  405: 'Méthode non permise.',
  416: 'Plage hors du fichier.',
  417: 'Attente inconnue.',
  431: 'En-têtes trop longs.',
  500: 'Le serveur a rencontré une erreur.',
};

function filesOf(directory: string): ReadonlySet<string> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Set(
    files.map((entry) => `/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  );
}

function accepts(request: IncomingMessage, coding: string): boolean {
  const header = request.headers['accept-encoding'] ?? '';
  return String(header)
    .split(',')
    .some((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      return name === coding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    });
}

/**
 * The static server of the built site. It lists the files once: a rebuilt site needs a restart.
 * @throws Error when the folder cannot be read
 */
export function createSiteServer({ directory, headers }: BuiltSite): Server {
  const files = filesOf(directory);
  const typeOf = (file: string) => headers.types[extname(file) as `.${string}`] ?? 'application/octet-stream';

  // Read now: an error page that must be looked for is one more thing that can fail.
  const notFoundPages = new Map(
    ['/404.html', ...codings.map(({ extension }) => `/404.html${extension}`)]
      .filter((file) => files.has(file))
      .map((file) => [file, readFileSync(join(directory, file))]),
  );

  /** The file to send in place of the asked one, with the headers that say so. */
  function variantOf(request: IncomingMessage, response: ServerResponse, file: string): string {
    response.setHeader('Vary', 'Accept-Encoding');
    // A range is one of the file itself: bytes of a compressed variant are of no use alone.
    const chosen = request.headers.range
      ? undefined
      : codings.find(({ name, extension }) => files.has(file + extension) && accepts(request, name));
    if (!chosen) return file;
    response.setHeader('Content-Encoding', chosen.name);
    return file + chosen.extension;
  }

  function refuse(request: IncomingMessage, response: ServerResponse, status: number): void {
    for (const name of ['Content-Encoding', 'ETag', 'Last-Modified', 'Accept-Ranges']) response.removeHeader(name);
    for (const [name, value] of Object.entries(headers.every)) response.setHeader(name, value);
    response.statusCode = status;
    response.setHeader('Cache-Control', headers.otherwise);
    if (status === 405) response.setHeader('Allow', 'GET, HEAD');
    const page = status === 404 ? notFoundPages.get(variantOf(request, response, '/404.html')) : undefined;
    response.setHeader('Content-Type', typeOf(page ? '/404.html' : '/refusal.txt'));
    const body = page ?? Buffer.from(`${refusals[status] ?? 'Page introuvable.'}\n`);
    response.setHeader('Content-Length', body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, file: string): void {
    if (headers.partExtensions.some((extension) => extname(file) === extension)) {
      for (const name of headers.documentOnly) response.removeHeader(name);
    }
    response.setHeader('Content-Type', typeOf(file));
    const rule = headers.caching.find(({ prefix }) => file.startsWith(prefix));
    response.setHeader('Cache-Control', rule?.value ?? headers.otherwise);
    const variant = variantOf(request, response, file);
    send(request, encodeURI(variant), { root: directory, index: false, dotfiles: 'allow', cacheControl: false })
      .on('error', (error: { status?: number; headers?: Readonly<Record<string, string>> }) => {
        if (response.headersSent) return void response.destroy();
        for (const [name, value] of Object.entries(error.headers ?? {})) response.setHeader(name, value);
        refuse(request, response, error.status ?? 500);
      })
      .pipe(response);
  }

  const listener = oneRequestAtATime((request, response) => {
    for (const [name, value] of Object.entries(headers.every)) response.setHeader(name, value);
    const hosts = request.headersDistinct.host ?? [];
    if (hosts.length > 1 || (request.httpVersion === '1.1' && !hosts[0])) return refuse(request, response, 400);
    // A file that nobody edits over HTTP needs no precondition, and one whose name has a hash is never wanted in part.
    for (const name of ['if-match', 'if-unmodified-since'] as const) delete request.headers[name];
    if (request.url?.startsWith('/assets/')) delete request.headers.range;
    const route = routeOf(request.method ?? '', request.url ?? '', files);
    if (route.kind === 'file') return sendFile(request, response, route.file);
    if (route.kind === 'refusal') return refuse(request, response, route.status);
    response.setHeader('Cache-Control', headers.otherwise);
    response.setHeader('Location', route.location);
    response.statusCode = 308;
    response.end();
  });
  const server = createServer({ requireHostHeader: false }, listener);

  /** What Node's parser refuses never becomes a request: the answer is written by hand. */
  function refuseRaw(socket: Duplex, status: 400 | 405 | 417 | 431): void {
    const body = `${refusals[status]}\n`;
    const lines = Object.entries({
      ...headers.every,
      'Cache-Control': headers.otherwise,
      'Content-Type': typeOf('/refusal.txt'),
      'Content-Length': Buffer.byteLength(body),
      Connection: 'close',
      ...(status === 405 && { Allow: 'GET, HEAD' }),
    }).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  }
  // A tunnel to elsewhere: Node would cut the connection without a word.
  server.on('connect', (_request, socket) => refuseRaw(socket, 405));
  server.on(
    'checkExpectation',
    oneRequestAtATime((request) => refuseRaw(request.socket, 417)),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') socket.destroy();
    else refuseRaw(socket, error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400);
  });
  return server;
}
