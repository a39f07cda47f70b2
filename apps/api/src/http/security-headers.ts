import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet, { type HelmetOptions } from 'helmet';

/** Security headers of an API: no display, no framing, no MIME sniffing. */
const options: HelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
    },
  },
  // Two years, as the preload list requires.
  strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true, preload: true },
  referrerPolicy: { policy: 'no-referrer' },
  xFrameOptions: { action: 'deny' },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginEmbedderPolicy: { policy: 'require-corp' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  // For pages, downloads and old plug-ins; an API has none of these.
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

const blank = new ServerResponse(new IncomingMessage(new Socket()));
helmet(options)(blank.req, blank, () => blank.setHeader('Cache-Control', 'no-store'));

const headers = new Map(Object.entries(blank.getHeaders()).map(([name, value]) => [name, String(value)]));

/** The headers of every response, also of refusals below Express. */
export const securityHeaders = Object.fromEntries(headers);

export const setSecurityHeaders: RequestHandler = (_request, response, next) => {
  response.setHeaders(headers);
  next();
};
