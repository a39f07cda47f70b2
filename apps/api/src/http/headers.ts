import { type IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Two years, as the preload list asks. */
const HSTS_SECONDS = 63_072_000;

const applyHelmet = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
    },
  },
  strictTransportSecurity: { maxAge: HSTS_SECONDS, includeSubDomains: true, preload: true },
  referrerPolicy: { policy: 'no-referrer' },
  xFrameOptions: { action: 'deny' },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginEmbedderPolicy: { policy: 'require-corp' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  // For what an API is not: a page, a download, a document in an old plug-in.
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  // Express itself is told not to send it.
  xPoweredBy: false,
});

/** What helmet sets: none of it depends on the request, so it is asked once instead of a dozen functions each time. */
function helmetHeaders(): [string, string][] {
  // Helmet only sets headers: an answer that is never sent shows them all.
  const response = new ServerResponse({ method: 'GET' } as IncomingMessage);
  applyHelmet(response.req, response, () => undefined);
  return response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]);
}

/**
 * Headers of an API that is never displayed, framed, cached or sniffed. They also go with the refusals that are
 * written below Express.
 */
export const securityHeaders: readonly (readonly [string, string])[] = [
  ...helmetHeaders(),
  ['Cache-Control', 'no-store'],
];

export const setSecurityHeaders: RequestHandler = (_request, response, next) => {
  for (const [name, value] of securityHeaders) response.setHeader(name, value);
  next();
};
