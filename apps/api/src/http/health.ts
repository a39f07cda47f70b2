import type { RequestHandler } from 'express';
import type { Outbox } from '../outbox/outbox.ts';
import { STORE_RETRY_SECONDS } from './errors.ts';

/** `GET /api/health`: whether the API can store a request now, and how many deliveries are waiting. */
export function getHealth(outbox: Pick<Outbox, 'status'>, mail: 'smtp' | 'log'): RequestHandler {
  return async (_request, response) => {
    const { isAvailable, queued, dead, parts } = await outbox.status();
    const status = isAvailable ? 'ok' : 'unavailable';
    if (!isAvailable) response.setHeader('Retry-After', STORE_RETRY_SECONDS);
    response
      .status(isAvailable ? 200 : 503)
      .json({ status, store: status, mail, queued, dead, webhook: parts.webhook });
  };
}
