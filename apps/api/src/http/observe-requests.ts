import { randomUUID } from 'node:crypto';
import { HEALTH_ROUTE } from '@agency/shared';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Load } from '../outbox/dispatcher.ts';

export const REQUEST_ID_HEADER = 'X-Request-Id';

declare module 'express-serve-static-core' {
  interface Locals {
    requestId?: string;
  }
}

/**
 * Gives each request an id, counts those being answered, and logs one line for each: an allow-list of fields, never a path as it
 * was typed nor anything a visitor wrote.
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
      // Monitors ask for health every few seconds.
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
