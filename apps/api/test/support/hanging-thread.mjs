// Preloaded into the built server (node --import): its thread hangs while the file HANG exists, as on a disk that stalls.
import { existsSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';

if (parentPort) {
  const idle = new Int32Array(new SharedArrayBuffer(4));
  const post = parentPort.postMessage.bind(parentPort);
  parentPort.postMessage = (message) => {
    while (existsSync(process.env.HANG)) Atomics.wait(idle, 0, 0, 50);
    post(message);
  };
}
