import { HONEYPOT_FIELD, isPagePath, PAGE_PARAMETER } from '@agency/shared';
import { contactRequestSchema, fieldErrors } from '@agency/shared/schema';
import type { Request, RequestHandler } from 'express';
import { bodyFormat } from '../http/body.ts';
import type { ClientAddress } from '../http/client-limit.ts';
import { sendToSite } from '../http/errors.ts';
import { INVALID_FIELDS_MESSAGE, Problem } from '../http/problem.ts';
import type { AcceptOutcome } from '../outbox/store.ts';
import type { Submission } from './submit.ts';

/** The specification's words, letter for letter. */
export const SUCCESS_MESSAGE = 'Votre demande a été envoyée avec succès !';

const INVALID_KEY_MESSAGE = 'L’en-tête Idempotency-Key doit tenir en 255 caractères ASCII visibles.';

export interface ContactRouteDeps {
  readonly submit: (submission: Submission) => Promise<AcceptOutcome>;
  readonly siteUrl: string;
  readonly clientAddress: ClientAddress;
}

/** `POST /api/contact`, its body read: checks, stores, and only then says that the request was received. */
export function postContact(deps: ContactRouteDeps): RequestHandler {
  return async (request, response) => {
    const key = idempotencyKey(request);
    const outcome = await deps.submit({
      ...parse(request.body),
      page: pageOf(request),
      key,
      client: deps.clientAddress(request),
    });
    if (outcome.kind === 'conflict') throw new Problem(422);
    if (outcome.kind === 'replayed') response.setHeader('Idempotent-Replayed', 'true');
    if (bodyFormat(request) === 'form') {
      sendToSite(response, deps.siteUrl, 'succes');
      return;
    }
    response.statusCode = 201;
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(JSON.stringify({ success: true, message: SUCCESS_MESSAGE, id: outcome.id }));
  };
}

function idempotencyKey(request: Request): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new Problem(400, { message: INVALID_KEY_MESSAGE });
  }
  return key;
}

/** The page that the form stands on; empty when the address names none, or something else than a path. */
function pageOf(request: Request): string {
  const query = request.originalUrl.split('?')[1];
  if (query === undefined) return '';
  const page = new URLSearchParams(query).get(PAGE_PARAMETER) ?? '';
  return isPagePath(page) ? page : '';
}

function parse(body: unknown): Pick<Submission, 'fields' | 'isTrapped'> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Problem(400);
  const result = contactRequestSchema.safeParse(body);
  if (!result.success) {
    throw new Problem(400, { message: INVALID_FIELDS_MESSAGE, errors: fieldErrors(result.error) });
  }
  const trap: unknown = Object.hasOwn(body, HONEYPOT_FIELD) ? Reflect.get(body, HONEYPOT_FIELD) : '';
  return { fields: result.data, isTrapped: trap !== '' && trap !== null };
}
