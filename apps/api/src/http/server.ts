import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { oneRequestAtATime } from '@agency/http-guard';
import { Problem, type ProblemStatus, problemBody } from './problem.ts';
import { RAW_HEADERS } from './security-headers.ts';

/** Time limits for a request's headers and for the whole request; both are below the 10 s of a shutdown. */
const HEADERS_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 8_000;
/** How often Node checks for late requests; with its default of 30 s they would last that much longer. */
const CHECK_INTERVAL_MS = 500;
/** Longer than the two minutes for which a reverse proxy such as Caddy keeps an idle connection, so that the proxy closes it first. */
const KEEP_ALIVE_TIMEOUT_MS = 130_000;

const PARSER_ERRORS: Readonly<Record<string, ProblemStatus>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** An HTTP server that enforces its time limits promptly, and whose own refusals have the API's shape. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      // The app refuses instead, with our headers and our shape.
      requireHostHeader: false,
    },
    oneRequestAtATime(listener),
  );
  // A client that half-closes the connection after its request still reads the response.
  Object.assign(server, { httpAllowHalfOpen: true });
  // Unknown Expect header: Node would answer 417 without our headers.
  server.on(
    'checkExpectation',
    oneRequestAtATime((request) => request.socket.end(rawProblem(417))),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    socket.end(rawProblem(PARSER_ERRORS[error.code ?? ''] ?? 400), () => socket.destroy());
  });
  return server;
}

/** Response to bytes that Node cannot parse as a request, and that Express never receives. */
function rawProblem(status: ProblemStatus): string {
  const body = JSON.stringify(problemBody(new Problem(status)));
  return [
    `HTTP/1.1 ${status} ${REASONS[status] ?? 'Bad Request'}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...RAW_HEADERS,
    '',
    body,
  ].join('\r\n');
}

const REASONS: { readonly [Status in ProblemStatus]?: string } = {
  408: 'Request Timeout',
  417: 'Expectation Failed',
  431: 'Request Header Fields Too Large',
};

/** How long idle connections stay open after a stop: a request may already be on its way. */
const LINGER_MS = 1_000;

/**
 * Stops accepting connections, responds to every started request, then closes the rest.
 * @param graceMs time after which remaining connections are destroyed
 */
export async function closeGracefully(server: Server, graceMs: number): Promise<void> {
  // From now on each response closes its connection.
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  // This turn still accepts connections that the kernel has completed; closing now would reset them.
  await new Promise((resolve) => setImmediate(resolve));
  const closed = new Promise<void>((resolve) => server.once('close', () => resolve()));
  // http's own close() would destroy idle connections immediately, with any request that is just arriving.
  NetServer.prototype.close.call(server);
  const linger = setTimeout(() => server.closeIdleConnections(), LINGER_MS);
  const sweep = setInterval(() => server.closeIdleConnections(), LINGER_MS);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(linger);
  clearInterval(sweep);
  clearTimeout(cut);
}
