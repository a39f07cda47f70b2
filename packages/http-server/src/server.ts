import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { oneRequestAtATime } from './one-request-at-a-time.ts';

/** Time limits for a request's headers and for the whole request; both are below the 15 s after which a form of the site gives up. */
const HEADERS_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 8_000;
/** How often Node checks for late requests; with its default of 30 s they would last that much longer. */
const CHECK_INTERVAL_MS = 500;
/** `stallMs` for a connection that closes after its response. */
const CLOSING_STALL_MS = 1_500;

/** What the server refuses by itself: the listener gets none of these requests. */
type RefusalStatus = 400 | 408 | 417 | 431;

interface Refusal {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface ServerOptions {
  readonly refusal: (status: RefusalStatus) => Refusal;
  readonly keepAliveMs: number;
  /**
   * A client that reads nothing of its response for this time, or for twice this time if it has read a part, is disconnected. In
   * milliseconds, 30 s by default.
   */
  readonly stallMs?: number;
}

/** Errors of Node's parser other than malformed requests. */
const parserErrors: Readonly<Record<string, RefusalStatus>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

const responses = new WeakMap<Socket, ServerResponse>();
/** Connections whose bytes Node's parser has rejected. */
const failed = new WeakSet<Socket>();

/**
 * The HTTP server of the site and of the API. It handles one request of a connection at a time, enforces its time limits promptly,
 * answers what it refuses in the application's shape, and destroys every connection that it has answered with `Connection: close`.
 */
export function createHttpServer(
  listener: RequestListener,
  { refusal, keepAliveMs, stallMs = 30_000 }: ServerOptions,
): Server {
  const refuse = (response: ServerResponse, status: RefusalStatus): void => {
    const { headers, body } = refusal(status);
    response.writeHead(status, { ...headers, ...closingHeaders(body) }).end(body);
  };

  const answer = checked(listener, refuse);
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
      keepAliveTimeout: keepAliveMs,
      // `isWellFormed` refuses instead, in the application's shape.
      requireHostHeader: false,
    },
    answer,
  );
  // A client that half-closes the connection after its request still reads the response. The property is not public: without it, Node
  // closes such a connection before the response. Remove it once an option of `createServer` does the same.
  Object.assign(server, { httpAllowHalfOpen: true });
  // `Expect: 100-continue`: the listener asks for the body by `writeContinue`. If it does not, the connection cannot be used again.
  server.on('checkContinue', (request, response) => {
    response.shouldKeepAlive = false;
    answer(request, response);
  });
  server.on(
    'checkExpectation',
    checked((_request, response) => refuse(response, 417), refuse),
  );
  server.on('clientError', (error, socket: Socket) => answerParserError(error, socket, refusal));
  disconnectStalled(server, stallMs);
  return server;
}

/** Gives the listener well-formed requests only, one of a connection at a time. */
function checked(answer: RequestListener, refuse: (response: ServerResponse, status: RefusalStatus) => void) {
  return oneRequestAtATime((request, response) => {
    responses.set(request.socket, response);
    const path = isWellFormed(request) ? pathOf(request.url ?? '') : undefined;
    if (path === undefined || !response.shouldKeepAlive) request.socket.setTimeout(CLOSING_STALL_MS);
    if (path === undefined) return refuse(response, 400);
    request.url = path;
    answer(request, response);
  });
}

/** Node's own listener would also end a request whose response has not started: the store may be slow, not the client. */
function disconnectStalled(server: Server, stallMs: number): void {
  server.timeout = stallMs;
  server.on('timeout', (socket) => {
    if (responses.get(socket)?.headersSent !== false) socket.destroy();
  });
}

/** Answers bytes that Node's parser rejects, or waits for too long: they never become a request. */
function answerParserError(error: NodeJS.ErrnoException, socket: Socket, refusal: ServerOptions['refusal']): void {
  // A browser opens connections in advance, and may never use them.
  if (!socket.writable || socket.bytesRead === 0 || error.code === 'ECONNRESET') return void socket.destroy();
  socket.pause();
  // The parser reports its error again with each chunk.
  if (failed.has(socket)) return;
  failed.add(socket);
  const response = responses.get(socket);
  // The bytes are the rest of a request that has its response already.
  if (response && !response.req.complete && response.headersSent) return void socket.destroy();
  // The bytes follow a request whose response is in progress. That response is the connection's last.
  if (response?.req.complete && !response.writableFinished) {
    if (!response.headersSent) response.setHeader('Connection', 'close');
    response.once('finish', () => socket.destroySoon());
  } else {
    const status = parserErrors[error.code ?? ''] ?? 400;
    socket.write(rawResponse(status, refusal(status)));
    socket.destroySoon();
  }
  socket.setTimeout(CLOSING_STALL_MS);
}

const closingHeaders = (body: string) => ({ 'Content-Length': Buffer.byteLength(body), Connection: 'close' });

/** A refusal as bytes: what Node's parser rejects has no response object. */
function rawResponse(status: RefusalStatus, { headers, body }: Refusal): string {
  const lines = Object.entries({ ...headers, ...closingHeaders(body) });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');
}

/** `uri-host [":" port]` of RFC 9112, section 3.2, not empty: an `http` address has a host (RFC 9110, section 4.2.1). */
const HOST = /^(?:\[[\da-f:.]+\]|(?:[\w.~!$&'()*+;=-]|%[\da-f]{2})+)(?::\d*)?$/i;

/** An `http` address: a host without an account (RFC 9110, section 4.2), then perhaps a port, a path and a query. */
const ADDRESS = /^https?:\/\/[^/?\\@]+(?:[/?]|$)/i;

/**
 * The path and query of a request's target, which may be an address (RFC 9112, section 3.2). Express cannot read every address: it
 * would send a page of its own.
 * @returns undefined for a target that is neither
 */
function pathOf(target: string): string | undefined {
  if (target.includes('#')) return undefined;
  if (/^(?:\/|\*$)/.test(target)) return target;
  if (!ADDRESS.test(target) || !URL.canParse(target)) return undefined;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

/** What RFC 9112 refuses with 400, and Node's parser accepts. */
function isWellFormed({ httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  const isHostValid = hosts === 1 && HOST.test(headers.host ?? '');
  const coding = headers['transfer-encoding']?.toLowerCase();
  // Section 6.1: HTTP/1.0 has no codings, so the end of such a request is unknown.
  if (httpVersion === '1.0') return coding === undefined && (hosts === 0 || isHostValid);
  // Node decodes no other coding: the listener would take compressed bytes for the text.
  return httpVersion === '1.1' && isHostValid && (coding === undefined || coding === 'chunked');
}
