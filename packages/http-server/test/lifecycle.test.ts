import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { closeGracefully, listen, readOrExit } from '../src/index.ts';
import { endOf, get, openRaw, statusesOf } from './raw-client.ts';
import { serve } from './serve.ts';

it('listen names the variable to change when it cannot', async () => {
  const port = await serve(createServer());
  await expect(listen(createServer(), port, '127.0.0.1')).rejects.toThrow(
    `Le port ${port} est déjà pris\u00a0: libérez-le ou choisissez-en un autre avec PORT.`,
  );
  await expect(listen(createServer(), 0, '192.0.2.1', { port: 'WEB_PORT', host: 'WEB_HOST' })).rejects.toThrow(
    /^WEB_HOST ne nomme pas [^\n]+$/,
  );
});

it('a program ends with the line of an expected error, and any other goes on', () => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const line = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  const read = (error: Error) => () =>
    readOrExit(TypeError, () => {
      throw error;
    });
  expect(read(new RangeError('Ours.'))).toThrow('Ours.');
  expect(exit).not.toHaveBeenCalled();
  expect(read(new TypeError('PORT doit être un nombre.'))).toThrow();
  expect(line).toHaveBeenCalledExactlyOnceWith('PORT doit être un nombre.');
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
});

describe('closeGracefully', () => {
  it('answers what has begun and what open connections still send, and accepts no new connection', async () => {
    let finish: (() => unknown) | undefined;
    const server = createServer((request, response) => {
      if (request.url === '/slow') finish = () => response.end('done');
      else response.end();
    });
    const port = await serve(server);
    const [idle, busy] = [await openRaw(port), await openRaw(port)];
    idle.socket.write(get('/'));
    await vi.waitUntil(() => idle.received() !== '');
    busy.socket.write(get('/slow'));
    await vi.waitUntil(() => finish);
    const closed = closeGracefully(server, 60_000);
    await vi.waitUntil(() => !server.listening);
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
    idle.socket.write(get('/'));
    finish?.();
    await Promise.all([idle, busy].map(({ socket }) => endOf(socket)));
    for (const { socket } of [idle, busy]) socket.destroy();
    await closed;
    expect(statusesOf(idle.received())).toEqual([200, 200]);
    expect(busy.received()).toMatch(/done/);
  });

  it('cuts what remains after its time limit', async () => {
    const server = createServer(() => undefined);
    const port = await serve(server);
    const { socket, received } = await openRaw(port);
    socket.write(get('/'));
    await once(server, 'request');
    await closeGracefully(server, 10);
    expect(received()).toBe('');
    socket.destroy();
  });
});

describe('onStopSignal', () => {
  /** A program that stops like this, and the signals that it gets, each after a line of its output. */
  async function codeAfter(stop: string, ...signals: readonly NodeJS.Signals[]): Promise<unknown> {
    const source = `import { onStopSignal } from '${new URL('../src/lifecycle.ts', import.meta.url)}';
      setInterval(() => undefined, 1_000);
      onStopSignal(${stop});
      console.log('ready');`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', source]);
    onTestFinished(() => void child.kill('SIGKILL'));
    const ended = once(child, 'exit');
    for (const signal of signals) {
      await once(child.stdout, 'data');
      child.kill(signal);
    }
    const [code] = await ended;
    return code;
  }

  it('stops the program at a signal', async () => {
    expect(await codeAfter('async () => process.exit(7)', 'SIGINT')).toBe(7);
  });

  const stoppingAfter = (ms: number, then = '') =>
    `() => new Promise(() => setTimeout(() => { console.log("stopping"); ${then} }, ${ms}))`;

  it('ends the program with code 1 at a second signal, although it is still stopping', async () => {
    expect(await codeAfter(stoppingAfter(600), 'SIGTERM', 'SIGINT')).toBe(1);
  });

  it('takes the signal that npm passes on at once for the one before', async () => {
    const stop = stoppingAfter(0, 'setTimeout(() => process.exit(7), 300)');
    expect(await codeAfter(stop, 'SIGINT', 'SIGINT')).toBe(7);
  });

  it('ends the program with code 1 if it cannot stop', async () => {
    expect(await codeAfter('async () => { throw new Error("stuck"); }', 'SIGTERM')).toBe(1);
  });
});
