import { CONTACT_ROUTE, HEALTH_ROUTE } from '@agency/shared';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { postContact } from './contact/route.ts';
import { submit } from './contact/submit.ts';
import { readBody } from './http/body.ts';
import { clientAddressReader, clientLimit } from './http/client-limit.ts';
import { errorHandler, methodNotAllowed, notFound, requireHost } from './http/errors.ts';
import { setSecurityHeaders } from './http/headers.ts';
import { getHealth } from './http/health.ts';
import { inOneLayer } from './http/layer.ts';
import { type Load, observeRequests } from './http/observe-requests.ts';
import { DESCRIPTION_ROUTE, openApiDocument } from './http/openapi.ts';
import { originGuard } from './http/origin.ts';
import { recipientsOf } from './mail/recipients.ts';
import { domainOf } from './mail/smtp-mailer.ts';
import type { AcceptOutcome, NewRequest } from './outbox/store.ts';
import type { StoreStatus } from './outbox/store-health.ts';

export interface AppDeps {
  readonly config: Pick<
    Config,
    'corsOrigins' | 'siteUrl' | 'trustProxy' | 'rateLimitMax' | 'rateLimitWindowMs' | 'mail'
  >;
  readonly logger: Logger;
  readonly load: Load;
  /** Returns once the request is durable. */
  readonly accept: (request: NewRequest) => Promise<AcceptOutcome>;
  readonly notify: () => void;
  readonly status: () => Promise<StoreStatus>;
}

/** The API as a function of what it depends on; the process around it is main.ts's business. */
export function createApp(deps: AppDeps): Express {
  const { config, logger } = deps;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  app.set('trust proxy', config.trustProxy);

  app.use(
    inOneLayer(observeRequests(logger, deps.load), setSecurityHeaders, requireHost, originGuard(config.corsOrigins)),
  );

  const mail = { domain: domainOf(config.mail.from.address), recipients: recipientsOf(config.mail) };
  const clientAddress = clientAddressReader(config.trustProxy);
  const { rateLimitMax, rateLimitWindowMs } = config;
  const limits = rateLimitMax > 0 ? [clientLimit(rateLimitMax, rateLimitWindowMs, clientAddress)] : [];
  app.post(
    CONTACT_ROUTE,
    ...limits,
    readBody,
    postContact({
      siteUrl: config.siteUrl,
      clientAddress,
      submit: (submission) => submit(submission, { accept: deps.accept, notify: deps.notify, mail }),
    }),
  );
  app.all(CONTACT_ROUTE, methodNotAllowed('POST, OPTIONS'));

  app.get(HEALTH_ROUTE, getHealth({ status: deps.status, mail: config.mail.smtp ? 'smtp' : 'log' }));
  app.all(HEALTH_ROUTE, methodNotAllowed('GET, HEAD, OPTIONS'));

  const description = openApiDocument();
  app.get(DESCRIPTION_ROUTE, (_request, response) => {
    response.json(description);
  });
  app.all(DESCRIPTION_ROUTE, methodNotAllowed('GET, HEAD, OPTIONS'));

  app.use(notFound);
  app.use(errorHandler(logger, config.siteUrl));
  return app;
}
