import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Two years, as the preload list asks. */
const HSTS_SECONDS = 63_072_000;

/** Headers of an API that is never displayed, framed, cached or sniffed: reliability.md's list, exactly. */
export function securityHeaders(): RequestHandler[] {
  return [
    helmet({
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
      // For what an API is not: a page, a download, a document in an old plug-in.
      originAgentCluster: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
      // Express itself is told not to send it.
      xPoweredBy: false,
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginEmbedderPolicy: { policy: 'require-corp' },
      // CORS decides who reads; CORP same-origin would forbid the site, which is another origin, only for no-cors reads.
      crossOriginResourcePolicy: { policy: 'same-origin' },
    }),
    (_request, response, next) => {
      response.setHeader('Cache-Control', 'no-store');
      next();
    },
  ];
}
