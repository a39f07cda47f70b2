import cors from 'cors';
import type { RequestHandler } from 'express';
import { REQUEST_ID_HEADER } from './observe-requests.ts';
import { Problem } from './problem.ts';

/** How long a browser may remember a preflight. */
const PREFLIGHT_SECONDS = 600;
/** What a page of an allowed origin may read of an answer. */
const EXPOSED_HEADERS = ['Idempotent-Replayed', 'Retry-After', REQUEST_ID_HEADER];

/**
 * Lets the listed origins in and refuses every other browser: the cors package alone would still run the request.
 * No Origin at all (curl, a server) is no browser, and passes.
 */
export function originGuard(allowedOrigins: readonly string[]): RequestHandler {
  const allowed = new Set(allowedOrigins);
  const answerPreflight = cors({
    origin: [...allowed],
    methods: ['GET', 'POST'],
    allowedHeaders: ['Content-Type', 'Idempotency-Key'],
    exposedHeaders: EXPOSED_HEADERS,
    credentials: false,
    maxAge: PREFLIGHT_SECONDS,
    optionsSuccessStatus: 204,
  });
  const exposed = EXPOSED_HEADERS.join(',');
  return (request, response, next) => {
    const { origin } = request.headers;
    if (origin !== undefined && !allowed.has(origin)) {
      response.vary('Origin');
      return next(new Problem(403));
    }
    if (request.method === 'OPTIONS') return answerPreflight(request, response, next);
    response.setHeader('Vary', 'Origin');
    if (origin !== undefined) response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Expose-Headers', exposed);
    return next();
  };
}
