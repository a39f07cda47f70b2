import type { CorsOptions } from 'cors';
import type { RequestHandler } from 'express';
import { REQUEST_ID_HEADER } from './observe-requests.ts';
import { Problem } from './problem.ts';

/**
 * Refuses pages of other origins: the cors package alone would still execute their requests. A request without Origin (curl, a
 * server) does not come from a page, and passes.
 */
export function refuseForeignOrigins(allowed: readonly string[]): RequestHandler {
  return (request, response, next) => {
    const { origin } = request.headers;
    if (origin === undefined || allowed.includes(origin)) return next();
    response.vary('Origin');
    return next(new Problem(403));
  };
}

export function corsOptions(allowed: readonly string[]): CorsOptions {
  return {
    origin: [...allowed],
    methods: ['GET', 'POST'],
    allowedHeaders: ['Content-Type', 'Idempotency-Key'],
    exposedHeaders: ['Idempotent-Replayed', 'Retry-After', REQUEST_ID_HEADER],
    credentials: false,
    /** Seconds for which a browser may cache a preflight. */
    maxAge: 600,
  };
}
