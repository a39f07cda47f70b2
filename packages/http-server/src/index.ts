export { closeGracefully, listen, onStopSignal } from './lifecycle.ts';
export { createHttpServer, type RefusalStatus, type ServerOptions } from './server.ts';
