import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies do not pipeline. A client that does may have this many requests waiting on a connection. */
export const MAX_WAITING = 8;

const waiting = new WeakMap<Socket, number>();

/**
 * Wraps a request listener so that it handles one request of a connection at a time.
 *
 * Node emits pipelined requests as fast as it parses them, and gives a response its socket only when the response before it
 * is sent. If the client leaves first, the later responses never close, and neither do the files opened for them. Here a
 * request waits, unhandled, until its response has a socket: every response that is started then closes. A client with
 * more than `MAX_WAITING` requests waiting is disconnected.
 */
export function oneRequestAtATime(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (response.socket) return listener(request, response);
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > MAX_WAITING) return disconnect(socket);
    response.once('socket', () => {
      // Other connections have their turn between two requests of this one.
      setImmediate(() => {
        waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
        if (!socket.destroyed) listener(request, response);
      });
    });
  };
}

/**
 * Destroys a socket and makes Node's parser fail at the next request: by itself it reads a received chunk to its end, and
 * 64 kB of small requests block the event loop for a tenth of a second. No public method stops it. A release of Node
 * without `onIncoming` would parse the rest and find the socket destroyed.
 */
function disconnect(socket: Socket & { parser?: { onIncoming?: () => number } | null }): void {
  if (socket.parser?.onIncoming) socket.parser.onIncoming = () => PARSER_ERROR;
  socket.destroy();
}

/** What a callback returns to end parsing; Node reports it as `clientError`. */
const PARSER_ERROR = -1;
