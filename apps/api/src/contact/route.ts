import {
  CALL_BACK_FIELD,
  HONEYPOT_FIELD,
  isPagePath,
  messageLimit,
  PAGE_PARAMETER,
  withCallBack,
} from '@agency/shared/contact';
import { contactRequestSchema, fieldErrors } from '@agency/shared/schema';
import type { Request, RequestHandler } from 'express';
import { domainOf } from '../addresses.ts';
import type { Config } from '../config.ts';
import { bodyFormat } from '../http/body.ts';
import { clientOf } from '../http/client.ts';
import { sendToSite } from '../http/errors.ts';
import { INVALID_FIELDS_MESSAGE, Problem } from '../http/problem.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { type Submission, toNewRequest } from './new-request.ts';

/** A fixed wording: clients may compare it. */
export const SUCCESS_MESSAGE = 'Votre demande a été envoyée avec succès !';

/** What an `Idempotency-Key` may be. */
export const KEY_PATTERN = /^[!-~]{1,255}$/;
const INVALID_KEY_MESSAGE = 'L’en-tête Idempotency-Key doit tenir en 255 caractères ASCII visibles.';

/** `POST /api/contact`, after the body parser: validates and stores the request, and only then acknowledges it. */
export function postContact(
  outbox: Pick<Outbox, 'accept'>,
  { siteUrl, mail }: Pick<Config, 'siteUrl' | 'mail'>,
): RequestHandler {
  const domain = domainOf(mail.from.address);
  return async (request, response) => {
    const submission: Submission = {
      ...parse(bodyFormat(request) === 'form' ? withCallBackLine(request.body) : request.body),
      page: pageOf(request),
      key: idempotencyKey(request),
      client: clientOf(request),
    };
    const outcome = await outbox.accept(toNewRequest(submission, Date.now(), domain));
    if (outcome.kind === 'conflict') throw new Problem(422);
    if (outcome.kind === 'replayed') response.setHeader('Idempotent-Replayed', 'true');
    if (bodyFormat(request) === 'form') sendToSite(response, siteUrl, 'succes');
    else response.status(201).json({ success: true, message: SUCCESS_MESSAGE, id: outcome.id });
  };
}

function idempotencyKey(request: Request): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key !== 'string' || !KEY_PATTERN.test(key)) {
    throw new Problem(400, { message: INVALID_KEY_MESSAGE });
  }
  return key;
}

/** The path of the form's page; empty if the query has none, or an invalid one. */
function pageOf(request: Request): string {
  const query = request.originalUrl.split('?')[1];
  if (query === undefined) return '';
  const page = new URLSearchParams(query).get(PAGE_PARAMETER) ?? '';
  return isPagePath(page) ? page : '';
}

/** For a form posted without scripts: writes the moment of a call into the message, as the page's script does; into the needs if it is full. */
function withCallBackLine(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const {
    [CALL_BACK_FIELD]: moment,
    message = '',
    specificNeeds = '',
    phone,
  } = body as Readonly<Record<string, unknown>>;
  if (typeof moment !== 'string' || typeof message !== 'string' || typeof phone !== 'string') return body;
  const isFull = withCallBack(message, '', phone).length > messageLimit(moment, phone);
  const [field, text] =
    isFull && typeof specificNeeds === 'string' ? ['specificNeeds', specificNeeds] : ['message', message];
  return { ...body, [field]: withCallBack(text, moment, phone) };
}

function parse(body: unknown): Pick<Submission, 'fields' | 'isHeld'> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Problem(400);
  const result = contactRequestSchema.safeParse(body);
  if (!result.success) {
    throw new Problem(400, { message: INVALID_FIELDS_MESSAGE, errors: fieldErrors(result.error) });
  }
  const honeypot: unknown = Object.hasOwn(body, HONEYPOT_FIELD) ? Reflect.get(body, HONEYPOT_FIELD) : '';
  return { fields: result.data, isHeld: honeypot !== '' && honeypot !== null };
}
