import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { type ClientRateLimitInfo, ipKeyGenerator, MemoryStore, rateLimit } from 'express-rate-limit';
import { Problem } from './problem.ts';

/** The usual allocation of one home or office (RIPE-690). */
const IPV6_PREFIX = 56;

/** `203.0.113.7:4001` and `[2001:db8::1]:443`: some proxies add the client's port. */
const WITH_PORT = /^(?:\[([^\]]*)\](?::\d+)?|([^:]*):\d+)$/;

/**
 * Cleans X-Forwarded-For: removes the ports of its addresses, and everything up to the last entry that is not an address. Express would
 * accept such an entry as the client, and a client that changes it with each request would escape the limit.
 */
export const cleanForwardedFor: RequestHandler = ({ headers }, _response, next) => {
  const text = headers['x-forwarded-for'];
  if (typeof text === 'string') {
    const entries = text.split(',').map((entry) => {
      const [, ipv6, ipv4] = WITH_PORT.exec(entry.trim()) ?? [];
      return ipv6 ?? ipv4 ?? entry.trim();
    });
    const kept = entries.slice(entries.findLastIndex((entry) => isIP(entry) === 0) + 1);
    if (kept.length > 0) headers['x-forwarded-for'] = kept.join(', ');
    else delete headers['x-forwarded-for'];
  }
  next();
};

/** The client of a request, for limits and duplicates: an IPv4 address, or a /56 of IPv6. */
export const clientOf = (request: Request): string => ipKeyGenerator(request.ip ?? '', IPV6_PREFIX);

/** Starts a client's window anew if it ends too late: the clock went back, and the window would last as long as that jump. */
class WindowStore extends MemoryStore {
  override async increment(key: string): Promise<ClientRateLimitInfo> {
    const end = (await this.get(key))?.resetTime?.getTime() ?? 0;
    if (end > Date.now() + this.windowMs) await this.resetKey(key);
    return super.increment(key);
  }
}

/** At most `limit` submissions per client and window. */
export function clientLimit(limit: number, windowMs: number): RequestHandler {
  return rateLimit({
    limit,
    windowMs,
    store: new WindowStore(),
    keyGenerator: clientOf,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    skip: () => limit === 0,
    handler: (_request, _response, next) => next(new Problem(429)),
    // The library's configuration checks print visitors' addresses on standard error; our start-up check of TRUST_PROXY replaces them.
    validate: false,
  });
}
