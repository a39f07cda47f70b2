import { randomUUID } from 'node:crypto';
import { HEALTH_ROUTE } from '@agency/shared/contact';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

export const REQUEST_ID_HEADER = 'X-Request-Id';

declare module 'express-serve-static-core' {
  interface Locals {
    requestId?: string;
  }
}

/** Assigns each request an id, and logs one line per request, never with the requested path or a visitor's text. */
export function observeRequests(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const requestId = randomUUID();
    const start = performance.now();
    response.locals.requestId = requestId;
    response.setHeader(REQUEST_ID_HEADER, requestId);
    response.once('close', () => {
      const route: unknown = request.route?.path;
      // Monitors poll the health endpoint every few seconds.
      const level = route === HEALTH_ROUTE ? 'debug' : 'info';
      logger[level]({
        event: 'http.request',
        requestId,
        method: request.method,
        route: typeof route === 'string' ? route : null,
        status: response.writableFinished ? response.statusCode : null,
        ms: Math.round(performance.now() - start),
      });
    });
    next();
  };
}
