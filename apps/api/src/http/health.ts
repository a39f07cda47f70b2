import type { RequestHandler } from 'express';
import type { StoreStatus } from '../outbox/store-health.ts';
import { STORE_RETRY_SECONDS } from './errors.ts';

export interface HealthDeps {
  readonly status: () => Promise<StoreStatus>;
  readonly mail: 'smtp' | 'log';
}

/** `GET /api/health`: whether a request sent now would be stored, and what waits to be mailed. */
export function getHealth(deps: HealthDeps): RequestHandler {
  return async (_request, response) => {
    const { isAvailable, queued, dead } = await deps.status();
    const state = isAvailable ? 'ok' : 'unavailable';
    if (!isAvailable) response.setHeader('Retry-After', STORE_RETRY_SECONDS);
    response.status(isAvailable ? 200 : 503).json({ status: state, store: state, mail: deps.mail, queued, dead });
  };
}
