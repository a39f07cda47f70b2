import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '@agency/http-server';
import { Webhook } from 'standardwebhooks';
import { until } from './server-process.ts';

export const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 'e').toString('base64')}`;

export interface ReceivedPost {
  readonly id: string;
  readonly body: string;
  /** Whether the published library accepts its signature. */
  readonly isSigned: boolean;
}

/** What the receiver does with a post that it has read: answer a status, answer never, or cut the connection. */
export type ReceiverMode = number | 'hang' | 'reset';

/** A real HTTP server that can misbehave. */
export class WebhookReceiver {
  readonly posts: ReceivedPost[] = [];
  /** Requests for the address that the redirect names. */
  followed = 0;
  mode: ReceiverMode = 204;
  /** Chooses a mode per post, numbered from 1; overrides `mode`. */
  modeOf: ((post: number) => ReceiverMode) | undefined;
  /** Headers of each answer. */
  headers: Record<string, string> = {};
  /** The body of each answer; it must reach no log. */
  answer = '';
  port = 0;
  #server: Server | undefined;

  get url(): string {
    return `http://127.0.0.1:${this.port}/hook`;
  }

  /** The variables of a server that posts here. */
  get env(): Readonly<Record<string, string>> {
    return { WEBHOOK_URL: this.url, WEBHOOK_SECRET };
  }

  /** Accepts again, and has received nothing. */
  forget(): void {
    this.mode = 204;
    this.modeOf = undefined;
    this.posts.length = 0;
    this.headers = {};
    this.answer = '';
  }

  async listen(): Promise<this> {
    const server = createServer((request, response) => {
      this.#receive(request, response).catch(() => undefined);
    });
    this.port = await listen(server, 0, '127.0.0.1');
    this.#server = server;
    return this;
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A sender killed in the middle of the body has posted nothing.
    const body = await text(request);
    if (request.url !== '/hook') this.followed += 1;
    const id = String(request.headers['webhook-id'] ?? '');
    this.posts.push({ id, body, isSigned: isSigned(body, request.headers) });
    const mode = this.modeOf?.(this.posts.length) ?? this.mode;
    if (mode === 'reset') request.socket.resetAndDestroy();
    else if (mode !== 'hang') response.writeHead(mode, this.headers).end(mode === 204 ? undefined : this.answer);
  }

  async close(): Promise<void> {
    this.#server?.close();
    this.#server?.closeAllConnections();
    this.#server = undefined;
  }

  /** Waits for `count` posts in total. */
  async received(count: number): Promise<readonly ReceivedPost[]> {
    return until(
      () => this.posts.length >= count && this.posts,
      () => `${count} posts (got ${this.posts.length})`,
    );
  }
}

function isSigned(body: string, headers: IncomingMessage['headers']): boolean {
  try {
    new Webhook(WEBHOOK_SECRET).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}
