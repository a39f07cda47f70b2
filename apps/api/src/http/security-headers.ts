import type { RequestHandler } from 'express';

/** The headers of every response, also of refusals below Express. */
export const securityHeaders = {
  'Content-Security-Policy': "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
  // Two years, as the preload list requires.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cache-Control': 'no-store',
} as const;

const headers = new Map(Object.entries(securityHeaders));

export const setSecurityHeaders: RequestHandler = (_request, response, next) => {
  response.setHeaders(headers);
  next();
};
