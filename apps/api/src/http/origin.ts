import cors from 'cors';
import type { RequestHandler } from 'express';
import { Problem } from './problem.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

/** How long a browser may remember a preflight. */
const PREFLIGHT_SECONDS = 600;

/**
 * Lets the listed origins in and refuses every other browser: the cors package alone would still run the request.
 * No Origin at all (curl, a server) is no browser, and passes.
 */
export function originGuard(allowedOrigins: readonly string[]): RequestHandler[] {
  const allowed = new Set(allowedOrigins);
  return [
    (request, response, next) => {
      const { origin } = request.headers;
      if (origin === undefined || allowed.has(origin)) return next();
      response.vary('Origin');
      return next(new Problem(403));
    },
    cors({
      origin: [...allowed],
      methods: ['GET', 'POST'],
      allowedHeaders: ['Content-Type', 'Idempotency-Key'],
      exposedHeaders: ['Idempotent-Replayed', 'Retry-After', REQUEST_ID_HEADER],
      credentials: false,
      maxAge: PREFLIGHT_SECONDS,
      optionsSuccessStatus: 204,
    }),
  ];
}
