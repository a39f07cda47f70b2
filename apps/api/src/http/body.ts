import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import express, { type RequestHandler } from 'express';
import { Problem, type ProblemStatus } from './problem.ts';

/** Largest body, in bytes, compressed or not. The longest valid form fits, with 9 bytes for each UTF-16 unit: a test sends it. */
const BODY_LIMIT = 384 * 1024;
/** Most fields in a form: a browser extension may add some to ours, which are ignored. */
const FORM_FIELDS_LIMIT = 100;

export type BodyFormat = 'json' | 'form';

/**
 * The format announced by the Content-Type.
 * @returns undefined for any other format or charset
 */
export function bodyFormat(request: IncomingMessage): BodyFormat | undefined {
  const match = /^application\/(json|x-www-form-urlencoded)\s*(?:;\s*charset="?utf-8"?\s*)?$/i.exec(
    request.headers['content-type'] ?? '',
  );
  if (!match?.[1]) return undefined;
  return match[1].toLowerCase() === 'json' ? 'json' : 'form';
}

/** Express's parsers silently replace invalid bytes, so refuse them before decoding. */
function refuseBadBytes(_request: IncomingMessage, _response: unknown, bytes: Buffer): void {
  if (!isUtf8(bytes)) throw new Problem(400);
}

/** The same for a form, whose bytes are percent-encoded: a lone `%` or `%C3%28` is not valid text. */
function refuseBadEscapes(request: IncomingMessage, response: unknown, bytes: Buffer): void {
  refuseBadBytes(request, response, bytes);
  try {
    decodeURIComponent(bytes.toString('utf8'));
  } catch {
    throw new Problem(400);
  }
}

const readers: Readonly<Record<BodyFormat, RequestHandler>> = {
  json: express.json({ limit: BODY_LIMIT, verify: refuseBadBytes }),
  form: express.urlencoded({
    extended: false,
    limit: BODY_LIMIT,
    parameterLimit: FORM_FIELDS_LIMIT,
    verify: refuseBadEscapes,
  }),
};

/**
 * Reads, inflates and decodes either format into `request.body`. It refuses any other format, and a body whose announced length is too
 * long, without reading them: Express's parsers would wait for the end. A repeated field becomes a list, which no field accepts.
 */
export const readBody: RequestHandler = (request, response, next) => {
  const format = bodyFormat(request);
  if (format === undefined) return next(new Problem(415));
  if (Number(request.headers['content-length']) > BODY_LIMIT) return next(new Problem(413));
  if (request.httpVersion === '1.1' && request.headers.expect) response.writeContinue();
  readers[format](request, response, next);
};

/** The status for an error of Express's parsers; undefined for any other error. */
export function bodyErrorStatus(error: unknown): ProblemStatus | undefined {
  if (!(error instanceof Error && 'status' in error && typeof error.status === 'number')) return undefined;
  if (error.status < 400 || error.status > 499) return undefined;
  const isTooManyFields = 'type' in error && error.type === 'parameters.too.many';
  return (error.status === 413 && !isTooManyFields) || error.status === 415 ? error.status : 400;
}
