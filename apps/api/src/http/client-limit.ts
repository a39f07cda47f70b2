import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
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

/** Clients remembered at once, about 10 MB: past it, those seen first are forgotten. */
const MOST_CLIENTS = 50_000;
/**
 * Forgetting is seldom and by many: the first client of a map is found by walking over all that were deleted before it, which at
 * each request of a flood would cost more than the request.
 */
const FORGOTTEN_AT_ONCE = 5_000;
const SWEEP_MS = 1_000;

/** Counts submissions per client and window, in bounded memory whatever number of addresses a flood pretends to. */
export class ClientCounts {
  readonly #clients = new Map<string, { hits: number; readonly resetAt: number }>();
  readonly #windowMs: number;
  #nextSweep = 0;

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  get size(): number {
    return this.#clients.size;
  }

  increment(key: string): { readonly totalHits: number; readonly resetAt: number } {
    const now = Date.now();
    let client = this.#clients.get(key);
    // A clock that was set back would keep a client out for as long as the jump.
    if (!client || client.resetAt <= now || client.resetAt > now + this.#windowMs) {
      client = { hits: 0, resetAt: now + this.#windowMs };
      this.#clients.delete(key);
      this.#clients.set(key, client);
      this.#forget(now);
    }
    client.hits += 1;
    return { totalHits: client.hits, resetAt: client.resetAt };
  }

  /** Windows are equally long, so the first client of the map is the first whose window ends. */
  #forget(now: number): void {
    const isFull = this.#clients.size > MOST_CLIENTS;
    if (!isFull && now < this.#nextSweep) return;
    this.#nextSweep = now + SWEEP_MS;
    const kept = isFull ? MOST_CLIENTS - FORGOTTEN_AT_ONCE : MOST_CLIENTS;
    for (const [key, { resetAt }] of this.#clients) {
      if (resetAt > now && this.#clients.size <= kept) return;
      this.#clients.delete(key);
    }
  }
}

/**
 * At most `max` submissions per client and window. A visitor needs to know when to come back, not how much is left: Retry-After
 * says it.
 */
export function clientLimit(max: number, windowMs: number, clientAddress: ClientAddress): RequestHandler {
  const counts = new ClientCounts(windowMs);
  return (request, _response, next) => {
    const { totalHits, resetAt } = counts.increment(ipKeyGenerator(clientAddress(request), IPV6_CLIENT_PREFIX));
    if (totalHits <= max) return next();
    const waitSeconds = Math.ceil((resetAt - Date.now()) / 1_000);
    return next(new Problem(429, { retryAfterSeconds: Math.max(1, waitSeconds) }));
  };
}
