import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { Problem } from './problem.ts';

/**
 * At most `limit` submissions per client and window. A client is an IPv4 address, or a /56 of IPv6, the usual allocation of one home
 * or office (RIPE-690).
 */
export function clientLimit(limit: number, windowMs: number): RequestHandler {
  return rateLimit({
    limit,
    windowMs,
    ipv6Subnet: 56,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    skip: () => limit === 0,
    handler: (_request, _response, next) => next(new Problem(429)),
    // The library's configuration checks print visitors' addresses on standard error; our start-up check of TRUST_PROXY replaces them.
    validate: false,
  });
}
