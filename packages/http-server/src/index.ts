/** `test/built-server.ts` and `test/hostile.ts` are the second interface: the tests that each application runs on its built server. */
export { closeGracefully, listen, onStopSignal } from './life.ts';
export { createHttpServer, type RefusalStatus, type ServerOptions } from './server.ts';
