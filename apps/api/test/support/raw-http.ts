import { connect, type Socket } from 'node:net';

/** A connection on which the test writes raw bytes. */
export class RawClient {
  readonly socket: Socket;
  #received = '';
  readonly closed: Promise<void>;

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1');
    this.socket.setEncoding('utf8');
    this.socket.on('data', (text: string) => {
      this.#received += text;
    });
    this.socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => this.socket.once('close', () => resolve()));
  }

  get text(): string {
    return this.#received;
  }

  /** Status of the response, once the server has closed the connection. */
  async answer(): Promise<{ status: number; body: unknown }> {
    await this.closed;
    const [head = '', body = ''] = this.#received.split('\r\n\r\n');
    const isJson = /content-type: application\/json/i.test(head);
    return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), body: isJson ? JSON.parse(body) : body };
  }
}
