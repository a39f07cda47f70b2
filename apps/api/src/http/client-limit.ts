import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { Config } from '../config.ts';
import { Problem } from './problem.ts';

/** One home or office usually has a /56 of IPv6 addresses (RIPE-690): they count as one client. */
const IPV6_CLIENT_PREFIX = 56;

/** Finds the client behind a request. */
export type ClientAddress = (request: Request) => string;

/**
 * The client's address: the socket's, or what a proxy that `trustProxy` names forwarded, if that is an address at all.
 */
export function clientAddressReader(trustProxy: Config['trustProxy']): ClientAddress {
  const ofSocket: ClientAddress = (request) => request.socket.remoteAddress ?? '';
  if (trustProxy === false) return ofSocket;
  return (request) => {
    const forwarded = request.ip ?? '';
    return isIP(forwarded) ? forwarded : ofSocket(request);
  };
}

/** At most `max` submissions per client and window. */
export function clientLimit(max: number, windowMs: number, clientAddress: ClientAddress): RequestHandler {
  return rateLimit({
    limit: max,
    windowMs,
    // A visitor needs to know when to come back, not how much is left: Retry-After says it.
    standardHeaders: false,
    legacyHeaders: false,
    keyGenerator: (request: Request) => ipKeyGenerator(clientAddress(request), IPV6_CLIENT_PREFIX),
    // The check of the forwarding headers would only warn of what `trust proxy` already decides.
    validate: false,
    handler: (request, _response, next) => {
      const { resetTime } = (request as Request & { rateLimit?: { resetTime?: Date } }).rateLimit ?? {};
      const waitMs = resetTime ? resetTime.getTime() - Date.now() : windowMs;
      next(new Problem(429, { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) }));
    },
  });
}
