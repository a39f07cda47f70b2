export { closeGracefully, listen, onStopSignal } from './life.ts';
export { createHttpServer, type RefusalStatus, type ServerOptions } from './server.ts';
