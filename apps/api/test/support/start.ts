import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { listen } from '@agency/http-server';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { PostgresServer } from './postgres.ts';
import { type Answer, promptly, ServerProcess } from './server-process.ts';
import { type SinkMode, SmtpSink } from './smtp-sink.ts';
import { type ReceiverMode, WebhookReceiver } from './webhook-receiver.ts';

/** Starts a server that is killed when the current test ends. */
export const startServer = (...how: Parameters<typeof spawnServer>): Promise<ServerProcess> =>
  spawnServer(...how).listening();

/** A server for the tests of the file, or of the group. */
export function startServerForFile(env: Readonly<Record<string, string>> = {}): ServerProcess {
  const server = new ServerProcess(env);
  beforeAll(() => server.listening());
  afterAll(() => server.kill('SIGKILL'));
  return server;
}

/** Like `startServer`, without waiting until it listens. */
export function spawnServer(...how: ConstructorParameters<typeof ServerProcess>): ServerProcess {
  const server = new ServerProcess(...how);
  onTestFinished(async () => {
    await server.kill('SIGKILL');
  });
  return server;
}

/** The one line of a server that must not start: it exits with code 1 before it listens. */
export async function refusedStart(...how: Parameters<typeof spawnServer>): Promise<string | undefined> {
  const server = spawnServer(...how);
  expect([await server.ended, server.logs, server.errors]).toEqual([1, [], [expect.any(String)]]);
  return server.errors[0];
}

/** Expects the refusal of a server without room or database: it says when to retry, while health stays prompt and says why. */
export async function expectUnavailable(server: ServerProcess, refused: Answer): Promise<void> {
  const sick = await server.health();
  for (const { status, headers } of [refused, sick]) {
    expect([status, headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  }
  expect(refused.body).toEqual({ success: false, message: expect.any(String) });
  expect(sick.body).toMatchObject({ status: 'unavailable', store: 'unavailable' });
  await promptly(() => server.health());
}

/** A sink that closes at the end of the current test. */
export async function startSink(mode: SinkMode = 'accept', sink = new SmtpSink()): Promise<SmtpSink> {
  sink.mode = mode;
  await sink.listen();
  onTestFinished(() => sink.close());
  return sink;
}

/**
 * A server, for the current test, that speaks SMTP up to the text, and answers that by anything. @returns its address
 * @param ready its answer to DATA; without a 354, it reads the text as commands
 */
export async function startNonsense(answer: string, ready = '354 go on'): Promise<string> {
  const server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let isText = false;
    say('220 ready');
    // The server under test is killed in the middle of a conversation: the lines have that error too.
    const lines = createInterface({ input: socket.on('error', () => undefined) }).on('error', () => undefined);
    lines.on('line', (line) => {
      if (isText) {
        if (line !== '.') return;
        isText = false;
        say(answer);
      } else if (line === 'DATA') {
        isText = ready.startsWith('354');
        say(ready);
      } else say('250 OK');
    });
  });
  onTestFinished(() => {
    server.close();
  });
  return `smtp://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
}

/** A receiver that closes at the end of the current test. */
export async function startReceiver(mode: ReceiverMode = 204): Promise<WebhookReceiver> {
  const receiver = new WebhookReceiver();
  receiver.mode = mode;
  await receiver.listen();
  onTestFinished(() => receiver.close());
  return receiver;
}

let postgres: PostgresServer | undefined;

/** The PostgreSQL server of all test files of this process, which ends with it: `initdb` takes about a second of the processor. */
export function startPostgres(): PostgresServer {
  postgres ??= new PostgresServer();
  const server = postgres;
  beforeAll(() => server.start());
  return server;
}
