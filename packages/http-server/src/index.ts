export { closeGracefully, exitWith, listen, onStopSignal, readOrExit } from './lifecycle.ts';
export { createHttpServer, type ServerOptions } from './server.ts';
