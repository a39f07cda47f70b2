import type { ServerOptions } from '@agency/http-server';
import { FORM_OUTCOME, FORM_PAGE, type FormOutcome } from '@agency/shared/contact';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { describeError } from '../log.ts';
import { StoreError } from '../outbox/database/errors.ts';
import { bodyErrorStatus, bodyFormat } from './body.ts';
import { Problem, problemBody } from './problem.ts';
import { securityHeaders } from './security-headers.ts';

/** Retry-After while the store is unavailable. */
export const STORE_RETRY_SECONDS = 5;

export const notFound: RequestHandler = (_request, _response, next) => next(new Problem(404));

/** A refusal before Express, in the shape of every other one. */
export const refusal: ServerOptions['refusal'] = (status) => ({
  headers: { ...securityHeaders, 'Content-Type': 'application/json; charset=utf-8' },
  body: JSON.stringify(problemBody(new Problem(status))),
});

/** @param allow allowed methods, for the Allow header */
export function methodNotAllowed(allow: string): RequestHandler {
  return (_request, _response, next) => next(new Problem(405, { allow }));
}

export function sendToSite(response: Response, siteUrl: string, outcome: FormOutcome): void {
  response.statusCode = 303;
  response.setHeader('Location', `${siteUrl}${FORM_PAGE}?${FORM_OUTCOME.parameter}=${outcome}`);
  response.end();
}

/** Converts any thrown value to a response of the common shape, and logs unexpected errors. */
export function errorHandler(logger: Logger, siteUrl: string): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const problem = toProblem(error);
    if (problem.status === 500) {
      logger.error({ event: 'http.error', requestId: response.locals.requestId, ...describeError(error) });
    }
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    const { allow, retryAfterSeconds } = problem.details;
    if (allow) response.setHeader('Allow', allow);
    if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', retryAfterSeconds);
    // A page of another origin gets the refusal itself, not a redirect to the site.
    const isForm = request.method === 'POST' && bodyFormat(request) === 'form' && problem.status !== 403;
    if (isForm) sendToSite(response, siteUrl, 'erreur');
    else response.status(problem.status).json(problemBody(problem));
  };
}

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StoreError && error.kind !== 'fault') {
    return new Problem(503, { retryAfterSeconds: STORE_RETRY_SECONDS });
  }
  // Express's parsers reject a body that they cannot read.
  return new Problem(bodyErrorStatus(error) ?? 500);
}
