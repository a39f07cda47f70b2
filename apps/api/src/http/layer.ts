import type { NextFunction, RequestHandler } from 'express';

/** Handlers that run at every request, as one: a layer of Express costs a request more than each of them does. */
export function inOneLayer(...handlers: readonly RequestHandler[]): RequestHandler {
  return handlers.reduceRight(
    (rest, handler): RequestHandler =>
      (request, response, next) => {
        const proceed: NextFunction = (error?: unknown) => {
          if (error === undefined) rest(request, response, next);
          else next(error);
        };
        return handler(request, response, proceed);
      },
  );
}
