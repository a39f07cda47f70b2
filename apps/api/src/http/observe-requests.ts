import { randomUUID } from 'node:crypto';
import { HEALTH_ROUTE } from '@agency/shared';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

export const REQUEST_ID_HEADER = 'X-Request-Id';

declare module 'express-serve-static-core' {
  interface Locals {
    requestId?: string;
  }
}

/** Submissions and other requests being answered. */
export interface Load {
  current: number;
}

/**
 * Names each request, counts those under way, and logs one line when it is answered: an allow-list of fields, never a
 * path as it was typed nor anything a visitor wrote.
 */
export function observeRequests(logger: Logger, load: Load): RequestHandler {
  return (request, response, next) => {
    const requestId = randomUUID();
    const start = performance.now();
    response.locals.requestId = requestId;
    response.setHeader(REQUEST_ID_HEADER, requestId);
    load.current += 1;
    response.once('close', () => {
      load.current -= 1;
      const route: unknown = request.route?.path;
      // Monitors ask every few seconds: an answer of health is a line only when someone looks for it.
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
