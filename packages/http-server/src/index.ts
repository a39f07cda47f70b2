export { closeGracefully, exitWith, listen, onStopSignal, readOrExit } from './lifecycle.ts';
export { createHttpServer, type RefusalStatus, type ServerOptions } from './server.ts';
