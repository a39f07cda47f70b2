import { readdirSync, readFileSync } from 'node:fs';
import { type Server, STATUS_CODES } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { createHttpServer } from '@agency/http-server';
import express, { type ErrorRequestHandler, type Request, type Response } from 'express';
import {
  codings,
  formerAddresses,
  HEADERS_FILE,
  type Headers,
  headersOf,
  isInternal,
  NOT_FOUND_FILE,
  outcomePages,
  pageFile,
  REVALIDATE,
} from './rules.ts';
import { readHeadersFile } from './static-host.ts';

export interface BuiltSite {
  readonly directory: string;
  readonly headers: Headers;
  readonly formerAddresses: Readonly<Record<string, string>>;
}

/** @throws Error one French line for the operator */
export function readBuiltSite(directory: string): BuiltSite {
  try {
    const headers = readHeadersFile(readFileSync(join(directory, HEADERS_FILE), 'utf8'));
    return { directory, headers, formerAddresses };
  } catch {
    throw new Error('Le site n’est pas construit\u00a0: lancez d’abord « npm run build ».');
  }
}

/** The response text if there is no page to show. */
const refusals: Readonly<Record<number, string>> = {
  400: 'Demande mal formée.',
  404: 'Page introuvable.',
  405: 'Méthode non permise.',
  408: 'Demande trop lente.',
  412: 'Condition non remplie.',
  416: 'Plage hors du fichier.',
  417: 'Attente non prise en charge.',
  431: 'En-têtes trop longs.',
  500: 'Le serveur a rencontré une erreur.',
};

const textOf = (status: number) => `${refusals[status] ?? STATUS_CODES[status]}\n`;

function filesOf(directory: string): ReadonlySet<string> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Set(
    files.map((entry) => `/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  );
}

/** Node's default: a proxy sends a lost GET again, and without a proxy each idle visitor holds a descriptor. */
const KEEP_ALIVE_MS = 5_000;

/** The canonical address of a page: lower case, single slashes, none at the end, no `.html`, no `index`. */
function canonical(path: string): string {
  const bare = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\.html)?\/*$/, '');
  return bare === '/index' || bare === '' ? '/' : bare;
}

/**
 * The static server of the built site. It lists the files once: a rebuilt site needs a restart.
 * @throws Error when the folder cannot be read
 */
export function createSiteServer({ directory, headers, formerAddresses }: BuiltSite): Server {
  const files = filesOf(directory);
  const isPage = (path: string) => files.has(pageFile(path)) && !isInternal(pageFile(path));

  /** Sends a file, or its best precompressed variant. Ranges refer to the file itself, so they get no variant. */
  function send(request: Request, response: Response, file: string, failed?: (error?: Error) => void): void {
    const variant = codings.find(
      ({ name, extension }) => files.has(file + extension) && request.acceptsEncodings(name),
    );
    const chosen = request.headers.range ? undefined : variant;
    response.type(extname(file)).vary('Accept-Encoding');
    response.sendFile(
      file + (chosen?.extension ?? ''),
      {
        root: directory,
        dotfiles: 'allow',
        headers: { ...headersOf(file, headers), ...(chosen && { 'Content-Encoding': chosen.name }) },
      },
      failed,
    );
  }

  function refuse(request: Request, response: Response, status: number): void {
    response.status(status).set(headers).set('Cache-Control', REVALIDATE).removeHeader('Content-Encoding');
    if (status === 405) response.set('Allow', 'GET, HEAD');
    const sendText = () => response.type('txt').send(textOf(status));
    if (status !== 404) return void sendText();
    for (const name of ['range', 'if-match', 'if-unmodified-since']) delete request.headers[name];
    send(request, response, NOT_FOUND_FILE, (error) => {
      if (error && !response.headersSent) sendText();
    });
  }

  const app = express();
  app.disable('x-powered-by');
  app.use((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(request, response, 405);
    const path = decodeURIComponent(request.path);
    const outcome = outcomePages.find(
      ({ path: page, query }) => path === page && request.query[query.name] === query.value,
    );
    if (outcome) return send(request, response, pageFile(outcome.file));
    const page = canonical(path);
    if (path === page && isPage(page)) return send(request, response, pageFile(page));
    if (files.has(path) && !path.endsWith('.html') && !isInternal(path)) return send(request, response, path);
    const target = isPage(page) ? page : formerAddresses[page];
    if (!target) return refuse(request, response, 404);
    const query = /\?.*/.exec(request.url)?.[0] ?? '';
    response
      .status(308)
      .set(headers)
      .set('Cache-Control', REVALIDATE)
      .location(target + query)
      .end();
  });
  const onError: ErrorRequestHandler = (error: Error & { readonly status?: number }, request, response, next) => {
    if (response.headersSent) return next(error);
    refuse(request, response, error instanceof URIError ? 400 : (error.status ?? 500));
  };
  app.use(onError);

  return createHttpServer(app, {
    keepAliveMs: KEEP_ALIVE_MS,
    refusal: (status) => ({
      headers: { ...headers, 'Cache-Control': REVALIDATE, 'Content-Type': 'text/plain; charset=utf-8' },
      body: textOf(status),
    }),
  });
}
