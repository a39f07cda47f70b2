import { CONTACT_ROUTE, HEALTH_ROUTE } from '@agency/shared/contact';
import cors from 'cors';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { postContact } from './contact/route.ts';
import { readBody } from './http/body.ts';
import { cleanForwardedFor, clientLimit } from './http/client.ts';
import { errorHandler, methodNotAllowed, notFound } from './http/errors.ts';
import { getHealth } from './http/health.ts';
import { observeRequests } from './http/observe-requests.ts';
import { DESCRIPTION_ROUTE, getDescription } from './http/openapi.ts';
import { corsOptions, refuseForeignOrigins } from './http/origin.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import type { Outbox } from './outbox/outbox.ts';

export interface AppDeps {
  readonly config: Pick<
    Config,
    'corsOrigins' | 'siteUrl' | 'trustProxy' | 'rateLimitMax' | 'rateLimitWindowMs' | 'mail'
  >;
  readonly outbox: Pick<Outbox, 'accept' | 'status'>;
  readonly logger: Logger;
}

/** The API as a function of what it depends on; main.ts runs it as a process. */
export function createApp({ config, outbox, logger }: AppDeps): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  app.set('trust proxy', config.trustProxy);

  app.use(cleanForwardedFor);
  app.use(observeRequests(logger));
  app.use(setSecurityHeaders);
  app.use(refuseForeignOrigins(config.corsOrigins));
  app.use(cors(corsOptions(config.corsOrigins)));

  app.post(
    CONTACT_ROUTE,
    clientLimit(config.rateLimitMax, config.rateLimitWindowMs),
    readBody,
    postContact(outbox, config),
  );
  app.all(CONTACT_ROUTE, methodNotAllowed('POST, OPTIONS'));

  app.get(HEALTH_ROUTE, getHealth(outbox, config.mail.smtp ? 'smtp' : 'log'));
  app.all(HEALTH_ROUTE, methodNotAllowed('GET, HEAD, OPTIONS'));

  app.get(DESCRIPTION_ROUTE, getDescription);
  app.all(DESCRIPTION_ROUTE, methodNotAllowed('GET, HEAD, OPTIONS'));

  app.use(notFound);
  app.use(errorHandler(logger, config.siteUrl));
  return app;
}
